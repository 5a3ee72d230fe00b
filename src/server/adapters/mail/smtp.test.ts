import { createServer, type AddressInfo, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { MailError, type OutgoingMail } from './mail-sender.ts'
import { smtpSender } from './smtp.ts'

interface Received {
  from: string
  to: string[]
  source: string
}

let stop = async () => {}
afterEach(() => stop())

/** Where a server says no, and with which status. */
interface Rejecting {
  at: 'greeting' | 'sender' | 'recipient' | 'message'
  status: number
}

/** An email server that keeps what it gets. */
async function aMailServer(rejecting?: Rejecting): Promise<{ url: URL; received: Received[] }> {
  const received: Received[] = []
  const answerAt = (at: Rejecting['at']) =>
    rejecting?.at === at
      ? Object.assign(new Error('mailbox of asha@pangat.example'), { responseCode: rejecting.status })
      : null
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onAuth: ({ username, password }, _, done) =>
      username === 'pangat' && password === 'right' ? done(null, { user: username }) : done(new Error('no')),
    onConnect: (_, done) => done(answerAt('greeting')),
    onMailFrom: (_, __, done) => done(answerAt('sender')),
    onRcptTo: (_, __, done) => done(answerAt('recipient')),
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
        done(answerAt('message'))
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

test('an email arrives as text and HTML in one, under an id that stays the same', async () => {
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

test.each<[Rejecting['at'], number, string, boolean]>([
  ['recipient', 550, 'EENVELOPE 550', true],
  ['recipient', 452, 'EENVELOPE 452', false],
  ['message', 554, 'EMESSAGE 554', true],
  ['message', 451, 'EMESSAGE 451', false],
  ['sender', 550, 'EENVELOPE 550', false],
  ['greeting', 554, 'EPROTOCOL 554', false],
])(
  'rejected at the %s with %i, told as %s: for good is %s, and nobody is named',
  async (at, status, reason, isForGood) => {
    const { url } = await aMailServer({ at, status })
    const error: unknown = await senderTo(url)
      .send(mail)
      .catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(MailError)
    expect(error).toMatchObject({ reason, isForGood })
  },
)

/** A server that speaks line by line and, at a line of the client that begins so, does something else than answer. */
async function anOddServer(at: string, odd: (socket: Socket) => void): Promise<{ url: URL; lines: string[] }> {
  const lines: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let isMessage = false
    socket.on('error', () => socket.destroy())
    if (at === '') return odd(socket)
    socket.write('220 odd\r\n')
    createInterface(socket).on('line', (line) => {
      lines.push(line)
      if (line.startsWith(at)) odd(socket)
      else if (line === 'DATA') socket.write('354 go on\r\n')
      else if (!isMessage || line === '.') socket.write('250 fine\r\n')
      isMessage = line === 'DATA' || (isMessage && line !== '.')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stop = () => {
    for (const socket of sockets) socket.destroy()
    return new Promise((resolve) => server.close(() => resolve()))
  }
  return { url: new URL(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`), lines }
}

test.each([
  ['never greets', ''],
  ['falls silent at the recipient', 'RCPT TO'],
  ['falls silent after the message', '.'],
])('a server that %s is given up and tried again', async (_, at) => {
  const { url } = await anOddServer(at, () => {})
  await expect(smtpSender({ url, from, host: 'x', timeoutMs: 100 }).send(mail)).rejects.toMatchObject({
    isForGood: false,
  })
})

test('a server that dies after it was given the message is given it again, under the same id', async () => {
  const dying = await anOddServer('.', (socket) => socket.destroy())
  await expect(senderTo(dying.url).send(mail)).rejects.toMatchObject({ isForGood: false })
  await stop()
  const back = await aMailServer()
  await senderTo(back.url).send(mail)
  const idLine = 'Message-ID: <01MAIL@pangat.example>'
  expect(dying.lines).toContain(idLine)
  expect(back.received[0]?.source).toContain(idLine)
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
