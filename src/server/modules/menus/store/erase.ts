import type { Tx } from '#server/kernel/context.ts'
import { assign, at, list, returning, rows, run, select, sql } from '#server/kernel/sql.ts'
import { menuDishes, menus, packageBands, packageItems, packages } from '../tables.ts'

const m = menus.as('m')
const d = menuDishes.as('d')
const p = packages.as('p')
const b = packageBands.as('b')
const t = packageItems.as('t')

/** Locks some menus that were deleted before then; those that others erase are skipped. */
export async function lockDeletedMenus(tx: Tx, before: Date, most: number): Promise<string[]> {
  const found = await rows(
    tx,
    select({ id: m.id })`from ${m} where ${m.deleted_at} <= ${at(before)} limit ${most} for update skip locked`,
  )
  return found.map(({ id }) => id)
}

/** Deletes menus with their dishes, and the items that packages had of them. */
export async function deleteMenus(tx: Tx, ids: readonly string[]): Promise<void> {
  const these = sql`any(${list(ids)}::text[])`
  await run(tx, sql`delete from ${t} where ${t.menu_id} = ${these}`)
  await run(tx, sql`delete from ${d} where ${d.menu_id} = ${these}`)
  await run(tx, sql`delete from ${m} where ${m.id} = ${these}`)
}

/** Erases what the caterer wrote of some packages that were deleted before then, and returns how many. Orders keep their own copy. */
export async function erasePackages(tx: Tx, before: Date, most: number, now: Date): Promise<number> {
  const erased = { name: 'Deleted', description: '', servings: '', prep_time: '', dietary_info: '', allergen_info: '' }
  const found = await rows(
    tx,
    returning({ id: p.id })`update ${p} set ${assign(packages, { ...erased, image_id: null, erased_at: now })}
      where ${p.id} in (select id from ${packages} where deleted_at <= ${at(before)} and erased_at is null
        limit ${most} for update skip locked)`,
  )
  const these = sql`any(${list(found.map(({ id }) => id))}::text[])`
  await run(tx, sql`delete from ${t} where ${t.package_id} = ${these}`)
  await run(tx, sql`delete from ${b} where ${b.package_id} = ${these}`)
  return found.length
}
