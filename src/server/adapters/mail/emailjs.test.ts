import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { emailJsSender } from './emailjs.ts'

let server: Server | undefined
afterEach(async () => {
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)))
  server = undefined
})

/** EmailJS as its client sees it: one address that answers a text. */
async function anEmailJs(status: number, text: string) {
  const received: { path: string; type: string; body: unknown }[] = []
  server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { url: path = '', headers } = request
      received.push({ path, type: headers['content-type'] ?? '', body: JSON.parse(Buffer.concat(chunks).toString()) })
      response.writeHead(status, { 'content-type': 'text/plain' }).end(text)
    })
  })
  const listening = server
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  const { port } = listening.address() as AddressInfo
  return { baseUrl: new URL(`http://127.0.0.1:${port}`), received }
}

const keys = {
  serviceId: 'service_1',
  templateId: 'template_1',
  publicKey: 'public-1',
  privateKey: 'private-1',
  enquiryTemplateId: undefined,
}
const mail = {
  id: '01MAIL',
  recipient: 'asha@pangat.example',
  subject: 'Welcome',
  text: 'Namaste',
  html: '<p>Namaste</p>',
}

test('an email is sent as EmailJS wants it', async () => {
  const { baseUrl, received } = await anEmailJs(200, 'OK')
  await emailJsSender({ ...keys, baseUrl }).send(mail)
  expect(received).toEqual([
    {
      path: '/api/v1.0/email/send',
      type: 'application/json',
      body: {
        lib_version: '4.4.1',
        service_id: 'service_1',
        template_id: 'template_1',
        user_id: 'public-1',
        accessToken: 'private-1',
        template_params: {
          name: 'Pangat',
          email: 'asha@pangat.example',
          contact: '+912248931770',
          subject: 'Welcome',
          message: 'Namaste',
          html: '<p>Namaste</p>',
          message_id: '01MAIL',
        },
      },
    },
  ])
})

const form = { name: 'Asha', email: 'asha@pangat.example', contact: '9820012345', message: '[Festival] Modak for 40' }
const toUs = { ...mail, recipient: 'hello@pangat.example', form }

test('what a visitor entered is sent as exactly name, email, message and contact', async () => {
  const { baseUrl, received } = await anEmailJs(200, 'OK')
  await emailJsSender({ ...keys, baseUrl, enquiryTemplateId: 'template_2' }).send(toUs)
  expect(received[0]?.body).toMatchObject({ template_id: 'template_2' })
  expect(received[0]?.body).toHaveProperty('template_params', form)
})

test('without a template of its own it goes to us, not to the address that was entered', async () => {
  const { baseUrl, received } = await anEmailJs(200, 'OK')
  await emailJsSender({ ...keys, baseUrl }).send(toUs)
  expect(received[0]?.body).toHaveProperty('template_params', {
    name: 'Asha',
    email: 'hello@pangat.example',
    contact: '9820012345',
    message: '[Festival] Modak for 40\n\nasha@pangat.example',
  })
})

test.each([
  [400, true],
  [422, true],
  [401, false],
  [404, false],
  [429, false],
  [500, false],
])('an answer of %i: for good is %s', async (status, isForGood) => {
  const { baseUrl } = await anEmailJs(status, 'asha@pangat.example cannot be reached')
  await expect(emailJsSender({ ...keys, baseUrl }).send(mail)).rejects.toMatchObject({
    reason: `http_${status}`,
    isForGood,
  })
})

test('a service that is not there is tried again; a line break in a subject is not', async () => {
  const sender = emailJsSender({ ...keys, baseUrl: new URL('http://127.0.0.1:9') })
  await expect(sender.send(mail)).rejects.toMatchObject({ reason: 'unreachable', isForGood: false })
  await expect(sender.send({ ...mail, subject: 'a\nBcc: b' })).rejects.toMatchObject({ isForGood: true })
})
