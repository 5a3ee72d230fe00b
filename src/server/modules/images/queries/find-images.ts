import type { Queryable } from '#server/kernel/context.ts'
import { list, rows, select } from '#server/kernel/sql.ts'
import { baseOfUrl } from '../domain/picture.ts'
import { images } from '../tables.ts'

const i = images.as('image')

export interface FoundImage {
  /** The link as it was given. */
  url: string
  id: string
}

/** The images behind links of pictures; links that lead to none are left out. */
export async function findImagesByUrl(db: Queryable, urls: readonly string[]): Promise<FoundImage[]> {
  const bases = new Map(urls.flatMap((url) => [[url, baseOfUrl(url)] as const]))
  const wanted = [...new Set(bases.values())].flatMap((base) => base ?? [])
  if (wanted.length === 0) return []
  const found = await rows(
    db,
    select({ id: i.id, base: i.base })`from ${i} where ${i.base} = any(${list(wanted)}::text[])
      and (${i.store} is null or (${i.stored_at} is not null and ${i.removed_at} is null))`,
  )
  const byBase = new Map(found.map((image) => [image.base, image]))
  return [...bases].flatMap(([url, base]) => {
    const image = base === undefined ? undefined : byBase.get(base)
    return image ? [{ url, id: image.id }] : []
  })
}
