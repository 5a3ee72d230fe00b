import type { Context } from 'hono'
import type { Http } from './request.ts'

/** The address of whoever calls: the last one that a trusted proxy did not write, counted from the right. */
export function clientAddress(c: Context<Http>, trustedProxies: number): string {
  const direct = c.env?.incoming?.socket.remoteAddress ?? 'in-process'
  return forwardedAddress(direct, c.req.header('x-forwarded-for'), trustedProxies)
}

/** Returns the address that a connection speaks for: its own, or the one that the outermost trusted proxy was called from. */
export function forwardedAddress(direct: string, header: string | undefined, trustedProxies: number): string {
  if (trustedProxies === 0 || header === undefined) return direct
  const forwarded = header
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  return forwarded[forwarded.length - trustedProxies] ?? direct
}
