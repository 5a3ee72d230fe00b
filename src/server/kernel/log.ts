import { pino, type DestinationStream, type Logger } from 'pino'
import { traceField } from './tracing/trace.ts'

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
    mixin: traceField,
    redact: { paths: secretKeys.flatMap((key) => [key, `*.${key}`]), censor: '[removed]' },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** What a log may say of any error: never its message, which can hold personal data. */
export function errorFacts(error: unknown): { err: string; code?: string; at?: string } {
  if (!(error instanceof Error)) return { err: 'unknown' }
  const { code } = error as { code?: unknown }
  const cause = error.cause instanceof Error ? errorFacts(error.cause) : undefined
  const at = error.stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 4)
    .map((line) => line.trim())
    .join(' ')
  const known = typeof code === 'string' ? code : cause?.code
  return { err: error.name, ...(known ? { code: known } : {}), ...(at ? { at } : {}) }
}

/** What an error is called; what it says may hold personal data. */
export function errorName(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown'
}
