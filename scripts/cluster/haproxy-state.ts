import { once } from 'node:events'
import { connect } from 'node:net'

/** Asks HAProxy by its socket which servers of a backend are up; none while it does not answer. */
export async function serversUp(socket: string, backend: string): Promise<string[]> {
  const lines = (await ask(socket, 'show stat').catch(() => '')).split('\n').map((line) => line.split(','))
  const [names = []] = lines
  const status = names.indexOf('status')
  return lines.flatMap(([group, server = '', ...rest]) =>
    group === backend && !/^(FRONTEND|BACKEND)$/.test(server) && rest[status - 2]?.startsWith('UP') ? [server] : [],
  )
}

async function ask(path: string, command: string): Promise<string> {
  const socket = connect(path)
  let answer = ''
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
  socket.end(`${command}\n`)
  await once(socket, 'close')
  return answer
}
