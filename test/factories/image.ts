import { newId } from '#server/kernel/ids.ts'
import { list, rows, sql } from '#server/kernel/sql.ts'
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
  await rows(
    home.database.db,
    sql`insert into images (id, base, widths, width, height, placeholder)
      values (${image.id}, ${image.base}, ${list(image.widths)}::int[], 960, 640, '#a0522d')`,
  )
  if (hangs) {
    await rows(
      home.database.db,
      sql`insert into gallery_images (caterer_id, gallery, position, image_id)
        select ${hangs.catererId}, ${hangs.gallery}, count(*) + 1, ${image.id}
        from gallery_images where caterer_id = ${hangs.catererId} and gallery = ${hangs.gallery}`,
    )
  }
  return image
}
