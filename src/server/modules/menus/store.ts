import type { OfferedItem, PackageKind } from '#contract/rules/package-selection.ts'
import type { Diet, PackageDiet } from '#contract/values/diet.ts'
import type { GuestBand } from '#contract/values/guest-band.ts'
import { paise, zero } from '#contract/values/money.ts'
import type { Queryable } from '#server/kernel/context.ts'
import { firstRow, list, rows, sql } from '#server/kernel/sql.ts'
import { urlOf } from '#server/modules/images/index.ts'
import type { Menu, Offering, Package, PackageItem } from './domain/menu.ts'
import type { WholeOffer } from './domain/offer.ts'

interface MenuRow {
  id: string
  name: string
  basePrice: number
  status: number
  dishes: {
    name: string
    description: string
    diet: Diet
    price: number
    base: string | null
    widths: number[] | null
  }[]
}

/** The categories of a caterer with their dishes, in its own order. Dishes cost extra only where the caterer shows their prices. */
export async function listMenus(
  db: Queryable,
  catererId: string,
  options: { dishPricesShown: boolean },
): Promise<Menu[]> {
  const found = await rows<MenuRow>(
    db,
    sql`
    select m.id, m.name, m.base_price_paise as "basePrice", m.status,
      coalesce(json_agg(json_build_object('name', d.name, 'description', d.description, 'diet', d.diet, 'price', d.price_paise,
        'base', i.base, 'widths', i.widths) order by d.position, d.id) filter (where d.id is not null), '[]') as dishes
    from menus m
    left join menu_dishes d on d.menu_id = m.id and d.deleted_at is null
    left join images i on i.id = d.image_id
    where m.caterer_id = ${catererId} and m.deleted_at is null and m.status = 1
    group by m.id order by m.position, m.id`,
  )
  return found.map((row) => ({
    ...row,
    catererId,
    basePrice: paise(row.basePrice),
    dishes: row.dishes.map(({ base, widths, price, ...dish }) => ({
      ...dish,
      price: options.dishPricesShown ? paise(price) : zero,
      imgUrl: imageUrl(base, widths),
    })),
  }))
}

interface PackageRow extends Omit<Package, 'basePrice' | 'bands' | 'imgUrl' | 'items'> {
  basePrice: number
  bands: GuestBand[]
  base: string | null
  widths: number[] | null
  items: (Omit<PackageItem, 'price'> & { price: number })[]
}

// The order of the bands' labels is not that of the guests.
const bandOrder = sql`array_position(array['10-25', '25-50', '50-100', '100+'], b.band::text)`

/** The packages of a caterer, its custom menu and packed food; with a band only those offered for it, or for any number. */
export async function listPackages(db: Queryable, catererId: string, band?: GuestBand): Promise<Package[]> {
  return packagesOf(db, [catererId], band)
}

/** As {@link listPackages}, of several caterers in one statement; each one's own in their order. */
export async function listPackagesOf(db: Queryable, catererIds: readonly string[]): Promise<Package[]> {
  return packagesOf(db, catererIds, undefined)
}

async function packagesOf(
  db: Queryable,
  catererIds: readonly string[],
  band: GuestBand | undefined,
): Promise<Package[]> {
  const ofBand = sql`(select b.position from package_bands b where b.package_id = p.id and b.band = ${band ?? ''})`
  const offeredFor = sql`(${ofBand} is not null or not exists (select 1 from package_bands b where b.package_id = p.id))`
  const found = await rows<PackageRow>(
    db,
    sql`
    select p.id, p.caterer_id as "catererId", p.kind, p.name, p.description, p.diet, p.base_price_paise as "basePrice",
      p.min_order as "minOrder", p.servings, p.prep_time as "prepTime", p.dietary_info as "dietaryInfo", p.allergen_info as "allergenInfo",
      i.base, i.widths,
      array(select b.band::text from package_bands b where b.package_id = p.id order by ${bandOrder}) as bands,
      coalesce((select json_agg(json_build_object('id', t.id, 'menuId', t.menu_id, 'name', m.name, 'quantity', t.quantity,
          'price', t.price_paise, 'minQty', t.min_qty, 'priority', t.priority) order by t.priority)
        from package_items t join menus m on m.id = t.menu_id and m.deleted_at is null and m.status = 1
        where t.package_id = p.id), '[]') as items
    from packages p left join images i on i.id = p.image_id
    where p.caterer_id = any(${list(catererIds)}::text[]) and p.deleted_at is null and p.status = 1 ${band ? sql`and ${offeredFor}` : sql``}
    order by array_position(array['package', 'custom', 'packed'], p.kind), ${band ? ofBand : sql`p.base_price_paise`}, p.id`,
  )
  return found.map(({ base, widths, ...row }) => ({
    ...row,
    basePrice: paise(row.basePrice),
    imgUrl: imageUrl(base, widths),
    items: row.items.map((item) => ({ ...item, price: paise(item.price) })),
  }))
}

