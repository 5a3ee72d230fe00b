import type { Picture } from '#contract/endpoints/shared.ts'
import type { Queryable } from '#server/kernel/context.ts'
import { jsonArray, list, rows, select, selectList, sql, type Selected, type Sql } from '#server/kernel/sql.ts'
import { defaultPicture, joinedImage, pictureOf } from '#server/modules/images/index.ts'
import type { ListedCaterer } from '../domain/caterer.ts'
import { caterers, formerSlugs, galleryImages } from '../tables.ts'
import { catererColumns, catererFrom, isLiveRow } from './caterers.ts'

const c = caterers.as('c')
const f = formerSlugs.as('f')
const g = galleryImages.as('g')

/** Everything that pages show of those of the given caterers that are live. */
export async function listLiveCaterers(db: Queryable, ids: readonly string[]): Promise<ListedCaterer[]> {
  return listCaterersWhere(db, ids, isLiveRow)
}

/** Everything that pages show of a caterer, live or not. */
export async function findListedCaterer(db: Queryable, id: string): Promise<ListedCaterer | undefined> {
  return (await listCaterersWhere(db, [id], sql`true`))[0]
}

const { id: imageId, base, widths, width, height, placeholder } = joinedImage
const picture = { base, widths, width, height, placeholder }
const pictured = sql`from ${g} join ${joinedImage} on ${imageId} = ${g.image_id}`

const listed = selectList({
  ...catererColumns,
  legalName: c.legal_name,
  pictures: jsonArray({ gallery: g.gallery, ...picture }, g.position)`${pictured} where ${g.caterer_id} = ${c.id}`,
})

async function listCaterersWhere(db: Queryable, ids: readonly string[], condition: Sql): Promise<ListedCaterer[]> {
  const [found, slugs] = await Promise.all([
    rows(db, select(listed)`from ${c} where ${condition} and ${c.id} = any(${list(ids)}::text[])`),
    rows(
      db,
      select({ slug: f.slug, catererId: f.caterer_id })`from ${f} where ${f.caterer_id} = any(${list(ids)}::text[])`,
    ),
  ])
  const slugsOf = Map.groupBy(slugs, ({ catererId }) => catererId)
  return found.map((row) => {
    const { id, legalName, pictures } = row
    // Into the one object: copies of so many columns are most of the work for thousands of caterers.
    return Object.assign(catererFrom(row), {
      legalName,
      artGallery: pictures.filter(({ gallery }) => gallery === 'art').map(pictureOf),
      menuGallery: pictures.filter(({ gallery }) => gallery === 'menu').map(pictureOf),
      formerSlugs: (slugsOf.get(id) ?? []).map(({ slug }) => slug),
    })
  })
}

const cover = selectList({ catererId: g.caterer_id, ...picture })

/** The first picture of each caterer, live or not; the neutral one where there is none. */
export async function coversOf(db: Queryable, ids: readonly string[]): Promise<(id: string) => Picture> {
  const found = await rows(
    db,
    sql<Selected<typeof cover>>`select distinct on (${g.caterer_id}) ${cover} ${pictured}
      where ${g.gallery} = 'art' and ${g.caterer_id} = any(${list(ids)}::text[]) order by ${g.caterer_id}, ${g.position}`,
  )
  const covers = new Map(found.map(({ catererId, ...image }) => [catererId, pictureOf(image)]))
  return (id) => covers.get(id) ?? defaultPicture
}
