import type { CatererDocument } from '#contract/endpoints/caterer-documents.ts'
import type { Context } from '#server/kernel/context.ts'
import { listShown } from '../queries/shown.ts'
import { requireOwner } from '#server/modules/members/index.ts'

/** Returns the documents of the caller's caterer, oldest first. */
export async function listOwnDocuments(ctx: Context, catererId: string): Promise<CatererDocument[]> {
  await requireOwner(ctx, ctx.db, catererId)
  return listShown(ctx.db, catererId)
}
