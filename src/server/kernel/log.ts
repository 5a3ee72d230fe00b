import { pino, type DestinationStream, type Logger } from 'pino'

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

/** Structured log, on standard output unless told. `level` is one of pino's; 'silent' in tests. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    redact: { paths: secretKeys.flatMap((key) => [key, `*.${key}`]), censor: '[removed]' },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** What an error is called; what it says may hold personal data. */
export function errorName(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown'
}
