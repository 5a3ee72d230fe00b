import type { Queryable } from '#server/kernel/context.ts'
import { extendList, jsonArray, rows, select, selectList } from '#server/kernel/sql.ts'
import type { OwnPackage } from '../domain/own-offer.ts'
import { menus, packageBands, packageItems, packages } from '../tables.ts'
import { item, marked, ofList, withImgUrl } from './packages.ts'

const p = packages.as('p')
const b = packageBands.as('b')
const t = packageItems.as('t')
const m = menus.as('m')

const own = extendList(
  selectList({
    ...ofList,
    items: jsonArray(
      { ...item, priority: t.priority, marked },
      t.priority,
    )`from ${t} join ${m} on ${m.id} = ${t.menu_id} and ${m.deleted_at} is null where ${t.package_id} = ${p.id}`,
  }),
  {
    status: p.status,
    version: p.version,
    imageId: p.image_id,
    places: jsonArray({ band: b.band, position: b.position })`from ${b} where ${b.package_id} = ${p.id}`,
  },
)

/** All packages of a caterer that are not deleted, hidden ones and those without a price too, in the order of {@link listPackages}. */
export async function listOwnPackages(db: Queryable, catererId: string): Promise<OwnPackage[]> {
  const found = await rows(
    db,
    select(own)`from ${p} where ${p.caterer_id} = ${catererId} and ${p.deleted_at} is null
      order by array_position(array['package', 'custom', 'packed'], ${p.kind}), ${p.base_price_paise}, ${p.id}`,
  )
  return found.map(withImgUrl)
}
