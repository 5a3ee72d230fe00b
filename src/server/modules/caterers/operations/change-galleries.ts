import { isDeepStrictEqual } from 'node:util'
import type { CatererChanges } from '#contract/endpoints/own-caterer.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { Context, Tx } from '#server/kernel/context.ts'
import { takePictures } from '#server/modules/images/index.ts'
import type { Deps } from '../deps.ts'
import { galleryFields, givenGalleries, type Galleries } from '../domain/galleries.ts'
import { readGalleries, saveGalleries } from '../queries/galleries.ts'
import { requireNone } from './require-none.ts'

export interface GalleryOwner {
  userId: string
  catererId: string
}

/**
 * Shows the given pictures in the galleries of a caterer whose row is locked, and reports whether that changes anything. They are those
 * that a gallery of it shows already and those that the account uploaded; others: `image_not_own`.
 */
export async function changeGalleries(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  deps: Pick<Deps, 'site'>,
  owner: GalleryOwner,
  given: Pick<CatererChanges, 'artGallery' | 'menuGallery'>,
): Promise<boolean> {
  const changes = givenGalleries(given)
  if (changes.length === 0) return false
  const { shown, idOf } = await readGalleries(tx, owner.catererId)
  const pathOf = (link: string) => (link.startsWith(`${deps.site}/`) ? link.slice(deps.site.length) : link)
  const fresh = changes.flatMap(([, links]) => links).filter((link) => !idOf.has(pathOf(link)))
  const taken = await takePictures(ctx, tx, deps, { owner, urls: fresh })
  const idsOf = (links: readonly string[]) => links.flatMap((link) => idOf.get(pathOf(link)) ?? taken.get(link) ?? [])

  const foreign = changes.filter(([, links]) => idsOf(links).length < links.length)
  requireNone(
    Object.fromEntries(foreign.map(([gallery]): [string, ErrorCode] => [galleryFields[gallery], 'image_not_own'])),
  )
  const wanted: Galleries = {
    ...shown,
    ...Object.fromEntries(changes.map(([name, links]) => [name, [...new Set(idsOf(links))]])),
  }
  if (isDeepStrictEqual(wanted, shown)) return false
  await saveGalleries(tx, owner.catererId, wanted)
  return true
}
