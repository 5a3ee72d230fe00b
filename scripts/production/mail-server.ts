// An email server in a process of its own, which tells its parent of every email that it takes.
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

const server = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  authOptional: true,
  onData(stream, { envelope }, done) {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      process.send?.({
        to: envelope.rcptTo.map(({ address }) => address),
        source: Buffer.concat(chunks).toString(),
      })
      done()
    })
  },
})
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.server.address() as AddressInfo).port }))
process.once('disconnect', () => server.close(() => process.exit(0)))
