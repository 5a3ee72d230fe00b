import type { Approval } from '#contract/endpoints/caterers.ts'
import type { Diet } from '#contract/values/diet.ts'
import type { Paise } from '#contract/values/money.ts'
import type { Queryable, Tx } from '#server/kernel/context.ts'
import { lockNamed } from '#server/kernel/database/lock-named.ts'
import {
  arrayOf,
  assign,
  elementsOf,
  firstRow,
  insertInto,
  point,
  rows,
  run,
  select,
  sql,
  type Sql,
  unionAll,
} from '#server/kernel/sql.ts'
import type { CatererProfile } from '../domain/profile.ts'
import { caterers, formerSlugs } from '../tables.ts'

const c = caterers.as('c')
const f = formerSlugs.as('f')

/** One more order that a caterer has seen through to its end. */
export async function countFulfilledOrder(tx: Tx, id: string): Promise<void> {
  const counted = { orders_fulfilled: sql<number>`${c.orders_fulfilled} + 1` }
  await run(tx, sql`update ${c} set ${assign(caterers, counted)} where ${c.id} = ${id}`)
}

export interface CatererListing {
  slug: string
  approval: Approval
  /** Given where the approval has changed. */
  approvalSince?: Date
  /** Null removes it. */
  approvalReason?: string | null
}

/** Locks a caterer until the transaction ends and returns its version; undefined when there is none. */
export async function lockCaterer(tx: Tx, id: string): Promise<number | undefined> {
  const found = await firstRow(tx, select({ version: c.version })`from ${c} where ${c.id} = ${id} for update`)
  return found?.version
}

/**
 * Makes a member the owner of a caterer; the former owner stays as a manager. A trigger gives both their parts, as it does for what
 * earlier builds write.
 */
export async function passCaterer(tx: Tx, id: string, ownerId: string, now: Date): Promise<void> {
  await run(tx, sql`update ${c} set ${assign(caterers, { owner_id: ownerId, updated_at: now })} where ${c.id} = ${id}`)
}

/**
 * Locks a caterer until the transaction ends, so that what it offers changes one call after the other; undefined for an unknown one.
 * Orders that refer to it go on.
 */
export async function lockOfferer(
  tx: Tx,
  id: string,
): Promise<{ id: string; cateringTypes: readonly Diet[]; dishPricesShown: boolean } | undefined> {
  return firstRow(
    tx,
    select({
      id: c.id,
      cateringTypes: elementsOf(c.catering_types),
      dishPricesShown: c.dish_prices_shown,
    })`from ${c} where ${c.id} = ${id} for no key update`,
  )
}

/** Sets the smallest bill of a caterer's custom menu before tax (C87). */
export async function saveCustomMinimum(tx: Tx, id: string, minimum: Paise): Promise<void> {
  await run(tx, sql`update ${c} set ${assign(caterers, { custom_minimum_paise: minimum })} where ${c.id} = ${id}`)
}

/** Serialises the assignment of slugs until the transaction ends, so that concurrent calls get different ones. */
export async function lockSlugs(tx: Tx): Promise<void> {
  await lockNamed(tx, 'caterers.slug')
}

/** Of a slug and its numbered ones, those that other caterers of the city have or used to have. */
export async function listTakenSlugs(
  db: Queryable,
  { slug, city }: { slug: string; city: string },
  exceptCatererId: string,
): Promise<Set<string>> {
  const isLike = (of: { city: Sql<string | null>; slug: Sql<string> }) =>
    sql`${of.city} = ${city} and (${of.slug} = ${slug} or ${of.slug} like ${`${slug}-%`})`
  const current = select({ slug: c.slug })`from ${c} where ${isLike(c)} and ${c.id} <> ${exceptCatererId}`
  const former = select({ slug: f.slug })`from ${f} where ${isLike(f)} and ${f.caterer_id} <> ${exceptCatererId}`
  const found = await rows(db, unionAll(current, former))
  return new Set(found.map((row) => row.slug))
}

export async function insertCaterer(
  tx: Tx,
  caterer: { id: string; ownerId: string; city: string; profile: CatererProfile; listing: CatererListing },
  now: Date,
): Promise<void> {
  const { id, ownerId, city, profile, listing } = caterer
  const row = { id, owner_id: ownerId, city, created_at: now, updated_at: now, ...columnsOf(profile, listing) }
  await run(tx, insertInto(caterers, row))
}

/** Saves the profile of a locked caterer under its next version. */
export async function saveProfile(
  tx: Tx,
  caterer: { id: string; profile: CatererProfile; listing: CatererListing },
  now: Date,
): Promise<void> {
  const { id, profile, listing } = caterer
  const saved = { ...columnsOf(profile, listing), version: sql<number>`${c.version} + 1`, updated_at: now }
  await run(tx, sql`update ${c} set ${assign(caterers, saved)} where ${c.id} = ${id}`)
}

/** Makes the old slug redirect to the caterer, and removes the new one from the former slugs of the city. Slugs are locked. */
export async function replaceFormerSlug(
  tx: Tx,
  { id, city }: { id: string; city: string },
  former: string,
  slug: string,
): Promise<void> {
  await run(tx, sql`delete from ${f} where ${f.city} = ${city} and ${f.slug} in (${former}, ${slug})`)
  await run(tx, insertInto(formerSlugs, { slug: former, caterer_id: id, city }))
}

function columnsOf(profile: CatererProfile, { slug, approval, approvalSince, approvalReason }: CatererListing) {
  return {
    approval_since: approvalSince,
    approval_reason: approvalReason,
    name: profile.name,
    slug,
    approval,
    gst_no: profile.gstNo,
    gst_scheme: profile.gstScheme,
    state_code: profile.stateCode,
    fssai_no: profile.fssaiNo ?? null,
    fssai_expires_on: profile.fssaiExpiresOn ?? null,
    address: profile.address,
    area: profile.area,
    pin_code: profile.pinCode ?? null,
    service_address: profile.serviceAddress,
    location: point(profile.location),
    mobile_no: profile.mobileNo,
    contact: profile.contact,
    extra_information: profile.extraInformation,
    specialist_in: profile.specialistIn,
    complimentary: profile.complimentary,
    cuisines: arrayOf(profile.cuisines, 'cuisine'),
    catering_types: arrayOf(profile.cateringTypes, 'diet'),
    in_service_from: profile.inServiceFrom,
    min_price_paise: profile.minPrice ?? null,
    max_price_paise: profile.maxPrice ?? null,
    maximum_serving_capacity: profile.maximumServingCapacity,
  }
}
