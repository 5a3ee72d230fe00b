// The public API of this module: how often caterers are seen, asked and booked.
import type { Context } from '#server/kernel/context.ts'
import type { RateLimits } from '#server/kernel/rate-limit.ts'
import { getMonth } from './operations/get-month.ts'
import { getNumbers } from './operations/get-numbers.ts'
import { markSeen, type SeenBy } from './operations/mark-seen.ts'

export interface Counts {
  markSeen(ctx: Context, catererId: string, by: SeenBy): Promise<boolean>
  getNumbers(ctx: Context): ReturnType<typeof getNumbers>
  getMonth(ctx: Context): ReturnType<typeof getMonth>
}

export function createCounts(rateLimits: RateLimits): Counts {
  const deps = { byNetwork: rateLimits('seen-network', { tries: 300, seconds: 60 * 60 }) }
  return { markSeen: (ctx, catererId, by) => markSeen(ctx, deps, catererId, by), getNumbers, getMonth }
}
