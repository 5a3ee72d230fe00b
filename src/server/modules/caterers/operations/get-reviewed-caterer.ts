import type { OwnCaterer } from '#contract/endpoints/caterers.ts'
import type { ReviewDetail } from '#contract/endpoints/approval.ts'
import type { Context } from '#server/kernel/context.ts'
import { fail } from '#server/kernel/app-error.ts'
import { findUsers } from '#server/modules/identity/index.ts'
import { findReviewed } from '../queries/reviewed.ts'
import { listApprovedWith } from '../store/approval.ts'

/** Returns a caterer with what an admin must see of it but for its documents. Throws `caterer_not_found`. */
export async function getReviewedCaterer(ctx: Context, caterer: OwnCaterer): Promise<Omit<ReviewDetail, 'documents'>> {
  const { id, gstNo, revision } = caterer
  const found = await findReviewed(ctx.db, id)
  if (!found) throw fail('caterer_not_found')
  const numbers = [gstNo, ...(revision?.gstNo ? [revision.gstNo.gstNo] : [])]
  const people = [...(found.ownerId ? [found.ownerId] : []), ...found.checks.map(({ by }) => by)]
  const [users, sameGstNo] = await Promise.all([findUsers(ctx, people), listApprovedWith(ctx.db, numbers, id)])
  const nameOf = (userId: string) => {
    const user = users.get(userId)
    return user ? `${user.firstName} ${user.lastName}`.trim() : userId
  }
  const owner = users.get(found.ownerId ?? '')
  return {
    caterer,
    ...(owner
      ? {
          owner: {
            name: nameOf(owner.id),
            email: owner.email,
            emailVerified: owner.emailVerified,
            phone: owner.phone,
          },
        }
      : {}),
    createdAt: found.createdAt.toISOString(),
    checks: found.checks.map(({ item, at, by }) => ({ item, at: new Date(at).toISOString(), by: nameOf(by) })),
    sameGstNo,
  }
}
