import { limits } from '#contract/limits.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Deps } from '../deps.ts'
import { isShownBy } from '../queries/picture-use.ts'
import { listRemoved, removeUnshown } from '../store.ts'
import { deleteRemoved } from './delete-removed.ts'

const dayMs = 24 * 60 * 60 * 1000
/** Pictures of one round. */
const batch = 50

/** Deletes pictures that nothing shows seven days after their upload, uploads that never ended, and what an account left behind. Idempotent. */
export async function removeUnshownPictures(ctx: Context, deps: Deps): Promise<void> {
  const now = ctx.clock.now()
  const uploadedBefore = new Date(now.getTime() - limits.image.orphanDays * dayMs)
  await removeUnshown(ctx.db, isShownBy(deps.uses), { uploadedBefore, now })
  await deleteRemoved(ctx, deps, await listRemoved(ctx.db, deps.store.name, batch))
}
