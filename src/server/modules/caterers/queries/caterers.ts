import { noticeFrom } from '#contract/rules/notice.ts'
import type { Queryable } from '#server/kernel/context.ts'
import {
  elementsOf,
  extendList,
  firstRow,
  jsonArray,
  latOf,
  list,
  lngOf,
  rows,
  select,
  selectList,
  sql,
  type Selected,
  type Sql,
} from '#server/kernel/sql.ts'
import { ownerOf } from '#server/modules/members/index.ts'
import { usualCancellation, type Caterer } from '../domain/caterer.ts'
import { cancellationSteps, caterers } from '../tables.ts'
import { rowVersionOf } from './row-version.ts'

const c = caterers.as('c')
const s = cancellationSteps.as('s')

/** The columns of a caterer, to be read from `c` and given to {@link catererFrom}. */
export const catererColumns = {
  id: c.id,
  name: c.name,
  slug: c.slug,
  gstNo: c.gst_no,
  gstScheme: c.gst_scheme,
  fssaiNo: c.fssai_no,
  fssaiExpiresOn: c.fssai_expires_on,
  address: c.address,
  area: c.area,
  pinCode: c.pin_code,
  stateCode: c.state_code,
  serviceAddress: c.service_address,
  lng: lngOf(c.location),
  lat: latOf(c.location),
  city: c.city,
  mobileNo: c.mobile_no,
  contact: c.contact,
  extraInformation: c.extra_information,
  specialistIn: c.specialist_in,
  complimentary: c.complimentary,
  cuisines: elementsOf(c.cuisines),
  cateringTypes: elementsOf(c.catering_types),
  inServiceFrom: c.in_service_from,
  minPrice: c.min_price_paise,
  maxPrice: c.max_price_paise,
  maximumServingCapacity: c.maximum_serving_capacity,
  leadDays: c.lead_days,
  noticeSteps: c.notice_steps,
  serviceRadiusKm: c.service_radius_km,
  freeKm: c.delivery_free_km,
  perKm: c.delivery_per_km_paise,
  changeCutOffHours: c.change_cut_off_hours,
  customMinimum: c.custom_minimum_paise,
  dishPricesShown: c.dish_prices_shown,
  featuredPosition: c.featured_position,
  status: c.status,
  approval: c.approval,
  approvalSince: sql<Date>`coalesce(${c.approval_since}, ${c.created_at})`,
  approvalReason: c.approval_reason,
  ordersFulfilled: c.orders_fulfilled,
  version: c.version,
  menuVersion: c.menu_version,
  cancellation: jsonArray(
    { daysBefore: s.days_before, percent: s.percent },
    sql`${s.days_before} desc`,
  )`from ${s} where ${s.caterer_id} = ${c.id}`,
}

const inDomain = selectList(catererColumns)

/** Nulls become undefined, and what belongs together one object. */
export function catererFrom({ lat, lng, freeKm, perKm, noticeSteps, ...row }: Selected<typeof inDomain>): Caterer {
  return {
    ...row,
    fssaiNo: row.fssaiNo ?? undefined,
    fssaiExpiresOn: row.fssaiExpiresOn ?? undefined,
    approvalReason: row.approvalReason ?? undefined,
    pinCode: row.pinCode ?? undefined,
    location: { lat, lng },
    minPrice: row.minPrice ?? undefined,
    maxPrice: row.maxPrice ?? undefined,
    delivery: { freeKm, perKm },
    notice: noticeFrom(row.leadDays, noticeSteps ?? undefined),
    featuredPosition: row.featuredPosition ?? undefined,
    cancellation: row.cancellation.length > 0 ? row.cancellation : usualCancellation,
  }
}

/** One caterer, live or not. */
export async function findCaterer(db: Queryable, id: string): Promise<Caterer | undefined> {
  const row = await firstRow(db, select(inDomain)`from ${c} where ${c.id} = ${id}`)
  return row && catererFrom(row)
}

/** A caterer as it was read, with its {@link rowVersionOf}. */
export interface ReadCaterer {
  caterer: Caterer
  rowVersion: string
}

/** As {@link findCaterer}, with what is asked of another owner's tables by the same statement. */
export async function findCatererWith<Value>(
  db: Queryable,
  id: string,
  asked: Sql<Value>,
): Promise<(ReadCaterer & { asked: Value }) | undefined> {
  const list = extendList(inDomain, { asked, rowVersion: rowVersionOf(id) })
  const found = await firstRow(db, select(list)`from ${c} where ${c.id} = ${id}`)
  if (!found) return undefined
  const { asked: answer, rowVersion, ...row } = found
  return { caterer: catererFrom(row), rowVersion: rowVersion ?? '', asked: answer }
}

/** The name of a caterer, live or not. */
export async function nameOfCaterer({ db }: { db: Queryable }, id: string): Promise<string> {
  const found = await firstRow(db, select({ name: c.name })`from ${c} where ${c.id} = ${id}`)
  if (!found) throw new Error(`caterer ${id} is not there`)
  return found.name
}

/** Condition on `c`: the public may see it. */
export const isLiveRow: Sql = sql`${c.approval} = 'approved' and ${c.status} = 1`

/** Of some cities, or of all. */
export async function listLiveCatererIds(db: Queryable, cities?: readonly string[]): Promise<string[]> {
  const within = cities ? sql`${c.city} = any(${list(cities)}::text[])` : sql`true`
  const found = await rows(db, select({ id: c.id })`from ${c} where ${isLiveRow} and ${within}`)
  return found.map(({ id }) => id)
}

/** Those of the given ids that are of live caterers, in the order given. */
export async function filterLive(db: Queryable, ids: readonly string[]): Promise<string[]> {
  const found = await rows(
    db,
    select({ id: c.id })`from ${c} where ${isLiveRow} and ${c.id} = any(${list(ids)}::text[])`,
  )
  const live = new Set(found.map(({ id }) => id))
  return ids.filter((id) => live.has(id))
}

/** Those of the given ids that are of caterers in these cities, live or not. */
export async function filterByCity(
  db: Queryable,
  ids: readonly string[],
  cities: readonly string[],
): Promise<string[]> {
  const found = await rows(
    db,
    select({
      id: c.id,
    })`from ${c} where ${c.city} = any(${list(cities)}::text[]) and ${c.id} = any(${list(ids)}::text[])`,
  )
  return found.map(({ id }) => id)
}

/** The owners of these caterers, by the caterer's id; a caterer without an owner is missing. */
export async function listOwners(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  const found = await rows(
    db,
    select({ id: c.id, ownerId: ownerOf(c.id) })`from ${c} where ${c.id} = any(${list(ids)}::text[])`,
  )
  return new Map(found.flatMap(({ id, ownerId }) => (ownerId === null ? [] : [[id, ownerId]])))
}
