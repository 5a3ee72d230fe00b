import type { Context, Tx } from '#server/kernel/context.ts'
import type { Deps } from '../deps.ts'
import { baseOfUrl } from '../domain/picture.ts'
import { takeByBases, type PictureOwner } from '../store.ts'

/**
 * Takes the pictures that links lead to, for something that will show them in the same transaction: a gallery, a dish, a package.
 * Returns the ids by link; a link that is missing there is of no picture that the account uploaded or that its caterer shows. Nothing
 * is fetched. `owner.catererId` is the caterer that shows them.
 */
export async function takePictures(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  { site }: Pick<Deps, 'site'>,
  { owner, urls }: { owner: PictureOwner; urls: readonly string[] },
): Promise<Map<string, string>> {
  const bases = urls.flatMap((url) => baseOfUrl(url, site) ?? [])
  const ids = bases.length > 0 ? await takeByBases(tx, owner, bases, ctx.clock.now()) : new Map<string, string>()
  return new Map(
    urls.flatMap((url): [string, string][] => {
      const id = ids.get(baseOfUrl(url, site) ?? '')
      return id === undefined ? [] : [[url, id]]
    }),
  )
}
