import type { Approval } from '#contract/rules/approval-moves.ts'
import { slugOf } from '#contract/values/slug.ts'
import type { Tx } from '#server/kernel/context.ts'
import type { Caterer } from '../domain/caterer.ts'
import { voidedChecks } from '../domain/checks.ts'
import { profileOf, type CatererProfile } from '../domain/profile.ts'
import { freeSlug, slugFor } from '../domain/slug.ts'
import { deleteChecks } from '../store/approval.ts'
import { listTakenSlugs, lockSlugs, replaceFormerSlug, saveProfile } from '../store/profile.ts'

/**
 * Saves the profile of a locked caterer under its next version. A new name makes a new slug, and the old one leads to it. What an
 * admin had checked of the changed fields is to be checked again.
 */
export async function saveCaterer(
  tx: Tx,
  before: Caterer,
  { profile, approval }: { profile: CatererProfile; approval: Approval },
  now: Date,
): Promise<void> {
  const slug = await slugAfter(tx, before, profile)
  const moved = approval === before.approval ? {} : { approvalSince: now, approvalReason: null }
  await saveProfile(tx, { id: before.id, profile, listing: { slug, approval, ...moved } }, now)
  if (slug !== before.slug) await replaceFormerSlug(tx, before, before.slug, slug)
  await deleteChecks(tx, before.id, voidedChecks(profileOf(before), profile))
}

/** A name that makes the same slug keeps the one it has, number included. */
async function slugAfter(tx: Tx, before: Caterer, { name, area }: CatererProfile): Promise<string> {
  if (slugOf(name) === slugOf(before.name)) return before.slug
  const wanted = slugFor(name, area)
  await lockSlugs(tx)
  return freeSlug(wanted, await listTakenSlugs(tx, { slug: wanted, city: before.city }, before.id))
}
