import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { tooManyRequests } from './refusal.ts'

/** Counts tries by key, such as an account or an address. */
export interface RateLimit {
  /** Takes one try; refuses with `too_many_requests` and the time to wait when none is left. */
  take(key: string): Promise<void>
  /** Undoes one `take`, for tries that turned out to be honest. */
  giveBack(key: string): Promise<void>
  /** Begins anew for this key. */
  forget(key: string): Promise<void>
}

export interface Allowance {
  tries: number
  seconds: number
}

/** Makes a named limit. Where the counts are kept is the maker's business. */
export type RateLimits = (name: string, allowance: Allowance) => RateLimit

/** Limits that count within this process. */
export function memoryRateLimits(): RateLimits {
  return (name, { tries, seconds }) => {
    const limiter = new RateLimiterMemory({ keyPrefix: name, points: tries, duration: seconds })
    return {
      async take(key) {
        await limiter.consume(key).catch((error: unknown) => {
          if (!(error instanceof RateLimiterRes)) throw error
          throw tooManyRequests(error.msBeforeNext / 1000)
        })
      },
      giveBack: async (key) => void (await limiter.reward(key)),
      forget: async (key) => void (await limiter.delete(key)),
    }
  }
}
