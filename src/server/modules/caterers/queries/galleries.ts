import type { Queryable, Tx } from '#server/kernel/context.ts'
import { insertColumns, list, rows, run, select, sql } from '#server/kernel/sql.ts'
import { joinedImage, urlOf, type PictureUse } from '#server/modules/images/index.ts'
import { galleries, type Galleries } from '../domain/galleries.ts'
import { galleryImages } from '../tables.ts'

const g = galleryImages.as('g')

/** Galleries, as what shows uploaded pictures. */
export const galleryPictures: PictureUse = {
  shows: (imageId) => sql`exists (select 1 from ${g} where ${g.image_id} = ${imageId})`,
  release: (tx, imageIds) => run(tx, sql`delete from ${g} where ${g.image_id} = any(${list(imageIds)}::text[])`),
}

/** A caterer's galleries as ids of pictures in their order, and the ids by the link of each picture. */
export async function readGalleries(
  db: Queryable,
  catererId: string,
): Promise<{ shown: Galleries; idOf: Map<string, string> }> {
  const { id, base, widths } = joinedImage
  const found = await rows(
    db,
    select({ gallery: g.gallery, id, base, widths })`
      from ${g} join ${joinedImage} on ${id} = ${g.image_id} where ${g.caterer_id} = ${catererId} order by ${g.position}`,
  )
  const idsOf = (name: string) => found.filter(({ gallery }) => gallery === name).map((picture) => picture.id)
  return {
    shown: { art: idsOf('art'), menu: idsOf('menu') },
    idOf: new Map(found.map((picture) => [urlOf(picture), picture.id])),
  }
}

/** Replaces both galleries of a caterer whose row is locked. */
export async function saveGalleries(tx: Tx, catererId: string, shown: Galleries): Promise<void> {
  const pictures = galleries.flatMap((gallery) =>
    shown[gallery].map((imageId, at) => ({ gallery, imageId, position: at + 1 })),
  )
  const column = (of: (picture: (typeof pictures)[number]) => string | number) => list(pictures.map(of))
  await run(tx, sql`delete from ${g} where ${g.caterer_id} = ${catererId}`)
  if (pictures.length === 0) return
  await run(
    tx,
    sql`${insertColumns(galleryImages, 'caterer_id', 'gallery', 'position', 'image_id')}
        select ${catererId}, gallery, position, image_id
        from unnest(${column(({ gallery }) => gallery)}::text[], ${column(({ position }) => position)}::int[],
          ${column(({ imageId }) => imageId)}::text[]) as picture (gallery, position, image_id)`,
  )
}
