import { revisionFields, type RevisionField } from '#contract/rules/approval-moves.ts'
import type { CatererProfile } from './profile.ts'

/** What of a profile belongs to a field that an admin decides as one. */
const parts = {
  name: ['name'],
  address: ['address', 'location', 'pinCode'],
  gstNo: ['gstNo', 'gstScheme', 'stateCode'],
} as const satisfies Record<RevisionField, readonly (keyof CatererProfile)[]>

/** Proposed values by field, as they are stored. */
export type RevisionFields = { [Field in RevisionField]?: Pick<CatererProfile, (typeof parts)[Field][number]> }

/** The proposed values of an approved caterer. */
export interface Revision {
  proposedAt: Date
  fields: RevisionFields
}

/** Returns the fields of a revision, in the order in which they are shown. */
export function fieldsOf(revision: RevisionFields): RevisionField[] {
  return revisionFields.filter((field) => revision[field] !== undefined)
}

/** Returns the profile with the proposed values of some fields. */
export function withRevision(
  live: CatererProfile,
  revision: RevisionFields,
  fields: readonly RevisionField[] = revisionFields,
): CatererProfile {
  const given = fields.filter((field) => revision[field] !== undefined)
  return Object.assign({}, live, ...given.map((field) => ({ ...emptyPart(field), ...revision[field] })))
}

/** Returns the revision without some fields; undefined when nothing is left. */
export function withoutFields(revision: RevisionFields, fields: readonly RevisionField[]): RevisionFields | undefined {
  const left = fieldsOf(revision).filter((field) => !fields.includes(field))
  return left.length > 0 ? Object.fromEntries(left.map((field) => [field, revision[field]])) : undefined
}

/**
 * Splits a wanted profile into what becomes live and what waits for an admin: fields for review that differ from the live ones.
 */
export function splitProfile(
  live: CatererProfile,
  wanted: CatererProfile,
  forReview: readonly RevisionField[],
): { profile: CatererProfile; revision: RevisionFields | undefined } {
  const waiting = forReview.filter((field) => !isSame(partOf(live, field), partOf(wanted, field)))
  const profile = Object.assign(
    {},
    wanted,
    ...waiting.map((field) => ({ ...emptyPart(field), ...partOf(live, field) })),
  )
  const revision = Object.fromEntries(waiting.map((field) => [field, partOf(wanted, field)]))
  return { profile, revision: waiting.length > 0 ? revision : undefined }
}

/** Parts have their names in one order. */
function isSame(one: Partial<CatererProfile>, other: Partial<CatererProfile>): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Values that are not there are left out, as in JSON. */
function partOf(profile: CatererProfile, field: RevisionField): Partial<CatererProfile> {
  const given = parts[field].filter((name) => profile[name] !== undefined)
  return Object.fromEntries(given.map((name) => [name, profile[name]]))
}

/** JSON has no undefined values, so a part that is not stored is one that was removed. */
function emptyPart(field: RevisionField): Partial<CatererProfile> {
  return Object.fromEntries(parts[field].map((name) => [name, undefined]))
}
