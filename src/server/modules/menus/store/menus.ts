import type { Tx } from '#server/kernel/context.ts'
import { assign, at, firstRow, insertColumns, insertInto, rows, rowsAs, run, select, sql } from '#server/kernel/sql.ts'
import type { DishContent, MenuContent } from '../domain/edit-menu.ts'
import { menuDishes, menus, packageItems, packages } from '../tables.ts'

const m = menus.as('m')
const d = menuDishes.as('d')
const t = packageItems.as('t')
const p = packages.as('p')

export interface StoredMenu {
  id: string
  catererId: string
  content: MenuContent
  newId: () => string
}

/** Adds a category behind the others of its caterer. */
export async function insertMenu(tx: Tx, { id, catererId, content, newId }: StoredMenu, now: Date): Promise<void> {
  const { name, basePrice, status, dishes } = content
  const last = sql<number>`(select coalesce(max(${m.position}), 0) + 1 from ${m} where ${m.caterer_id} = ${catererId})`
  const row = { id, caterer_id: catererId, name, base_price_paise: basePrice, status, position: last, created_at: now }
  await run(tx, insertInto(menus, row))
  await insertDishes(tx, { id, catererId, newId }, dishes)
}

/** Saves a category under its next version; `dishes` replace those that it has, where they are given. */
export async function saveMenu(
  tx: Tx,
  { id, catererId, content, newId }: StoredMenu,
  { dishesToo }: { dishesToo: boolean },
): Promise<void> {
  const { name, basePrice, status, dishes } = content
  const saved = { name, base_price_paise: basePrice, status, version: sql<number>`${m.version} + 1` }
  await run(tx, sql`update ${m} set ${assign(menus, saved)} where ${m.id} = ${id}`)
  if (!dishesToo) return
  // Nothing refers to a dish but its category: orders and marks name it.
  await run(tx, sql`delete from ${d} where ${d.menu_id} = ${id}`)
  await insertDishes(tx, { id, catererId, newId }, dishes)
}

async function insertDishes(
  tx: Tx,
  { id, catererId, newId }: Omit<StoredMenu, 'content'>,
  dishes: readonly DishContent[],
): Promise<void> {
  if (dishes.length === 0) return
  const given = dishes.map(({ name, description, diet, price, imageId }, i) => ({
    id: newId(),
    menu_id: id,
    caterer_id: catererId,
    diet,
    name,
    description,
    price_paise: price,
    image_id: imageId,
    position: i + 1,
  }))
  const dish = rowsAs(menuDishes, 'dish', given)
  await run(
    tx,
    sql`${insertColumns(menuDishes, 'id', 'menu_id', 'caterer_id', 'diet', 'name', 'description', 'price_paise', 'image_id', 'position')}
        select ${dish.id}, ${dish.menu_id}, ${dish.caterer_id}, ${dish.diet}, ${dish.name}, ${dish.description}, ${dish.price_paise},
          ${dish.image_id}, ${dish.position} from ${dish}`,
  )
}

/** A category of a caterer, deleted or not. */
export async function findAnyMenu(
  tx: Tx,
  catererId: string,
  id: string,
): Promise<{ name: string; deletedAt: Date | null } | undefined> {
  return firstRow(
    tx,
    select({
      name: m.name,
      deletedAt: m.deleted_at,
    })`from ${m} where ${m.id} = ${id} and ${m.caterer_id} = ${catererId}`,
  )
}

/** The packages that have a category, with their names; deleted ones do not count. */
export async function listPackagesWith(tx: Tx, menuId: string): Promise<{ id: string; name: string }[]> {
  return rows(
    tx,
    select({ id: p.id, name: p.name })`from ${t} join ${p} on ${p.id} = ${t.package_id} and ${p.deleted_at} is null
      where ${t.menu_id} = ${menuId} order by ${p.created_at}, ${p.id}`,
  )
}

/** Sets when a category was deleted; null restores it, under a name. */
export async function markMenuDeleted(
  tx: Tx,
  id: string,
  { deletedAt, name }: { deletedAt: Date | null; name: string },
): Promise<void> {
  const deleted = {
    deleted_at: deletedAt === null ? null : at(deletedAt),
    name,
    version: sql<number>`${m.version} + 1`,
  }
  await run(tx, sql`update ${m} set ${assign(menus, deleted)} where ${m.id} = ${id}`)
}