interface OfferRow {
  id: string
  catererId: string
  name: string
  kind: PackageKind
  diet: PackageDiet
  basePrice: number
  minOrder: number
  dishPricesShown: boolean
  menuVersion: number
  bands: GuestBand[]
  items: (Omit<OfferedItem, 'price' | 'dishes'> & {
    price: number
    dishes: { name: string; description: string; diet: Diet; supplement: number }[]
  })[]
}

/** A package with everything it lets one choose from, in one statement; with the caterer's version of that moment. */
export async function findWholeOffer(
  db: Queryable,
  packageId: string,
): Promise<(WholeOffer & { menuVersion: number }) | undefined> {
  const row = await firstRow<OfferRow>(
    db,
    sql`
    select p.id, p.caterer_id as "catererId", p.name, p.kind, p.diet, p.base_price_paise as "basePrice", p.min_order as "minOrder",
      c.dish_prices_shown as "dishPricesShown", c.menu_version as "menuVersion",
      array(select b.band::text from package_bands b where b.package_id = p.id order by ${bandOrder}) as bands,
      coalesce((select json_agg(json_build_object('id', t.id, 'menuId', t.menu_id, 'name', m.name, 'quantity', t.quantity,
          'price', t.price_paise, 'minQty', t.min_qty, 'dishes', coalesce((
            select json_agg(json_build_object('name', d.name, 'description', d.description, 'diet', d.diet, 'supplement', d.price_paise) order by d.position, d.id)
            from menu_dishes d where d.menu_id = m.id and d.deleted_at is null), '[]')) order by t.priority)
        from package_items t join menus m on m.id = t.menu_id and m.deleted_at is null and m.status = 1
        where t.package_id = p.id), '[]') as items
    from packages p join caterers c on c.id = p.caterer_id
    where p.id = ${packageId} and p.deleted_at is null and p.status = 1`,
  )
  return (
    row && {
      ...row,
      basePrice: paise(row.basePrice),
      items: row.items.map((item) => ({
        ...item,
        price: paise(item.price),
        dishes: item.dishes.map((dish) => ({ ...dish, supplement: paise(dish.supplement) })),
      })),
    }
  )
}

/** What the read model keeps of the packages of these caterers. */
export async function listOfferings(db: Queryable, catererIds: readonly string[]): Promise<Offering[]> {
  const found = await rows<
    Omit<Offering, 'basePrice' | 'bands'> & { basePrice: number; bands: Offering['bands'] | null }
  >(
    db,
    sql`
    select p.id, p.caterer_id as "catererId", p.kind, p.base_price_paise as "basePrice",
      json_agg(json_build_object('band', b.band, 'position', b.position)) filter (where b.band is not null) as bands
    from packages p left join package_bands b on b.package_id = p.id
    where p.deleted_at is null and p.status = 1 and p.caterer_id = any(${list(catererIds)}::text[])
    group by p.id order by p.id`,
  )
  return found.map((row) => ({ ...row, basePrice: paise(row.basePrice), bands: row.bands ?? [] }))
}

/** The names of the dishes that people may look for, as JSON in the database too: that is read fastest. */
export async function listDishNames(
  db: Queryable,
  catererIds: readonly string[],
): Promise<{ catererId: string; names: string[] }[]> {
  return rows(
    db,
    sql`
    select m.caterer_id as "catererId", json_agg(d.name) as names
    from menus m join menu_dishes d on d.menu_id = m.id and d.deleted_at is null
    where m.deleted_at is null and m.status = 1 and m.caterer_id = any(${list(catererIds)}::text[])
    group by m.caterer_id`,
  )
}

function imageUrl(base: string | null, widths: number[] | null): string {
  return base && widths ? urlOf({ base, widths }) : ''
}
