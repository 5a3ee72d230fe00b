import { userOf, type Context, type Tx } from '#server/kernel/context.ts'
import { findImagesByUrl } from '#server/modules/images/index.ts'
import type { OwnPictures } from '../domain/own-offer.ts'
import { filterUsedImages } from '../store/pictures.ts'

/** Finds those of the named pictures that a caterer may use: what the caller uploaded, and what the caterer shows already. */
export async function ownPictures(
  ctx: Context,
  tx: Tx,
  catererId: string,
  urls: readonly (string | undefined)[],
): Promise<OwnPictures> {
  const named = urls.flatMap((url) => url || [])
  if (named.length === 0) return new Map()
  const found = await findImagesByUrl(tx, named)
  const used = await filterUsedImages(
    tx,
    catererId,
    found.map(({ id }) => id),
  )
  const { userId } = userOf(ctx)
  return new Map(found.filter(({ id, ownerId }) => ownerId === userId || used.has(id)).map(({ url, id }) => [url, id]))
}
