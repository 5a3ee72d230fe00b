import type { Tx } from '#server/kernel/context.ts'
import { list, rows, select, unionAll } from '#server/kernel/sql.ts'
import { menuDishes, menus, packages } from '../tables.ts'

const m = menus.as('m')
const d = menuDishes.as('d')
const p = packages.as('p')

/** Those of the given images that dishes or packages of a caterer show. */
export async function filterUsedImages(tx: Tx, catererId: string, imageIds: readonly string[]): Promise<Set<string>> {
  const given = list(imageIds)
  const ofDishes = select({ id: d.image_id })`from ${d} join ${m} on ${m.id} = ${d.menu_id}
    where ${m.caterer_id} = ${catererId} and ${d.image_id} = any(${given}::text[])`
  const ofPackages = select({
    id: p.image_id,
  })`from ${p} where ${p.caterer_id} = ${catererId} and ${p.image_id} = any(${given}::text[])`
  const found = await rows(tx, unionAll(ofDishes, ofPackages))
  return new Set(found.flatMap(({ id }) => id ?? []))
}
