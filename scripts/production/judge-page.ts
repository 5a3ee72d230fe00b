import { claimsIn, claimsInGuide, type Facts } from './claims.ts'
import { emptySections } from './empty-sections.ts'
import { leftoversIn } from './leftovers.ts'
import type { PageParts } from './read-page.ts'

/** What is wrong with a page of a product that holds `facts`: what it says, and what it shows empty. A guide may speak of the trade. */
export function judgePage(page: PageParts, facts: Facts, { isGuide = false } = {}): string[] {
  const claims = isGuide ? claimsInGuide : claimsIn
  const said = [...page.lines, ...page.links.filter((link) => /^(?:mailto|tel):/.test(link))]
  const broken = page.links.filter((link) => link.startsWith('#') && link !== '#' && !page.ids.includes(link.slice(1)))
  return [
    ...emptySections(page),
    ...said.flatMap((line) => [...claims(line, facts), ...leftoversIn(line)]),
    ...broken.map((link) => `link to no part of the page: ${link}`),
  ]
}
