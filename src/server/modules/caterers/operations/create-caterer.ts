import type { NewCaterer } from '#contract/endpoints/own-caterer.ts'
import { dayInIndia } from '#contract/values/calendar.ts'
import { userOf, type Context } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import { fail } from '#server/kernel/app-error.ts'
import { lockUserForShare } from '#server/modules/identity/index.ts'
import { approvalFor } from '../domain/approval.ts'
import { intrusionsOf } from '../domain/not-profile.ts'
import { auditedOf, emptyProfile, problemsOf, profileWith } from '../domain/profile.ts'
import { freeSlug, slugFor } from '../domain/slug.ts'
import type { Deps } from '../deps.ts'
import { findCatererOfOwner } from '../queries/caterers.ts'
import { insertCaterer, listTakenSlugs, lockSlugs } from '../store.ts'
import { requireNone } from './require-none.ts'

/**
 * Creates the caterer of the caller and returns its id. A second one, also concurrently: `caterer_exists`.
 * Nothing but the profile can be set: `set_by_us`, `not_in_profile`.
 */
export async function createCaterer(
  ctx: Context,
  { approvalMode, madeByAccount }: Deps,
  given: NewCaterer,
): Promise<string> {
  const { userId } = userOf(ctx)
  const today = dayInIndia(ctx.clock.now())
  const profile = profileWith(emptyProfile(today), given)
  const wanted = slugFor(profile.name, profile.area)
  requireNone({ ...intrusionsOf(given, [wanted]), ...problemsOf(profile, today) })
  await madeByAccount.take(userId)

  const id = ctx.newId()
  await ctx.transaction(async (tx) => {
    await lockUserForShare(tx, userId)
    // Two requests of one account come here one after the other as well.
    await lockSlugs(tx)
    if (await findCatererOfOwner(tx, userId)) throw fail('caterer_exists')
    const slug = freeSlug(wanted, await listTakenSlugs(tx, wanted, id))
    const listing = { slug, approval: approvalFor(profile.gstNo, approvalMode) }
    await insertCaterer(tx, { id, ownerId: userId, profile, listing }, ctx.clock.now())
    const after = { approval: listing.approval, ...auditedOf(profile) }
    await publish(tx, { type: 'caterer.created', subject: id }, {}, { after })
  })
  return id
}
