import type { Log } from '../log.ts'

/** Calls a subscriber; what it throws would otherwise end the process, as it is called by the socket. */
export function guard(log: Log, call: () => void): void {
  try {
    call()
  } catch (error) {
    log.error({ err: String(error) }, 'notification handler failed')
  }
}
