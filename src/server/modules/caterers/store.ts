import type { Approval } from '#contract/endpoints/caterers.ts'
import type { Picture } from '#contract/endpoints/shared.ts'
import type { CancellationStep } from '#contract/values/cancellation-step.ts'
import { paise } from '#contract/values/money.ts'
import type { Queryable, Tx } from '#server/kernel/context.ts'
import { at, firstRow, list, rows, sql, type SQL } from '#server/kernel/sql.ts'
import { defaultPicture, pictureOf, type ImageRow } from '#server/modules/images/index.ts'
import { usualCancellation, type Caterer, type ListedCaterer } from './domain/caterer.ts'
import type { CatererProfile } from './domain/profile.ts'

/** A row under the names of the domain; only what has another form there is told apart. */
interface CatererRow extends Omit<
  Caterer,
  'ownerId' | 'fssaiNo' | 'pinCode' | 'location' | 'minPrice' | 'maxPrice' | 'delivery' | 'featuredPosition'
> {
  ownerId: string | null
  fssaiNo: string | null
  pinCode: string | null
  lat: number
  lng: number
  minPrice: number | null
  maxPrice: number | null
  freeKm: number
  perKm: number
  featuredPosition: number | null
}

const columns = sql`
  c.id, c.owner_id as "ownerId", c.name, c.slug, c.gst_no as "gstNo", c.gst_scheme as "gstScheme", c.fssai_no as "fssaiNo",
  c.address, c.area, c.pin_code as "pinCode", c.state_code as "stateCode", c.service_address as "serviceAddress",
  c.location[0] as lng, c.location[1] as lat, c.mobile_no as "mobileNo", c.contact, c.extra_information as "extraInformation",
  c.specialist_in as "specialistIn", c.complimentary, to_json(c.cuisines::text[]) as cuisines, to_json(c.catering_types::text[]) as "cateringTypes",
  c.in_service_from as "inServiceFrom", c.min_price_paise as "minPrice", c.max_price_paise as "maxPrice",
  c.maximum_serving_capacity as "maximumServingCapacity", c.lead_days as "leadDays", c.service_radius_km as "serviceRadiusKm",
  c.delivery_free_km as "freeKm", c.delivery_per_km_paise as "perKm", c.change_cut_off_hours as "changeCutOffHours",
  c.dish_prices_shown as "dishPricesShown", c.featured_position as "featuredPosition", c.status, c.approval,
  c.orders_fulfilled as "ordersFulfilled", c.version, c.menu_version as "menuVersion",
  (select json_agg(json_build_object('daysBefore', s.days_before, 'percent', s.percent) order by s.days_before desc)
    from cancellation_steps s where s.caterer_id = c.id) as cancellation`

const pictures = sql`
  (select json_agg(json_build_object('gallery', g.gallery, 'base', i.base, 'widths', i.widths, 'width', i.width,
      'height', i.height, 'placeholder', i.placeholder) order by g.position)
    from gallery_images g join images i on i.id = g.image_id where g.caterer_id = c.id) as pictures`

/** One caterer, live or not. */
export async function findCaterer(db: Queryable, id: string): Promise<Caterer | undefined> {
  const row = await firstRow<CatererRow>(db, sql`select ${columns} from caterers c where c.id = ${id}`)
  return row && catererFrom(row)
}

export async function listLiveCatererIds(db: Queryable): Promise<string[]> {
  const found = await rows<{ id: string }>(
    db,
    sql`select c.id from caterers c where c.approval = 'approved' and c.status = 1`,
  )
  return found.map(({ id }) => id)
}

/** Those of the given ids that are of live caterers, in the order given. */
export async function filterLive(db: Queryable, ids: readonly string[]): Promise<string[]> {
  const found = await rows<{ id: string }>(
    db,
    sql`select c.id from caterers c where c.approval = 'approved' and c.status = 1 and c.id = any(${list(ids)}::text[])`,
  )
  const live = new Set(found.map(({ id }) => id))
  return ids.filter((id) => live.has(id))
}

/** Everything that pages show of those of the given caterers that are live. */
export async function listLiveCaterers(db: Queryable, ids: readonly string[]): Promise<ListedCaterer[]> {
  return listCaterersWhere(db, ids, sql`c.approval = 'approved' and c.status = 1`)
}

/** Everything that pages show of a caterer, live or not. */
export async function findListedCaterer(db: Queryable, id: string): Promise<ListedCaterer | undefined> {
  return (await listCaterersWhere(db, [id], sql`true`))[0]
}

