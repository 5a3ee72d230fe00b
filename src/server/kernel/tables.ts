import { table } from './sql.ts'

export const settings = table('settings')
export const rateLimits = table('rate_limits')
export const events = table<
  'events',
  { payload: Readonly<Record<string, string>>; change: { before?: object; after?: object } | null }
>('events')
export const backfills = table('backfills')
export const eventDeliveries = table('event_deliveries')
export const jobTurns = table('job_turns')
export const processes = table('processes')
export const retries = table('retries')
