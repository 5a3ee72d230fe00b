import { newId } from '#server/kernel/ids.ts'
import { list, sql } from '#server/kernel/sql.ts'
import { insertRow } from './insert-row.ts'
import { nextNumber } from './next-number.ts'
import type { Home } from './user.ts'

export interface AnImage {
  id: string
  base: string
  widths: readonly number[]
}

/** A picture of 960 by 640 in two sizes; with a caterer and a gallery it hangs there, last. */
export async function anImage(home: Home, hangs?: { catererId: string; gallery: 'art' | 'menu' }): Promise<AnImage> {
  const image: AnImage = { id: newId(), base: `covers/test-${nextNumber()}`, widths: [480, 960] }
  const { id, base } = image
  const widths = sql<number[]>`${list(image.widths)}::int[]`
  await insertRow(home, 'images', { id, base, widths, width: 960, height: 640, placeholder: '#a0522d' })
  if (hangs) {
    const { catererId, gallery } = hangs
    const position = sql<number>`(select count(*) + 1 from gallery_images where caterer_id = ${catererId} and gallery = ${gallery})`
    await insertRow(home, 'gallery_images', { caterer_id: catererId, gallery, position, image_id: id })
  }
  return image
}
