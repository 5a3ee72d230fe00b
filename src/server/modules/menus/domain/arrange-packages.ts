import type { CatererChanges } from '#contract/endpoints/own-caterer.ts'
import { guestBands, packageListKey, type GuestBand } from '#contract/values/guest-band.ts'
import { isPublic, type OwnPackage } from './own-offer.ts'
import { OfferProblems } from './reject-offer.ts'

export type PackageLists = Pick<CatererChanges, 'customMenu' | (typeof packageListKey)[GuestBand]>

/** The ids of the packages of each range in their order. */
export type Arrangement = Record<GuestBand, readonly string[]>

/** Returns which packages each range has, hidden ones included. */
export function arrangementOf(packages: readonly OwnPackage[]): Arrangement {
  const idsOf = (band: GuestBand): readonly string[] =>
    packages
      .flatMap(({ id, places }) =>
        places.filter((place) => place.band === band).map(({ position }) => ({ id, position })),
      )
      .toSorted((a, b) => a.position - b.position)
      .map(({ id }) => id)
  return { '10-25': idsOf('10-25'), '25-50': idsOf('25-50'), '50-100': idsOf('50-100'), '100+': idsOf('100+') }
}

/**
 * Returns the arrangement with the given lists. A profile lists what the public sees, so a package that it does not see and that is not
 * named stays, behind the named ones.
 * @throws AppError `package_unknown` or `package_twice` beside each list that cannot be
 */
export function arrangementWith(packages: readonly OwnPackage[], lists: PackageLists): Arrangement {
  const problems = new OfferProblems()
  const byId = new Map(packages.map((offer) => [offer.id, offer]))
  const before = arrangementOf(packages)
  const after = { ...before }
  for (const band of guestBands) {
    const field = packageListKey[band]
    const named = lists[field]
    if (!named) continue
    if (named.some((id) => !byId.has(id))) problems.add('package_unknown', field)
    else if (new Set(named).size < named.length) problems.add('package_twice', field)
    const staysUnnamed = (id: string) => {
      const offer = byId.get(id)
      return offer !== undefined && !isPublic(offer) && !named.includes(id)
    }
    after[band] = [...named, ...before[band].filter(staysUnnamed)]
  }
  if (lists.customMenu && !isCustomMenu(lists.customMenu, packages)) problems.add('package_unknown', 'customMenu')
  problems.requireNone()
  return after
}

/** There is one at most, and it is made and deleted as a package is. */
function isCustomMenu(named: readonly string[], packages: readonly OwnPackage[]): boolean {
  const custom = packages.find(({ kind }) => kind === 'custom')
  if (named.length === 0) return !custom || !isPublic(custom)
  return named.length === 1 && named[0] === custom?.id
}
