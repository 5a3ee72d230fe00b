import { limits } from '#contract/limits.ts'
import type { Context } from '#server/kernel/context.ts'
import { deleteMenus, erasePackages, lockDeletedMenus } from '../store/erase.ts'

const dayMs = 24 * 60 * 60 * 1000
const batch = 100

/** What was deleted at this moment or before is not restored. */
export function oldestRestorable(now: Date): Date {
  return new Date(now.getTime() - limits.offer.deletedDays * dayMs)
}

/** Erases menus and packages that were deleted 30 days ago. Idempotent; safe to run concurrently. */
export async function eraseOldOffers(ctx: Context): Promise<void> {
  const now = ctx.clock.now()
  const before = oldestRestorable(now)
  const eraseSome = () =>
    ctx.transaction(async (tx) => {
      const menus = await lockDeletedMenus(tx, before, batch)
      if (menus.length > 0) await deleteMenus(tx, menus)
      return Math.max(menus.length, await erasePackages(tx, before, batch, now))
    })
  while ((await eraseSome()) === batch);
}
