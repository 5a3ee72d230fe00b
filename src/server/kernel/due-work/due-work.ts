import type { Backoff } from './backoff.ts'
import type { Context } from '../context.ts'

/** What to claim. */
export interface Claim {
  now: Date
  /** A process that dies leaves what it claimed to the others then. */
  leaseUntil: Date
  most: number
  /** Ids that this run has seen to already. */
  except: readonly string[]
}

/** Work that is due by the product's clock and stands in our own tables. */
export interface DueWork<Item extends { id: string }> {
  /** Log lines are `<name> delayed` and `<name> failed`. */
  name: string
  /** Claims items that are due, the most overdue first. Others get none of them until the lease ends, or would do them in vain. */
  claim(claim: Claim): Promise<Item[]>
  /** Does one; what it throws is a failed try. */
  perform(item: Item): Promise<unknown>
  /** Failed tries of an item, the present one included. */
  tries(item: Item): number | Promise<number>
  backoff: Backoff
  retry(item: Item, when: Date, tries: number): Promise<void>
  /** The item is not claimed again. */
  abandon(item: Item, tries: number): Promise<void>
  /** Items that were done. */
  done?(ids: readonly string[]): Promise<void>
  /** What log lines say as well; no personal data. */
  about(item: Item, error: unknown): object
  /** Reports whether another try would fail in the same way. */
  isForGood?(error: unknown): boolean
  /** A failed try is an error already, as with money. */
  isAlarming?: boolean
  batch: number
  leaseMs: number
  /** Longest that one item is expected to take: those that may not end within the lease are left to a later claim. */
  longestMs?: number
  /** Items of a batch are done at the same time. */
  concurrently?: boolean
}

const mostBatches = 50

/**
 * Does what is due, batch after batch, outside of any transaction. An item that fails is tried again later, for growing times, and
 * given up at last; it keeps no other item waiting. Safe to run concurrently.
 */
export async function doDueWork<Item extends { id: string }>(ctx: Context, work: DueWork<Item>): Promise<void> {
  const except: string[] = []
  for (let batch = 0; batch < mostBatches; batch++) {
    const now = ctx.clock.now()
    const leaseUntil = new Date(now.getTime() + work.leaseMs)
    const claimed = await work.claim({ now, leaseUntil, most: work.batch, except })
    except.push(...claimed.map(({ id }) => id))
    const { done, areAllTried } = await tryAll(ctx, work, claimed, leaseUntil)
    if (done.length > 0) await work.done?.(done)
    if (!areAllTried || claimed.length < work.batch) return
  }
}

async function tryAll<Item extends { id: string }>(
  ctx: Context,
  work: DueWork<Item>,
  claimed: readonly Item[],
  leaseUntil: Date,
): Promise<{ done: string[]; areAllTried: boolean }> {
  const done: string[] = []
  const attempt = async (item: Item): Promise<void> => {
    try {
      await work.perform(item)
      done.push(item.id)
    } catch (error) {
      await postpone(ctx, work, item, error)
    }
  }
  if (work.concurrently) await Promise.all(claimed.map(attempt))
  else {
    for (const item of claimed) {
      if (ctx.stopping?.aborted) return { done, areAllTried: false }
      if (ctx.clock.now().getTime() + (work.longestMs ?? 0) > leaseUntil.getTime()) return { done, areAllTried: false }
      await attempt(item)
    }
  }
  return { done, areAllTried: true }
}

async function postpone<Item extends { id: string }>(
  ctx: Context,
  work: DueWork<Item>,
  item: Item,
  error: unknown,
): Promise<void> {
  const tries = await work.tries(item)
  const again = work.isForGood?.(error) ? undefined : work.backoff(tries, ctx.clock.now())
  if (again) await work.retry(item, again, tries)
  else await work.abandon(item, tries)
  const line = { ...work.about(item, error), tries }
  if (!again) ctx.log.error(line, `${work.name} failed`)
  else ctx.log[work.isAlarming ? 'error' : 'warn'](line, `${work.name} delayed`)
}
