import { expect, test } from 'vitest'
import { loadConfig } from './config.ts'

const smtp = { SMTP_URL: 'smtps://user:password@mail.example:465', MAIL_FROM: 'Pangat <hello@pangat.example>' }
const emailJs = {
  EMAILJS_SERVICE_ID: 'service_1',
  EMAILJS_TEMPLATE_ID: 'template_1',
  EMAILJS_PUBLIC_KEY: 'public-1',
  EMAILJS_PRIVATE_KEY: 'private-1',
}

test('without settings emails are kept to be read', () => {
  expect(loadConfig({}).mail).toEqual({ provider: 'outbox' })
})

test('emails leave by SMTP or by EmailJS', () => {
  expect(loadConfig(smtp).mail).toEqual({ provider: 'smtp', url: new URL(smtp.SMTP_URL), from: smtp.MAIL_FROM })
  expect(loadConfig(emailJs).mail).toEqual({
    provider: 'emailjs',
    baseUrl: new URL('https://api.emailjs.com'),
    serviceId: 'service_1',
    templateId: 'template_1',
    publicKey: 'public-1',
    privateKey: 'private-1',
  })
})

test.each([
  [{ SMTP_URL: smtp.SMTP_URL }, 'To send mail by SMTP, please set MAIL_FROM too'],
  [{ ...emailJs, EMAILJS_PRIVATE_KEY: '' }, 'To send mail by EmailJS, please set EMAILJS_PRIVATE_KEY too'],
  [{ ...smtp, ...emailJs }, 'Mail is set to be sent by SMTP and by EmailJS; please choose one and remove the other'],
  [
    { PANGAT_MODE: 'production' },
    'Mail is required in production; please set either SMTP_URL, MAIL_FROM or EMAILJS_SERVICE_ID, EMAILJS_TEMPLATE_ID, EMAILJS_PUBLIC_KEY, EMAILJS_PRIVATE_KEY',
  ],
])('what is missing or too much stops the start with its cure: %j', (given, cure) => {
  expect(() => loadConfig(given)).toThrow(cure)
})

test.each(['Pangat <hello@pangat.example>\r\nBcc: x@evil.example', 'Pangat', 'a@b, c@d', '<>'])(
  'a sender that could carry a header, or is none, stops the start: %j',
  (from) => {
    expect(() => loadConfig({ ...smtp, MAIL_FROM: from })).toThrow(/MAIL_FROM must be a sender/)
  },
)
