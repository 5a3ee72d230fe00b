import {
  claimedFields,
  elsewhereFields,
  packageListFields,
  type CatererChanges,
  type NewCaterer,
} from '#contract/endpoints/own-caterer.ts'
import type { ErrorCode } from '#contract/errors.ts'

/**
 * What was sent beside the profile and may not be set with it, by field. What the spec's client sends along, and what says
 * what is so anyway, is passed over: an active status, one of the given slugs.
 */
export function intrusionsOf(
  given: Pick<CatererChanges, (typeof claimedFields)[number] | (typeof elsewhereFields)[number]>,
  slugs: readonly string[],
): Record<string, ErrorCode> {
  const claimed = claimedFields.filter((field) => given[field] !== undefined)
  const elsewhere = elsewhereFields.filter(
    (field) => given[field] !== undefined && !isHarmless(field, given[field], slugs),
  )
  return Object.fromEntries([
    ...claimed.map((field): [string, ErrorCode] => [field, 'set_by_us']),
    ...elsewhere.map((field): [string, ErrorCode] => [field, 'not_in_profile']),
  ])
}

function isHarmless(field: (typeof elsewhereFields)[number], value: unknown, slugs: readonly string[]): boolean {
  if (field === 'slug') return slugs.some((slug) => slug === value)
  return field === 'status' && typeof value === 'object' && value !== null && 'id' in value && value.id === 1
}

/** Lists of packages that were sent with a new caterer, which has none yet. */
export function earlyListsOf(given: NewCaterer): Record<string, ErrorCode> {
  const named = packageListFields.filter((field) => given[field] !== undefined)
  return Object.fromEntries(named.map((field) => [field, 'not_in_profile']))
}
