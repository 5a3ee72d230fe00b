import { isDeepStrictEqual } from 'node:util'
import { packageListFields, type CatererChanges } from '#contract/endpoints/own-caterer.ts'
import { dayInIndia } from '#contract/values/calendar.ts'
import { userOf, type Context, type Tx } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import { fail } from '#server/kernel/app-error.ts'
import { approvalAfter, fieldsForReview, type ApprovalMode } from '../domain/approval.ts'
import type { Caterer } from '../domain/caterer.ts'
import { intrusionsOf } from '../domain/not-profile.ts'
import { auditedOf, problemsOf, profileOf, profileWith, type CatererProfile } from '../domain/profile.ts'
import { fieldsOf, splitProfile, withRevision, type Revision } from '../domain/revision.ts'
import { slugFor } from '../domain/slug.ts'
import type { Deps } from '../deps.ts'
import { findCaterer } from '../queries/caterers.ts'
import { bumpVersion, findRevision, listApprovedWith, lockGstNumbers, saveRevision } from '../store/approval.ts'
import { lockCaterer, lockSlugs } from '../store/profile.ts'
import { changeGalleries } from './change-galleries.ts'
import { requireNone } from './require-none.ts'
import { saveCaterer } from './save-caterer.ts'

/**
 * Changes the given fields of the caller's caterer. Another one: `caterer_not_found`. An old version:
 * `caterer_changed`. What is so already changes nothing, not even the version. What an admin must consent to waits as a
 * revision in place of the one before.
 */
export async function changeCaterer(
  ctx: Context,
  deps: Pick<Deps, 'approvalMode' | 'arrangePackages' | 'changedByAccount' | 'site'>,
  id: string,
  changes: CatererChanges,
): Promise<void> {
  const { approvalMode, arrangePackages } = deps
  const { userId, catererId } = userOf(ctx)
  const now = ctx.clock.now()
  await deps.changedByAccount.take(userId)

  await ctx.transaction(async (tx) => {
    const version = id === catererId ? await lockCaterer(tx, id) : undefined
    const before = version === undefined ? undefined : await findCaterer(tx, id)
    if (!before) throw fail('caterer_not_found')
    if (changes.version !== undefined && changes.version !== version) throw fail('caterer_changed')

    const pending = await findRevision(tx, id)
    const live = profileOf(before)
    const proposed = withRevision(live, pending?.fields ?? {})
    const wanted = profileWith(proposed, changes)
    const slugs = [before.slug, slugFor(proposed.name, proposed.area), slugFor(wanted.name, wanted.area)]
    requireNone({ ...intrusionsOf(changes, slugs), ...problemsOf(wanted, dayInIndia(now)) })
    const lists = packageListFields.some((field) => changes[field]) ? await arrangePackages(tx, id, changes) : undefined
    const areGalleriesChanged = await changeGalleries(ctx, tx, deps, { userId, catererId: id }, changes)
    if (!lists && !areGalleriesChanged && isDeepStrictEqual(wanted, proposed)) return
    await save(tx, { before, pending, wanted, lists, approvalMode, now })
  })
}

interface Change {
  before: Caterer
  pending: Revision | undefined
  wanted: CatererProfile
  /** Lists of packages that changed, as they were and as they are. */
  lists: { before: object; after: object } | undefined
  approvalMode: ApprovalMode
  now: Date
}

async function save(tx: Tx, { before, pending, wanted, lists, approvalMode, now }: Change): Promise<void> {
  const live = profileOf(before)
  const after = { gstNo: wanted.gstNo, isTaken: await isTaken(tx, before, wanted.gstNo) }
  const forReview = fieldsForReview(before, after, approvalMode)
  const { profile, revision } = splitProfile(live, wanted, forReview)
  const isSame = isDeepStrictEqual(revision, pending?.fields)
  if (!isSame) await saveRevision(tx, before.id, revision && { proposedAt: now, fields: revision })

  const approval = approvalAfter(before, after, approvalMode)
  if (approval === before.approval && isDeepStrictEqual(profile, live)) await bumpVersion(tx, before.id, now)
  else await saveCaterer(tx, before, { profile, approval }, now)
  const change = changedIn(
    { approval: before.approval, ...auditedOf(live), proposed: fieldsOf(pending?.fields ?? {}), ...lists?.before },
    { approval, ...auditedOf(profile), proposed: fieldsOf(revision ?? {}), ...lists?.after },
  )
  await publish(tx, { type: 'caterer.changed', subject: before.id }, {}, change)
}

/** Another number is compared with those of approved caterers, one caterer after the other. */
async function isTaken(tx: Tx, before: Caterer, gstNo: string): Promise<boolean> {
  if (gstNo === before.gstNo) return false
  // A name may change along, and its lock comes first.
  await lockSlugs(tx)
  await lockGstNumbers(tx)
  return (await listApprovedWith(tx, [gstNo], before.id)).length > 0
}

/** Returns the fields that differ, as they were and as they are. */
function changedIn<Fields extends object>(before: Fields, after: Fields) {
  const changed = (Object.keys(after) as (keyof Fields)[]).filter((key) => !isDeepStrictEqual(before[key], after[key]))
  const of = (fields: Fields) => Object.fromEntries(changed.map((key) => [key, fields[key]]))
  return { before: of(before), after: of(after) }
}
