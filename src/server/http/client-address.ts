import type { Context } from 'hono'
import type { Http } from './request.ts'

/** The address of whoever calls: the last one that a trusted proxy did not write, counted from the right. */
export function clientAddress(c: Context<Http>, trustedProxies: number): string {
  const direct = c.env?.incoming?.socket.remoteAddress ?? 'in-process'
  if (trustedProxies === 0) return direct
  const forwarded = (c.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  return forwarded[forwarded.length - trustedProxies] ?? direct
}
