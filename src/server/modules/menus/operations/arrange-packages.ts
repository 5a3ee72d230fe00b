import { isDeepStrictEqual } from 'node:util'
import { guestBands, packageListKey } from '#contract/values/guest-band.ts'
import type { Tx } from '#server/kernel/context.ts'
import { arrangementOf, arrangementWith, type Arrangement, type PackageLists } from '../domain/arrange-packages.ts'
import { listOwnPackages } from '../queries/own-packages.ts'
import { touchPackages } from '../store/packages.ts'
import { saveArrangement } from '../store/places.ts'

/**
 * Sets which packages the ranges of guests have and in which order, in the transaction that holds the caterer's lock. Returns the lists
 * that changed, as they were and as they are; undefined where all is so already.
 * @throws AppError `package_unknown` or `package_twice` beside each list that cannot be
 */
export async function arrangePackages(
  tx: Tx,
  catererId: string,
  lists: PackageLists,
): Promise<{ before: object; after: object } | undefined> {
  const packages = await listOwnPackages(tx, catererId)
  const before = arrangementOf(packages)
  const after = arrangementWith(packages, lists)
  const changed = guestBands.filter((band) => !isDeepStrictEqual(after[band], before[band]))
  if (changed.length === 0) return undefined
  await saveArrangement(tx, catererId, after)
  const isIn = (arrangement: Arrangement, id: string) => changed.map((band) => arrangement[band].includes(id))
  const moved = packages.filter(({ id }) => !isDeepStrictEqual(isIn(before, id), isIn(after, id)))
  await touchPackages(
    tx,
    moved.map(({ id }) => id),
  )
  const of = (arrangement: Arrangement) =>
    Object.fromEntries(changed.map((band) => [packageListKey[band], arrangement[band]]))
  return { before: of(before), after: of(after) }
}
