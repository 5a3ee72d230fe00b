import type { NewCaterer } from '#contract/endpoints/own-caterer.ts'
import { firstCity } from '#contract/city.ts'
import { dayInIndia } from '#contract/values/calendar.ts'
import { userOf, type Context } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import { fail } from '#server/kernel/app-error.ts'
import { lockUserAlone } from '#server/modules/identity/index.ts'
import { findMembership } from '#server/modules/members/index.ts'
import { approvalFor } from '../domain/approval.ts'
import { earlyListsOf, intrusionsOf } from '../domain/not-profile.ts'
import { auditedOf, emptyProfile, problemsOf, profileWith } from '../domain/profile.ts'
import { freeSlug, slugFor } from '../domain/slug.ts'
import type { Deps } from '../deps.ts'
import { listApprovedWith, lockGstNumbers } from '../store/approval.ts'
import { insertCaterer, listTakenSlugs, lockSlugs } from '../store/profile.ts'
import { changeGalleries } from './change-galleries.ts'
import { requireNone } from './require-none.ts'

/**
 * Creates the caterer of the caller, who becomes its owner, and returns its id. For members of a caterer, also of one that they
 * join concurrently: `caterer_exists`.
 * Nothing but the profile can be set: `set_by_us`, `not_in_profile`.
 */
export async function createCaterer(
  ctx: Context,
  deps: Pick<Deps, 'approvalMode' | 'madeByAccount' | 'site'>,
  given: NewCaterer,
): Promise<string> {
  const { userId } = userOf(ctx)
  const now = ctx.clock.now()
  const today = dayInIndia(now)
  const profile = profileWith(emptyProfile(today), given)
  const wanted = slugFor(profile.name, profile.area)
  requireNone({ ...intrusionsOf(given, [wanted]), ...earlyListsOf(given), ...problemsOf(profile, today) })
  await deps.madeByAccount.take(userId)

  const id = ctx.newId()
  await ctx.transaction(async (tx) => {
    // Requests of one account that make it a member of a caterer come here one after the other.
    await lockUserAlone(tx, userId)
    if (await findMembership(tx, userId)) throw fail('caterer_exists')
    await lockSlugs(tx)
    const slug = freeSlug(wanted, await listTakenSlugs(tx, { slug: wanted, city: firstCity }, id))
    await lockGstNumbers(tx)
    const isTaken = (await listApprovedWith(tx, [profile.gstNo], id)).length > 0
    const approval = approvalFor({ gstNo: profile.gstNo, isTaken }, deps.approvalMode)
    const listing = { slug, approval, approvalSince: now }
    await insertCaterer(tx, { id, ownerId: userId, city: firstCity, profile, listing }, now)
    await changeGalleries(ctx, tx, deps, { userId, catererId: id }, given)
    const after = { approval: listing.approval, ...auditedOf(profile) }
    await publish(tx, { type: 'caterer.created', subject: id }, {}, { after })
  })
  return id
}
