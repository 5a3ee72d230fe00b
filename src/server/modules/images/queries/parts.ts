// Parts of statements of other modules: pictures, as `pictureOf` and `urlOf` take them.
import { derivedTable, jsonObject, sql, type Sql } from '#server/kernel/sql.ts'
import type { ImageRow } from '../domain/picture.ts'
import { images } from '../tables.ts'

const i = images.as('image')

const columns = { base: i.base, widths: i.widths, width: i.width, height: i.height, placeholder: i.placeholder }

/** Images for statements that read many: `join ${joinedImage} on ${joinedImage.id} = ${g.image_id}`. */
export const joinedImage = derivedTable('joined_image', { id: i.id, ...columns })`from ${i}`

/** The image with this id; null without one. */
export function imageOf(id: Sql<string | null>): Sql<ImageRow | null> {
  return sql`(select ${jsonObject(columns)} from ${i} where ${i.id} = ${id})`
}

/** What the link to the image with this id is made of; null without one. */
export function imageFileOf(id: Sql<string | null>): Sql<Pick<ImageRow, 'base' | 'widths'> | null> {
  return sql`(select ${jsonObject({ base: i.base, widths: i.widths })} from ${i} where ${i.id} = ${id})`
}
