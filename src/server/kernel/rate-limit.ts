import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { Clock } from './clock.ts'
import type { Queryable } from './context.ts'
import { AppError, tooManyRequests } from './app-error.ts'
import { assign, at, firstRow, insertInto, returning, run, sql } from './sql.ts'
import { rateLimits as l } from './tables.ts'

/** The row that an insert proposes. */
const excluded = l.as('excluded')
const oneLess = { used: sql<number>`greatest(${l.used} - 1, 0)` }

/** Counts tries by key, such as an account or an address. */
export interface RateLimit {
  /** Takes one try; throws `too_many_requests` and the time to wait when none is left. */
  take(key: string): Promise<void>
  /** Undoes one `take`, for tries that turned out to be honest. */
  release(key: string): Promise<void>
  /** Begins again for this key. */
  forget(key: string): Promise<void>
}

export interface Allowance {
  tries: number
  seconds: number
  /** Whoever uses up the window again and again waits twice as long each time, up to so many seconds. */
  growsTo?: number
}

/** Makes a named limit. Where the counts are kept is the maker's business. */
export type RateLimits = (name: string, allowance: Allowance) => RateLimit

/**
 * Takes one try of each limit, or of none when one is used up. Resolves to what undoes them.
 * @throws `too_many_requests` with the wait of the first limit that is used up
 */
export async function takeAll(wanted: readonly (readonly [RateLimit, key: string])[]): Promise<() => Promise<void>> {
  const taken: (readonly [RateLimit, string])[] = []
  const release = async () => {
    for (const [limit, key] of taken) await limit.release(key)
  }
  for (const [limit, key] of wanted) {
    try {
      await limit.take(key)
    } catch (error) {
      await release()
      throw error
    }
    taken.push([limit, key])
  }
  return release
}

/**
 * Takes one try of a key for each different thing that is tried, which `seen` remembers: a limit of one try in the same window.
 * @throws `too_many_requests` when there were too many different ones; so does each of the further ones, however often
 */
export async function takeDistinct(limit: RateLimit, seen: RateLimit, key: string, what: string): Promise<void> {
  const thing = `${key} ${what}`
  try {
    await seen.take(thing)
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') return
    throw error
  }
  try {
    await limit.take(key)
  } catch (error) {
    await seen.forget(thing)
    throw error
  }
}

/** After a day without a try, earlier locks are no longer held against a key. */
const dayMs = 24 * 60 * 60 * 1000

/** Limits that all processes on one database share. Keys are kept as hashes, so that no address stands there. */
export function databaseRateLimits(db: Queryable, clock: Clock): RateLimits {
  return (name, { tries, seconds, growsTo = seconds }) => {
    const keyOf = (key: string) => createHash('sha256').update(`${name} ${key}`).digest('base64url')
    return {
      async take(key) {
        const now = clock.now()
        const taken = await takeTry(db, keyOf(key), { tries, seconds, growsTo }, now)
        if (taken.used > tries) throw tooManyRequests((taken.endsAt.getTime() - now.getTime()) / 1000)
      },
      release: (key) => run(db, sql`update ${l} set ${assign(l, oneLess)} where ${l.key} = ${keyOf(key)}`),
      forget: (key) => run(db, sql`delete from ${l} where ${l.key} = ${keyOf(key)}`),
    }
  }
}

/**
 * Single upsert, so that concurrent attempts cannot race. Resets an expired window and locks the key on overflow. Attempts during a
 * lock do not extend it, so an attacker cannot keep a key locked.
 */
async function takeTry(
  db: Queryable,
  key: string,
  { tries, seconds, growsTo }: Required<Allowance>,
  now: Date,
): Promise<{ used: number; endsAt: Date }> {
  const isOver = sql`${l.ends_at} <= ${at(now)}`
  const isUsedUp = sql`${l.used} = ${tries}`
  const lockedUntil = sql`
    ${at(now)} + least(${seconds}::float8 * power(2, least(${l.locks}, 20)), ${growsTo}::float8) * interval '1 second'`
  const first = { key, used: 1, ends_at: later(now, seconds), forget_at: later(now, seconds, dayMs) }
  const next = assign(l, {
    used: sql`case when ${isOver} then 1 else least(${l.used} + 1, ${tries + 1}) end`,
    ends_at: sql`
      case when ${isOver} then ${excluded.ends_at} when ${isUsedUp} and ${growsTo > seconds} then ${lockedUntil} else ${l.ends_at} end`,
    locks: sql`
      case when ${l.forget_at} <= ${at(now)} then 0 when not (${isOver}) and ${isUsedUp} then ${l.locks} + 1 else ${l.locks} end`,
    forget_at: sql`greatest(${l.forget_at}, ${excluded.forget_at})`,
  })
  const row = await firstRow(
    db,
    returning({ used: l.used, endsAt: l.ends_at })`
      ${insertInto(l, first)} on conflict (key) do update set ${next}`,
  )
  if (!row) throw new Error('an upsert answers its row')
  return row
}

function later(now: Date, seconds: number, ms = 0): Date {
  return new Date(now.getTime() + seconds * 1000 + ms)
}

/** Removes counts that no longer matter. Idempotent; safe to run concurrently. */
export async function forgetOldLimits(db: Queryable, now: Date): Promise<void> {
  await run(db, sql`delete from ${l} where ${l.forget_at} <= ${at(now)}`)
}

/** Returns the network of an address as a hash, under which it is stored. */
export function hashedNetwork(ip: string): string {
  return createHash('sha256')
    .update(`network ${networkOf(ip)}`)
    .digest('base64url')
}

/** The key of a caller by address. One customer of a provider has a whole /64 of IPv6, so that is one key. */
export function networkOf(ip: string): string {
  if (!ip.includes(':')) return ip
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  return isIPv6(ip) ? groupsOf(ip).slice(0, 4).join(':') : ip
}

function groupsOf(ip: string): string[] {
  const [head = '', tail] = ip.toLowerCase().split('::')
  const left = head === '' ? [] : head.split(':')
  if (tail === undefined) return left.map((group) => group.replace(/^0+(?=.)/, ''))
  const right = tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return [...left, ...zeros, ...right].map((group) => group.replace(/^0+(?=.)/, ''))
}