async function listCaterersWhere(db: Queryable, ids: readonly string[], condition: SQL): Promise<ListedCaterer[]> {
  const [found, slugs] = await Promise.all([
    rows<CatererRow & { legalName: string; pictures: (ImageRow & { gallery: 'art' | 'menu' })[] | null }>(
      db,
      sql`select ${columns}, c.legal_name as "legalName", ${pictures} from caterers c where ${condition} and c.id = any(${list(ids)}::text[])`,
    ),
    rows<{ slug: string; caterer_id: string }>(
      db,
      sql`select slug, caterer_id from former_slugs where caterer_id = any(${list(ids)}::text[])`,
    ),
  ])
  const formerSlugs = Map.groupBy(slugs, (row) => row.caterer_id)
  return found.map(({ pictures: gallery, legalName, ...row }) => ({
    ...catererFrom(row),
    legalName,
    artGallery: (gallery ?? []).filter((image) => image.gallery === 'art').map(pictureOf),
    menuGallery: (gallery ?? []).filter((image) => image.gallery === 'menu').map(pictureOf),
    formerSlugs: (formerSlugs.get(row.id) ?? []).map(({ slug }) => slug),
  }))
}

/** The first picture of each caterer, live or not; the neutral one where there is none. */
export async function coversOf(db: Queryable, ids: readonly string[]): Promise<(id: string) => Picture> {
  const found = await rows<ImageRow & { catererId: string }>(
    db,
    sql`select distinct on (g.caterer_id) g.caterer_id as "catererId", i.base, i.widths, i.width, i.height, i.placeholder
        from gallery_images g join images i on i.id = g.image_id
        where g.gallery = 'art' and g.caterer_id = any(${list(ids)}::text[]) order by g.caterer_id, g.position`,
  )
  const covers = new Map(found.map(({ catererId, ...image }) => [catererId, pictureOf(image)]))
  return (id) => covers.get(id) ?? defaultPicture
}

/** The caterer of an owner. */
export async function findCatererOfOwner(db: Queryable, ownerId: string): Promise<string | undefined> {
  return (await firstRow<{ id: string }>(db, sql`select id from caterers where owner_id = ${ownerId}`))?.id
}

/** One more order that a caterer has seen through to its end. */
export async function countFulfilledOrder(tx: Tx, id: string): Promise<void> {
  await rows(tx, sql`update caterers set orders_fulfilled = orders_fulfilled + 1 where id = ${id}`)
}

export interface CatererListing {
  slug: string
  approval: Approval
}

/** Locks an owner's caterer until the transaction ends and returns its version; undefined when it is not theirs. */
export async function lockOwnCaterer(tx: Tx, id: string, ownerId: string): Promise<number | undefined> {
  const found = await firstRow<{ version: number }>(
    tx,
    sql`select version from caterers where id = ${id} and owner_id = ${ownerId} for update`,
  )
  return found?.version
}

/** Serialises the assignment of slugs until the transaction ends, so that concurrent calls get different ones. */
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
  caterer: { id: string; ownerId: string; profile: CatererProfile; listing: CatererListing },
  now: Date,
): Promise<void> {
  const values = valuesOf(caterer.profile, caterer.listing)
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
  caterer: { id: string; profile: CatererProfile; listing: CatererListing },
  now: Date,
): Promise<void> {
  const sets = Object.entries(valuesOf(caterer.profile, caterer.listing)).map(
    ([name, value]) => sql`${sql.identifier(name)} = ${value}`,
  )
  await rows(
    tx,
    sql`update caterers set ${sql.join(sets, sql`, `)}, version = version + 1, updated_at = ${at(now)} where id = ${caterer.id}`,
  )
}

/** Makes the old slug redirect to the caterer, and removes the new one from the former slugs. */
export async function upsertFormerSlug(tx: Tx, id: string, former: string, slug: string): Promise<void> {
  await rows(tx, sql`delete from former_slugs where slug = ${slug}`)
  await rows(
    tx,
    sql`insert into former_slugs (slug, caterer_id) values (${former}, ${id})
        on conflict (slug) do update set caterer_id = excluded.caterer_id`,
  )
}

function valuesOf(profile: CatererProfile, { slug, approval }: CatererListing): Record<string, SQL> {
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

function catererFrom({
  lat,
  lng,
  freeKm,
  perKm,
  ...row
}: CatererRow & { cancellation: readonly CancellationStep[] | null }): Caterer {
  return {
    ...row,
    ownerId: row.ownerId ?? undefined,
    fssaiNo: row.fssaiNo ?? undefined,
    pinCode: row.pinCode ?? undefined,
    location: { lat, lng },
    minPrice: row.minPrice === null ? undefined : paise(row.minPrice),
    maxPrice: row.maxPrice === null ? undefined : paise(row.maxPrice),
    delivery: { freeKm, perKm: paise(perKm) },
    featuredPosition: row.featuredPosition ?? undefined,
    cancellation: row.cancellation ?? usualCancellation,
  }
}
