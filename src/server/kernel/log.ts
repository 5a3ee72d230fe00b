import { pino, type Logger } from 'pino'

export type Log = Logger

/** Keys whose values are never written, at the two depths where they occur. No personal data belongs in a log. */
const secretKeys = [
  'password',
  'token',
  'refreshToken',
  'authorization',
  'cookie',
  'email',
  'phone',
  'contact',
  'hash',
  'payload',
]

/** Structured log on standard output. `name` is a pino level; 'silent' in tests. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    redact: { paths: secretKeys.flatMap((key) => [key, `*.${key}`]), censor: '[removed]' },
  })
}
