import { paths } from '#contract/paths.ts'
import type { CanonicalUrl } from '#web/shared/site/canonical-url.ts'
import type { Policies } from './language-texts.ts'

/** The policies by path. Both spellings of the privacy policy show the same text (C3). */
export const policyAt: ReadonlyMap<string, keyof Policies> = new Map([
  [paths.terms(), 'terms'],
  [paths.privacy(), 'privacy'],
  ['/privacy', 'privacy'],
  [paths.refunds(), 'refunds'],
  [paths.delivery(), 'delivery'],
] as const)

/** A policy; none reads a parameter. */
export const canonicalPolicy: CanonicalUrl = ({ pathname }) => (policyAt.has(pathname) ? pathname : undefined)
