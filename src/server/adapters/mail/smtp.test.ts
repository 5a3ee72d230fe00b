import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { MailRefused, type OutgoingMail } from './mail-sender.ts'
import { smtpSender } from './smtp.ts'

interface Received {
  from: string
  to: string[]
  source: string
}

let stop = async () => {}
afterEach(() => stop())

/** A mail server that keeps what it gets; `answer` may refuse a recipient with a status. */
async function aMailServer(answer?: { status: number }): Promise<{ url: URL; received: Received[] }> {
  const received: Received[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onAuth: ({ username, password }, _, done) =>
      username === 'pangat' && password === 'right' ? done(null, { user: username }) : done(new Error('no')),
    onRcptTo: (_, __, done) =>
      done(answer ? Object.assign(new Error('mailbox of asha@pangat.example'), { responseCode: answer.status }) : null),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        received.push({
          from,
          to: envelope.rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString(),
        })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stop = () => new Promise((resolve) => server.close(() => resolve()))
  const { port } = server.server.address() as AddressInfo
  return { url: new URL(`smtp://127.0.0.1:${port}`), received }
}

const mail: OutgoingMail = {
  id: '01MAIL',
  recipient: 'asha@pangat.example',
  subject: 'Welcome, आशा',
  text: 'Namaste Asha',
  html: '<p>Namaste Asha</p>',
}
const from = 'Pangat <hello@pangat.example>'
const senderTo = (url: URL) => smtpSender({ url, from, host: 'pangat.example' })

test('a mail arrives as text and HTML in one, under an id that stays the same', async () => {
  const { url, received } = await aMailServer()
  await senderTo(url).send(mail)
  await senderTo(url).send(mail)

  expect(received).toHaveLength(2)
  const [first, second] = received
  expect(first).toMatchObject({ from: 'hello@pangat.example', to: ['asha@pangat.example'] })
  expect(first?.source).toMatch(/Content-Type: multipart\/alternative/)
  expect(first?.source).toMatch(
    /Content-Type: text\/plain[^]*Namaste Asha[^]*Content-Type: text\/html[^]*<p>Namaste Asha/,
  )
  for (const { source } of [first, second].filter((one) => one !== undefined)) {
    expect(source).toContain('Message-ID: <01MAIL@pangat.example>')
    expect(source).toContain('From: Pangat <hello@pangat.example>')
  }
})

test.each([
  { subject: 'Hello\r\nBcc: all@evil.example' },
  { subject: 'Hello\u2028Bcc: all@evil.example' },
  { recipient: 'asha@pangat.example\r\nBcc: all@evil.example' },
  { recipient: 'asha@pangat.example, all@evil.example' },
  { recipient: '"asha@evil.example x"@pangat.example' },
  { recipient: 'Asha <asha@pangat.example>' },
  { recipient: '' },
])('nothing leaves with a header of somebody’s own: %j', async (given) => {
  const { url, received } = await aMailServer()
  await expect(senderTo(url).send({ ...mail, ...given })).rejects.toMatchObject({
    reason: 'bad_header',
    isForGood: true,
  })
  expect(received).toEqual([])
})

test.each([
  [550, true],
  [452, false],
])('a recipient refused with %i: for good is %s, and the reason does not name anybody', async (status, isForGood) => {
  const { url } = await aMailServer({ status })
  const error: unknown = await senderTo(url)
    .send(mail)
    .catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(MailRefused)
  expect(error).toMatchObject({ reason: `EENVELOPE ${status}`, isForGood })
})

test('a wrong password of ours and a server that is not there are tried again', async () => {
  const { url } = await aMailServer()
  const wrong = new URL(url)
  wrong.username = 'pangat'
  wrong.password = 'wrong'
  await expect(senderTo(wrong).send(mail)).rejects.toMatchObject({ isForGood: false })
  await stop()
  stop = async () => {}
  await expect(senderTo(url).send(mail)).rejects.toMatchObject({ isForGood: false })
})
