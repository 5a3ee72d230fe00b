import type { PackageView } from '#contract/endpoints/caterers.ts'
import { packagesFor, type PricedDiet } from '#contract/rules/card-price.ts'
import { isOfCounters, servicesOf } from '#contract/rules/services-of.ts'
import { dietsOfferedBy } from '#contract/values/diet.ts'
import type { GuestBand } from '#contract/values/guest-band.ts'
import type { ServiceKind } from '#contract/values/service-kind.ts'

export type PackageItem = PackageView['items'][number]

/** Whether a package is offered for a range; the custom menu, which names no range, is for everyone. */
export function isFor(pack: Pick<PackageView, 'bands'>, people: GuestBand | undefined): boolean {
  return people === undefined || pack.bands.length === 0 || pack.bands.includes(people)
}

/**
 * The groups of a menu, packages cheapest first: what is served as was looked for, what is made for the chosen diet, what comes
 * packed, and the menu that guests build themselves.
 */
export interface PackageGroups {
  /** Of the kind of service that is looked for; empty where none is. */
  ofService: PackageView[]
  packages: PackageView[]
  packed: PackageView[]
  custom: PackageView[]
  /** Made for other diets than the chosen one. */
  others: PackageView[]
}

export function packageGroups(
  packs: readonly PackageView[],
  people: GuestBand | undefined,
  diet?: PricedDiet,
  service?: ServiceKind,
): PackageGroups {
  const offered = packs.filter((pack) => isFor(pack, people)).toSorted((a, b) => a.basePrice - b.basePrice)
  const ofKind = (kind: PackageView['kind']) => offered.filter((pack) => pack.kind === kind)
  const packages = packagesFor(
    ofKind('package').map((pack) => ({ pack, diet: pack.dishType })),
    diet,
  ).map(({ pack }) => pack)
  // Beside packages that are made for the diet, packed food is an offer when it is made for it, too.
  const isStrict = packages.some((pack) => isMadeFor(pack, diet))
  const packed = ofKind('packed').filter((pack) => !isStrict || isMadeFor(pack, diet))
  const own = new Set([...packages, ...packed])
  const ofService = [...own].filter((pack) => isServedAs(pack, service))
  const isElsewhere = (pack: PackageView) => !ofService.includes(pack)
  return {
    ofService,
    packages: packages.filter(isElsewhere),
    packed: packed.filter(isElsewhere),
    custom: ofKind('custom'),
    others: offered.filter((pack) => pack.kind !== 'custom' && !own.has(pack)),
  }
}

function isMadeFor({ dishType }: PackageView, diet: PricedDiet | undefined): boolean {
  return diet === undefined || dietsOfferedBy(diet).some((eaten) => eaten === dishType)
}

function isServedAs({ kind, name, items }: PackageView, service: ServiceKind | undefined): boolean {
  const counterPrice = items.some(({ item }) => isOfCounters(item)) ? 0 : null
  return service !== undefined && servicesOf({ kind, name, counterPrice }).includes(service)
}

const byPriority = (a: PackageItem, b: PackageItem) => a.priority - b.priority

/** Categories whose dishes are within the price. */
export function includedItems({ items }: Pick<PackageView, 'items'>): PackageItem[] {
  return items.filter((item) => item.quantity > 0).toSorted(byPriority)
}

/** Categories that can be added; those of a custom menu are all there is. */
export function optionalItems({ items }: Pick<PackageView, 'items'>): PackageItem[] {
  return items.filter((item) => item.quantity === 0).toSorted(byPriority)
}

/** False for a package that has fewer dishes than it includes. */
export function canBeBooked({ shortages }: Pick<PackageView, 'shortages'>): boolean {
  return shortages.length === 0
}

/** The packages of a range and a diet that can be booked, in the order in which they are offered: those of the service, full packages, packed food, own menu. */
export function bookable(
  packs: readonly PackageView[],
  people: GuestBand | undefined,
  diet?: PricedDiet,
  service?: ServiceKind,
): PackageView[] {
  const { ofService, packages, packed, custom } = packageGroups(packs.filter(canBeBooked), people, diet, service)
  return [...ofService, ...packages, ...packed, ...custom]
}
