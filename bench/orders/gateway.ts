import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from '../shared/processes.ts'

export interface GatewayProcess {
  port: number
  pid: number
  /** Settings that point a service at it. */
  settings: Record<string, string>
  stop(): Promise<void>
}

/** Starts the simulated gateway in a process of its own. */
export async function startGatewayProcess(): Promise<GatewayProcess> {
  const child = fork(join(root, 'bench/programs/gateway.ts'), { env: { ...process.env, NODE_ENV: 'production' } })
  const started = once(child, 'message')
  const ended = once(child, 'exit')
  const [message] = (await Promise.race([started, ended])) as unknown[]
  if (typeof message !== 'object' || message === null || child.pid === undefined)
    throw new Error('the gateway did not start')
  return {
    ...(message as Pick<GatewayProcess, 'port' | 'settings'>), // as bench/programs/gateway.ts sends it
    pid: child.pid,
    async stop() {
      child.disconnect()
      await ended
    },
  }
}
