import { assign, list, run, sql } from '#server/kernel/sql.ts'
import type { PictureUse } from '#server/modules/images/index.ts'
import { orderDeliveries } from '../tables.ts'

const d = orderDeliveries.as('d')

/** Deliveries, as what shows uploaded pictures. */
export const deliveryPictures: PictureUse = {
  shows: (imageId) => sql`exists (select 1 from ${d} where ${d.image_id} = ${imageId})`,
  async release(tx, imageIds) {
    const released = assign(orderDeliveries, { image_id: null })
    await run(tx, sql`update ${d} set ${released} where ${d.image_id} = any(${list(imageIds)}::text[])`)
  },
}
