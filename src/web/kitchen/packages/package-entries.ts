import type { OwnOffer } from '#contract/endpoints/offer/own-offer.ts'
import type { OwnPackage } from '#contract/endpoints/offer/packages.ts'
import { guestBands, type GuestBand } from '#contract/values/guest-band.ts'
import { conflictsOf } from '#web/kitchen/conflict/edits.ts'
import { packagesOf } from '#web/kitchen/offer/own-offer.ts'
import { isNew, noDraft, type PackageDraft, type PackageDrafts, type Section } from './package-drafts.ts'
import { changesBetween, emptyPackage, fieldsOf, type PackageFields } from './package-fields.ts'

/** A package in the form of a section. */
export interface PackageEntry {
  /** Id of the package, or the key of a new one. */
  key: string
  saved: OwnPackage | undefined
  draft: PackageDraft
  /** What its form holds without the edits, and with them. */
  initial: PackageFields
  values: PackageFields
  isRemoved: boolean
  /** Whether submitting it does something. */
  isChanged: boolean
  /** Fields that were changed elsewhere since they were edited here. */
  conflicts: readonly (keyof PackageFields)[]
}

/** Returns the sections that a caterer sees: the four ranges, and packages for any number where there are any. */
export function sectionsOf({ packages }: OwnOffer): Section[] {
  const isForAny = packages.some(({ kind, bands }) => kind !== 'custom' && bands.length === 0)
  return [...guestBands, ...(isForAny ? (['any'] as const) : [])]
}

/** Returns the packages of a section in their order; those that are new to it come last, or where they were moved. */
export function entriesOf(offer: OwnOffer, drafts: PackageDrafts, section: Section): PackageEntry[] {
  const saved =
    section === 'any'
      ? offer.packages.filter(({ kind, bands }) => kind !== 'custom' && bands.length === 0)
      : packagesOf(offer, section).filter(({ kind }) => kind !== 'custom')
  const created = Object.keys(drafts).filter((key) => isNew(key) && homeOf(drafts[key] ?? noDraft) === section)
  const entries = saved.map((pack) => entryOf(pack.id, pack, drafts[pack.id], section))
  const placed = created
    .map((key) => ({ key, place: drafts[key]?.place ?? Number.POSITIVE_INFINITY }))
    .toSorted((a, b) => (a.place === b.place ? 0 : a.place - b.place))
  for (const { key, place } of placed) entries.splice(place, 0, entryOf(key, undefined, drafts[key], section))
  return entries
}

/** A new package is in one section alone, so that it is submitted once. */
function homeOf({ home, typed: { bands = [], kind } }: PackageDraft): Section | undefined {
  return kind === 'custom' ? undefined : (home ?? bands[0] ?? guestBands[0])
}

export function entryOf(
  key: string,
  saved: OwnPackage | undefined,
  draft: PackageDraft = noDraft,
  section: Section = 'any',
): PackageEntry {
  const initial = saved ? fieldsOf(saved) : emptyPackage(draft.typed.kind ?? 'package', [])
  const values = { ...initial, ...draft.typed }
  const isRemoved = draft.removedFrom.includes(section)
  return {
    key,
    saved,
    draft,
    initial,
    values,
    isRemoved,
    isChanged: !saved || isRemoved || Object.keys(changesBetween(initial, values)).length > 0,
    conflicts: saved ? conflictsOf(draft, initial) : [],
  }
}

/**
 * Returns the ranges that a package keeps when it is removed from a section: without any it is deleted. A new one is dropped.
 */
export function bandsLeft({ saved }: PackageEntry, section: Section): GuestBand[] {
  return saved?.bands.filter((band) => band !== section) ?? []
}
