// Lines that carry everything a little later: node delay-line.ts LISTEN:PORT:MS… Each is a port of this machine, the port behind it, and
// the milliseconds of one way.
import { connect, createServer, type Socket } from 'node:net'

function carry(from: Socket, to: Socket, ms: number): void {
  from.setNoDelay(true)
  // Timers of the same length end in the order in which they began.
  from.on('data', (chunk) => setTimeout(() => to.write(chunk), ms))
  from.on('close', () => setTimeout(() => to.destroy(), ms))
  from.on('error', () => to.destroy())
}

for (const line of process.argv.slice(2)) {
  const [listen = 0, port = 0, ms = 0] = line.split(':').map(Number)
  createServer((near) => {
    const far = connect(port, '127.0.0.1')
    carry(near, far, ms)
    carry(far, near, ms)
  }).listen(listen, '127.0.0.1')
}
