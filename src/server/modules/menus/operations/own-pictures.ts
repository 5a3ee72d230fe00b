import { userOf, type Context, type Tx } from '#server/kernel/context.ts'
import { findImagesByUrl, takePictures } from '#server/modules/images/index.ts'
import type { Deps } from '../deps.ts'
import type { OwnPictures } from '../domain/own-offer.ts'
import { filterUsedImages } from '../store/pictures.ts'

/**
 * Takes those of the named pictures that a caterer may show: what the caller or another member for it uploaded, and what its dishes and
 * packages show already.
 */
export async function ownPictures(
  ctx: Context,
  tx: Tx,
  deps: Pick<Deps, 'site'>,
  catererId: string,
  urls: readonly (string | undefined)[],
): Promise<OwnPictures> {
  const named = urls.flatMap((url) => url || [])
  if (named.length === 0) return new Map()
  const { userId } = userOf(ctx)
  const taken = await takePictures(ctx, tx, deps, { owner: { userId, catererId }, urls: named })
  const others = named.filter((url) => !taken.has(url))
  if (others.length === 0) return taken
  const found = await findImagesByUrl(tx, others)
  const used = await filterUsedImages(
    tx,
    catererId,
    found.map(({ id }) => id),
  )
  return new Map([...taken, ...found.filter(({ id }) => used.has(id)).map(({ url, id }) => [url, id] as const)])
}
