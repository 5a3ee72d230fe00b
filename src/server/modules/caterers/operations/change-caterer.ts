import { isDeepStrictEqual } from 'node:util'
import { packageListFields, type CatererChanges } from '#contract/endpoints/own-caterer.ts'
import { dayInIndia } from '#contract/values/calendar.ts'
import { slugOf } from '#contract/values/slug.ts'
import { userOf, type Context, type Tx } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import { fail } from '#server/kernel/app-error.ts'
import { approvalAfter } from '../domain/approval.ts'
import type { Caterer } from '../domain/caterer.ts'
import { intrusionsOf } from '../domain/not-profile.ts'
import { auditedOf, problemsOf, profileOf, profileWith, type CatererProfile } from '../domain/profile.ts'
import { freeSlug, slugFor } from '../domain/slug.ts'
import type { Deps } from '../deps.ts'
import { findCaterer } from '../queries/caterers.ts'
import { listTakenSlugs, lockCaterer, lockSlugs, saveProfile, upsertFormerSlug } from '../store.ts'
import { changeGalleries } from './change-galleries.ts'
import { requireNone } from './require-none.ts'

/**
 * Changes the given fields of the caller's caterer. Another one: `caterer_not_found`. An old version:
 * `caterer_changed`. What is so already changes nothing, not even the version.
 */
export async function changeCaterer(
  ctx: Context,
  { approvalMode, arrangePackages, changedByAccount, site }: Deps,
  id: string,
  changes: CatererChanges,
): Promise<void> {
  const { userId, catererId } = userOf(ctx)
  const now = ctx.clock.now()
  await changedByAccount.take(userId)

  await ctx.transaction(async (tx) => {
    const version = id === catererId ? await lockCaterer(tx, id) : undefined
    const before = version === undefined ? undefined : await findCaterer(tx, id)
    if (!before) throw fail('caterer_not_found')
    if (changes.version !== undefined && changes.version !== version) throw fail('caterer_changed')

    const profile = profileWith(profileOf(before), changes)
    const wanted = slugFor(profile.name, profile.area)
    requireNone({ ...intrusionsOf(changes, [before.slug, wanted]), ...problemsOf(profile, dayInIndia(now)) })
    const lists = packageListFields.some((field) => changes[field]) ? await arrangePackages(tx, id, changes) : undefined
    const areGalleriesChanged = await changeGalleries(tx, { userId, catererId: id }, changes, { site, now })
    if (!lists && !areGalleriesChanged && isDeepStrictEqual(profile, profileOf(before))) return
    const slug = await slugAfter(tx, before, profile)
    const listing = { slug, approval: approvalAfter(before, profile.gstNo, approvalMode) }
    await saveProfile(tx, { id, profile, listing }, now)
    if (slug !== before.slug) await upsertFormerSlug(tx, id, before.slug, slug)
    const change = changedIn(
      { approval: before.approval, ...auditedOf(profileOf(before)), ...lists?.before },
      { approval: listing.approval, ...auditedOf(profile), ...lists?.after },
    )
    await publish(tx, { type: 'caterer.changed', subject: id }, {}, change)
  })
}

/** Returns the fields that differ, as they were and as they are. */
function changedIn<Fields extends object>(before: Fields, after: Fields) {
  const changed = (Object.keys(after) as (keyof Fields)[]).filter((key) => !isDeepStrictEqual(before[key], after[key]))
  const of = (fields: Fields) => Object.fromEntries(changed.map((key) => [key, fields[key]]))
  return { before: of(before), after: of(after) }
}

/** A name that makes the same slug keeps the one it has, number included. */
async function slugAfter(tx: Tx, before: Caterer, { name, area }: CatererProfile): Promise<string> {
  if (slugOf(name) === slugOf(before.name)) return before.slug
  const wanted = slugFor(name, area)
  await lockSlugs(tx)
  return freeSlug(wanted, await listTakenSlugs(tx, wanted, before.id))
}
