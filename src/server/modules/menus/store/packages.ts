import type { Tx } from '#server/kernel/context.ts'
import { assign, at, firstRow, insertColumns, insertInto, list, rowsAs, run, select, sql } from '#server/kernel/sql.ts'
import type { ItemContent } from '../domain/edit-items.ts'
import type { PackageContent } from '../domain/edit-package.ts'
import { packageItems, packages } from '../tables.ts'

const p = packages.as('p')
const t = packageItems.as('t')

export interface StoredPackage {
  id: string
  catererId: string
  content: PackageContent
  newId: () => string
}

/** Adds a package, with the key of the request where it has one. */
export async function insertPackage(
  tx: Tx,
  offer: StoredPackage & { key: string | undefined },
  now: Date,
): Promise<void> {
  const { id, catererId, content, key = null } = offer
  const row = { id, caterer_id: catererId, created_at: now, creation_key: key, ...columnsOf(content) }
  await run(tx, insertInto(packages, row))
  await upsertItems(tx, offer)
}

/** Saves a package under its next version; its items replace those that it has, where `itemsToo` says so. */
export async function savePackage(tx: Tx, offer: StoredPackage, { itemsToo }: { itemsToo: boolean }): Promise<void> {
  const { id, content } = offer
  const saved = { ...columnsOf(content), version: sql<number>`${p.version} + 1` }
  await run(tx, sql`update ${p} set ${assign(packages, saved)} where ${p.id} = ${id}`)
  if (!itemsToo) return
  const menuIds = list(content.items.map(({ menuId }) => menuId))
  await run(tx, sql`delete from ${t} where ${t.package_id} = ${id} and ${t.menu_id} <> all(${menuIds}::text[])`)
  await upsertItems(tx, offer)
}

async function upsertItems(tx: Tx, { id, catererId, content, newId }: StoredPackage): Promise<void> {
  if (content.items.length === 0) return
  const given = content.items.map(
    ({ id: itemId = newId(), menuId, quantity, price, minQty, marked }: ItemContent, i) => ({
      id: itemId,
      package_id: id,
      menu_id: menuId,
      caterer_id: catererId,
      quantity,
      price_paise: price,
      min_qty: minQty,
      priority: i + 1,
      default_dishes: marked === null ? null : [...marked],
    }),
  )
  const item = rowsAs(packageItems, 'item', given)
  const excluded = packageItems.as('excluded')
  const saved = assign(packageItems, {
    quantity: excluded.quantity,
    price_paise: excluded.price_paise,
    min_qty: excluded.min_qty,
    priority: excluded.priority,
    default_dishes: excluded.default_dishes,
  })
  await run(
    tx,
    sql`${insertColumns(packageItems, 'id', 'package_id', 'menu_id', 'caterer_id', 'quantity', 'price_paise', 'min_qty', 'priority', 'default_dishes')}
        select ${item.id}, ${item.package_id}, ${item.menu_id}, ${item.caterer_id}, ${item.quantity}, ${item.price_paise}, ${item.min_qty},
          ${item.priority}, ${item.default_dishes} from ${item}
        on conflict (package_id, menu_id) do update set ${saved}`,
  )
}

/** A package of a caterer, deleted or not; one that was erased is gone. */
export async function findAnyPackage(
  tx: Tx,
  catererId: string,
  id: string,
): Promise<{ name: string; kind: string; deletedAt: Date | null } | undefined> {
  return firstRow(
    tx,
    select({ name: p.name, kind: p.kind, deletedAt: p.deleted_at })`
      from ${p} where ${p.id} = ${id} and ${p.caterer_id} = ${catererId} and ${p.erased_at} is null`,
  )
}

/** Returns the id of the package that was created under a key. */
export async function findPackageByKey(tx: Tx, catererId: string, key: string): Promise<string | undefined> {
  const found = await firstRow(
    tx,
    select({ id: p.id })`from ${p} where ${p.caterer_id} = ${catererId} and ${p.creation_key} = ${key}`,
  )
  return found?.id
}

/** Sets when a package was deleted; null restores it, under a name. Its key can create another one. */
export async function markPackageDeleted(
  tx: Tx,
  id: string,
  { deletedAt, name }: { deletedAt: Date | null; name: string },
): Promise<void> {
  const deleted = {
    deleted_at: deletedAt === null ? null : at(deletedAt),
    name,
    creation_key: null,
    version: sql<number>`${p.version} + 1`,
  }
  await run(tx, sql`update ${p} set ${assign(packages, deleted)} where ${p.id} = ${id}`)
}

/** Gives packages their next version, when something else changed what they are. */
export async function touchPackages(tx: Tx, ids: readonly string[]): Promise<void> {
  const next = assign(packages, { version: sql<number>`${p.version} + 1` })
  await run(tx, sql`update ${p} set ${next} where ${p.id} = any(${list(ids)}::text[])`)
}

function columnsOf(content: PackageContent) {
  return {
    kind: content.kind,
    name: content.name,
    description: content.description,
    diet: content.diet,
    base_price_paise: content.basePrice,
    min_order: content.minOrder,
    servings: content.servings,
    prep_time: content.prepTime,
    dietary_info: content.dietaryInfo,
    allergen_info: content.allergenInfo,
    image_id: content.imageId,
    status: content.status,
  }
}
