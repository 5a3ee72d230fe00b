import type { CatererCheck } from '#contract/rules/approval-moves.ts'
import { userOf, type Context } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import { deleteChecks, insertCheck } from '../store/approval.ts'
import { lockVersion } from './decide-approval.ts'

/**
 * Marks an item of a caterer's checklist as checked or not. Idempotent. Throws `caterer_changed` when the caller saw another
 * profile; the mark itself makes no new version, so that it is in nobody's way.
 */
export async function checkCaterer(
  ctx: Context,
  id: string,
  { item, version, checked }: { item: CatererCheck; version: number; checked: boolean },
): Promise<void> {
  const now = ctx.clock.now()
  await ctx.transaction(async (tx) => {
    await lockVersion(tx, id, version)
    if (checked) await insertCheck(tx, { id, item, by: userOf(ctx).userId }, now)
    else await deleteChecks(tx, id, [item])
    await publish(tx, { type: 'caterer.checked', subject: id }, {}, { after: { item, checked } })
  })
}
