import type { GuestBand } from '#contract/values/guest-band.ts'
import type { Paise } from '#contract/values/money.ts'
import type { Queryable } from '#server/kernel/context.ts'
import {
  firstRow,
  jsonArray,
  jsonObject,
  list,
  rows,
  select,
  selectList,
  sql,
  type Selected,
  type Sql,
} from '#server/kernel/sql.ts'
import { joinedCaterer } from '#server/modules/caterers/index.ts'
import { imageFileOf, urlOf } from '#server/modules/images/index.ts'
import type { Offering, Package, PlacedPackage } from '../domain/menu.ts'
import type { WholeOffer } from '../domain/offer.ts'
import { menuDishes, menus, packageBands, packageItems, packages } from '../tables.ts'
import { dishOrder, isOffered } from './menus.ts'

const p = packages.as('p')
const b = packageBands.as('b')
const t = packageItems.as('t')
const m = menus.as('m')
const d = menuDishes.as('d')

/** What has no price cannot be booked (C106); that of a custom menu is its items', of categories that are not deleted. */
const isPriced = sql`case ${p.kind} when 'custom'
  then exists (select 1 from ${t} where ${t.package_id} = ${p.id} and ${t.price_paise} > 0
    and (select ${m.deleted_at} is null from ${m} where ${m.id} = ${t.menu_id})) else ${p.base_price_paise} > 0 end`
/** Condition: the public may see the package. */
const isSold = sql`${p.deleted_at} is null and ${p.status} = 1 and ${isPriced}`

// The order of the bands' labels is not that of the guests.
const bandOrder = sql`array_position(array['10-25', '25-50', '50-100', '100+'], ${b.band}::text)`
const bands = sql<
  GuestBand[]
>`array(select ${b.band}::text from ${b} where ${b.package_id} = ${p.id} order by ${bandOrder})`

/** The categories that a package lets one choose from are those of its menus that are offered now. */
export const item = {
  id: t.id,
  menuId: t.menu_id,
  name: m.name,
  quantity: t.quantity,
  price: t.price_paise,
  minQty: t.min_qty,
}
/** Dishes of the item that the package's diet lets one choose, as `dietsOfferedBy` says. */
const choosable = sql<number>`(select count(*) from ${d} where ${d.menu_id} = ${t.menu_id} and ${d.deleted_at} is null
  and (${p.diet} in ('nonVeg', 'custom') or ${d.diet} = 'jain' or ${d.diet}::text = ${p.diet}::text))`
const itemsWhere = (
  condition: Sql,
) => sql`exists (select 1 from ${t} join ${m} on ${m.id} = ${t.menu_id} and ${isOffered}
  where ${t.package_id} = ${p.id} and ${condition})`
/** Whether a package has every dish that it includes, as `shortagesOf` says of one that was read whole. */
const canBeBooked = sql<boolean>`${itemsWhere(sql`${choosable} > 0`)}
  and not ${itemsWhere(sql`${p.kind} <> 'custom' and ${t.quantity} > ${choosable}`)}`
const ofPackage = sql`from ${t} join ${m} on ${m.id} = ${t.menu_id} and ${isOffered} where ${t.package_id} = ${p.id}`

export const ofList = {
  id: p.id,
  catererId: p.caterer_id,
  kind: p.kind,
  name: p.name,
  description: p.description,
  diet: p.diet,
  basePrice: p.base_price_paise,
  minOrder: p.min_order,
  servings: p.servings,
  prepTime: p.prep_time,
  dietaryInfo: p.dietary_info,
  allergenInfo: p.allergen_info,
  image: imageFileOf(p.image_id),
  bands,
}
const inList = selectList({ ...ofList, items: jsonArray({ ...item, priority: t.priority }, t.priority)`${ofPackage}` })

/** What the caterer marked for the package to start with; null for nothing. */
export const marked = sql<string[] | null>`${t.default_dishes}`
const placed = jsonObject({ band: b.band, position: b.position })
const withMarks = selectList({
  ...ofList,
  places: sql<
    PlacedPackage['places']
  >`(select coalesce(json_agg(${placed}), '[]') from ${b} where ${b.package_id} = ${p.id})`,
  items: jsonArray({ ...item, priority: t.priority, marked }, t.priority)`${ofPackage}`,
})

/** The packages of a caterer that can be booked, its custom menu and packed food. */
export async function listPackages(db: Queryable, catererId: string): Promise<Package[]> {
  return listPackagesOf(db, [catererId])
}

