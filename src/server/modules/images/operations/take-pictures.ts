import type { Tx } from '#server/kernel/context.ts'
import { baseOfUrl } from '../domain/picture.ts'
import { takeByBases, type PictureOwner } from '../store.ts'

/**
 * Takes the pictures that links lead to, for something that will show them in the same transaction: a gallery, a dish, a package.
 * Returns the ids by link; a link that is missing there is of no picture that the account uploaded or that its caterer shows. Nothing
 * is fetched. `owner.catererId` is the caterer that shows them. `site` is our own origin.
 */
export async function takePictures(
  tx: Tx,
  owner: PictureOwner,
  urls: readonly string[],
  { site, now }: { site: string; now: Date },
): Promise<Map<string, string>> {
  const bases = urls.flatMap((url) => baseOfUrl(url, site) ?? [])
  const ids = bases.length > 0 ? await takeByBases(tx, owner, bases, now) : new Map<string, string>()
  return new Map(
    urls.flatMap((url): [string, string][] => {
      const id = ids.get(baseOfUrl(url, site) ?? '')
      return id === undefined ? [] : [[url, id]]
    }),
  )
}
