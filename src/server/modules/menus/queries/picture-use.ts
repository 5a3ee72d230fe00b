import { assign, list, run, sql } from '#server/kernel/sql.ts'
import type { PictureUse } from '#server/modules/images/index.ts'
import { menuDishes, packages } from '../tables.ts'

const d = menuDishes.as('d')
const p = packages.as('p')

/** Dishes and packages, as what shows uploaded pictures. Deleted ones count as long as they hold their picture: they may be restored. */
export const menuPictures: PictureUse = {
  shows: (imageId) =>
    sql`exists (select 1 from ${d} where ${d.image_id} = ${imageId}) or exists (select 1 from ${p} where ${p.image_id} = ${imageId})`,
  async release(tx, imageIds) {
    const ids = list(imageIds)
    await run(
      tx,
      sql`update ${d} set ${assign(menuDishes, { image_id: null })} where ${d.image_id} = any(${ids}::text[])`,
    )
    await run(
      tx,
      sql`update ${p} set ${assign(packages, { image_id: null })} where ${p.image_id} = any(${ids}::text[])`,
    )
  },
}
