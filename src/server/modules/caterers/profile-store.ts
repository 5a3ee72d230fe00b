import type { Approval } from '#contract/endpoints/caterers.ts'
import type { Queryable, Tx } from '#server/kernel/context.ts'
import { at, firstRow, list, rows, sql, type SQL } from '#server/kernel/sql.ts'
import type { CatererProfile } from './domain/profile.ts'

export interface Standing {
  slug: string
  approval: Approval
}

/** The version of an owner's caterer, which nobody else changes until the transaction ends; undefined when it is not theirs. */
export async function lockOwnCaterer(tx: Tx, id: string, ownerId: string): Promise<number | undefined> {
  const found = await firstRow<{ version: number }>(
    tx,
    sql`select version from caterers where id = ${id} and owner_id = ${ownerId} for update`,
  )
  return found?.version
}

/** One slug is given out at a time, so that nobody gets one that somebody else is getting. Held until the transaction ends. */
export async function lockSlugs(tx: Tx): Promise<void> {
  await rows(tx, sql`select pg_advisory_xact_lock(hashtext('caterers.slug'))`)
}

/** Of a slug and its numbered ones, those that other caterers have or used to have. */
export async function listTakenSlugs(db: Queryable, slug: string, exceptCatererId: string): Promise<Set<string>> {
  const isLike = sql`(slug = ${slug} or slug like ${`${slug}-%`})`
  const found = await rows<{ slug: string }>(
    db,
    sql`select slug from caterers where ${isLike} and id <> ${exceptCatererId}
        union select slug from former_slugs where ${isLike} and caterer_id <> ${exceptCatererId}`,
  )
  return new Set(found.map((row) => row.slug))
}

export async function insertCaterer(
  tx: Tx,
  caterer: { id: string; ownerId: string; profile: CatererProfile; standing: Standing },
  now: Date,
): Promise<void> {
  const values = valuesOf(caterer.profile, caterer.standing)
  const names = Object.keys(values).map((name) => sql.identifier(name))
  await rows(
    tx,
    sql`insert into caterers (id, owner_id, created_at, updated_at, ${sql.join(names, sql`, `)})
        values (${caterer.id}, ${caterer.ownerId}, ${at(now)}, ${at(now)}, ${sql.join(Object.values(values), sql`, `)})`,
  )
}

/** Saves the profile of a locked caterer under its next version. */
export async function saveProfile(
  tx: Tx,
  caterer: { id: string; profile: CatererProfile; standing: Standing },
  now: Date,
): Promise<void> {
  const sets = Object.entries(valuesOf(caterer.profile, caterer.standing)).map(
    ([name, value]) => sql`${sql.identifier(name)} = ${value}`,
  )
  await rows(
    tx,
    sql`update caterers set ${sql.join(sets, sql`, `)}, version = version + 1, updated_at = ${at(now)} where id = ${caterer.id}`,
  )
}

/** From now on the old slug leads to the caterer, and the new one is no former one any more. */
export async function keepFormerSlug(tx: Tx, id: string, former: string, slug: string): Promise<void> {
  await rows(tx, sql`delete from former_slugs where slug = ${slug}`)
  await rows(
    tx,
    sql`insert into former_slugs (slug, caterer_id) values (${former}, ${id})
        on conflict (slug) do update set caterer_id = excluded.caterer_id`,
  )
}

function valuesOf(profile: CatererProfile, { slug, approval }: Standing): Record<string, SQL> {
  return {
    name: sql`${profile.name}`,
    slug: sql`${slug}`,
    approval: sql`${approval}`,
    gst_no: sql`${profile.gstNo}`,
    gst_scheme: sql`${profile.gstScheme}`,
    state_code: sql`${profile.stateCode}`,
    fssai_no: sql`${profile.fssaiNo ?? null}`,
    address: sql`${profile.address}`,
    area: sql`${profile.area}`,
    pin_code: sql`${profile.pinCode ?? null}`,
    service_address: sql`${profile.serviceAddress}`,
    location: sql`point(${profile.location.lng}, ${profile.location.lat})`,
    mobile_no: sql`${profile.mobileNo}`,
    contact: sql`${profile.contact}`,
    extra_information: sql`${profile.extraInformation}`,
    specialist_in: sql`${profile.specialistIn}`,
    complimentary: sql`${profile.complimentary}`,
    cuisines: sql`${list(profile.cuisines)}::text[]::cuisine[]`,
    catering_types: sql`${list(profile.cateringTypes)}::text[]::diet[]`,
    in_service_from: sql`${profile.inServiceFrom}`,
    min_price_paise: sql`${profile.minPrice ?? null}`,
    max_price_paise: sql`${profile.maxPrice ?? null}`,
    maximum_serving_capacity: sql`${profile.maximumServingCapacity}`,
  }
}
