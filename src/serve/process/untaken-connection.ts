import type { Worker } from 'node:cluster'

interface Connection {
  close(): void
}

/**
 * Closes the connection that a worker was given and had not taken when it ended. Node gives a worker one connection at a time, waits
 * for its reply and forgets the connection when none comes: its client would get no response and no reset until its own timeout.
 */
export function closeUntakenConnection({ process: child }: Worker): void {
  let given: Connection | undefined
  const send = child.send.bind(child) as (...args: unknown[]) => boolean
  child.send = (...args: unknown[]) => {
    const [message, handle] = args
    if (isConnection(message)) given = handle as Connection
    return send(...args)
  }
  // One that was taken is closed here already, and closing is idempotent.
  child.once('exit', () => given?.close())
}

/** Reports whether a message is the one by which the cluster module gives a connection to a worker. */
function isConnection(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'act' in message && message.act === 'newconn'
}