/** All packages of a caterer with the dishes that it marked, also those that lack dishes. */
export async function listMarkedPackages(db: Queryable, catererId: string): Promise<PlacedPackage[]> {
  return (await rows(db, select(withMarks)`${soldBy([catererId])}`)).map(withImgUrl)
}

/** As {@link listPackages}, of several caterers in one statement; each one's own in their order. */
export async function listPackagesOf(db: Queryable, catererIds: readonly string[]): Promise<Package[]> {
  return (await rows(db, select(inList)`${soldBy(catererIds, canBeBooked)}`)).map(withImgUrl)
}

function soldBy(catererIds: readonly string[], condition: Sql = sql`true`): Sql {
  return sql`from ${p}
    where ${p.caterer_id} = any(${list(catererIds)}::text[]) and ${isSold} and ${condition}
    order by array_position(array['package', 'custom', 'packed'], ${p.kind}), ${p.base_price_paise}, ${p.id}`
}

export function withImgUrl<Row extends Pick<Selected<typeof inList>, 'image'>>({
  image,
  ...row
}: Row): Omit<Row, 'image'> & { imgUrl: string } {
  return { ...row, imgUrl: image ? urlOf(image) : '' }
}

const dish = { name: d.name, description: d.description, diet: d.diet, supplement: d.price_paise }
const dishes = jsonArray(dish, dishOrder)`from ${d} where ${d.menu_id} = ${m.id} and ${d.deleted_at} is null`

/** A package with everything it lets one choose from, in one statement; with the caterer's version of that moment. */
export async function findWholeOffer(
  db: Queryable,
  packageId: string,
): Promise<(WholeOffer & { menuVersion: number }) | undefined> {
  return firstRow(
    db,
    select({
      id: p.id,
      catererId: p.caterer_id,
      name: p.name,
      kind: p.kind,
      diet: p.diet,
      basePrice: p.base_price_paise,
      minOrder: p.min_order,
      dishPricesShown: joinedCaterer.dishPricesShown,
      menuVersion: joinedCaterer.menuVersion,
      bands,
      items: jsonArray({ ...item, dishes }, t.priority)`${ofPackage}`,
    })`from ${p} join ${joinedCaterer} on ${joinedCaterer.id} = ${p.caterer_id} where ${p.id} = ${packageId} and ${isSold}`,
  )
}

/**
 * What the items of a package say of it as a whole, each read once. The menu is looked up instead of joined: the planner takes nearly all
 * menus for deleted ones until it has statistics, which the embedded engine gathers seldom, and would begin with those of the whole city.
 * Caterers name the category of counters as they like: 'Live Counters', 'Chaat counter', 'Dosa stall'.
 */
const includedItems = sql`(select coalesce(bool_or(i.choosable > 0), false)
      and not coalesce(bool_or(${p.kind} <> 'custom' and i.quantity > i.choosable), false) as can_be_booked,
    min(case when i.quantity > 0 then 0 else i.price_paise * i.min_qty end)
      filter (where i.menu ~* '\\m(counters?|stalls?)\\M' and i.choosable >= greatest(i.quantity, i.min_qty)) as counter_price
  from (select ${t.quantity}, ${t.min_qty}, ${t.price_paise}, ${choosable} as choosable,
      (select ${m.name} from ${m} where ${m.id} = ${t.menu_id} and ${isOffered}) as menu
    from ${t} where ${t.package_id} = ${p.id} offset 0) i
  where i.menu is not null)`

/** What the read model keeps of the packages of these caterers. */
export async function listOfferings(db: Queryable, catererIds: readonly string[]): Promise<Offering[]> {
  return rows(
    db,
    select({
      id: p.id,
      catererId: p.caterer_id,
      kind: p.kind,
      name: p.name,
      diet: p.diet,
      minOrder: p.min_order,
      basePrice: p.base_price_paise,
      counterPrice: sql<Paise | null>`included.counter_price`,
      canBeBooked: sql<boolean>`included.can_be_booked`,
      bands: sql<
        Offering['bands']
      >`(select coalesce(json_agg(${placed}), '[]') from ${b} where ${b.package_id} = ${p.id})`,
    })`from ${p} cross join lateral ${includedItems} included
    where ${isSold} and ${p.caterer_id} = any(${list(catererIds)}::text[]) order by ${p.id}`,
  )
}
