import type { Actor } from '#server/kernel/context.ts'
import type { Log } from '#server/kernel/log.ts'

/** What middleware leaves for handlers. */
export interface Http {
  Bindings: { incoming?: { socket: { remoteAddress?: string } } }
  Variables: { requestId: string; log: Log; actor: Actor }
}

/** The parts of a request beyond the endpoint's own input that a few handlers need. */
export interface RequestFacts {
  requestId: string
  /** Address of the client, behind the configured number of trusted proxies. */
  ip: string
  header(name: string): string | undefined
  cookie(name: string): string | undefined
  /** True when the site itself calls, which gets cookies instead of tokens in bodies. */
  fromSite: boolean
}
