import type { CatererDocument } from '#contract/endpoints/caterer-documents.ts'
import { fail } from '#server/kernel/app-error.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Deps } from '../deps.ts'
import { listShown } from '../queries/shown.ts'
import { removeDocument } from '../store.ts'
import { announceRemoved } from './announce-removed.ts'
import { deleteFiles } from './delete-files.ts'
import { requireOwner } from '#server/modules/members/index.ts'

/** Deletes a document of the caller's caterer and its file. Of concurrent calls one succeeds. Throws `document_not_found`. */
export async function deleteDocument(
  ctx: Context,
  deps: Deps,
  catererId: string,
  id: string,
): Promise<CatererDocument[]> {
  const removed = await ctx.transaction(async (tx) => {
    await requireOwner(ctx, tx, catererId)
    const found = await removeDocument(tx, { catererId, id }, ctx.clock.now())
    if (!found?.wasStored) throw fail('document_not_found')
    await announceRemoved(tx, [found])
    return found
  })
  await deleteFiles(ctx, deps, [removed])
  return listShown(ctx.db, catererId)
}
