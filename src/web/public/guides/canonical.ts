import { paths } from '#contract/paths.ts'
import { postText, serviceText } from '#web/public/content/long-texts.ts'
import type { CanonicalUrl } from '#web/shared/site/canonical-url.ts'

/** The page of a service; none reads a parameter. */
export const canonicalService: CanonicalUrl = ({ pathname }) => {
  const slug = slugBelow(paths.services(), pathname)
  return slug !== undefined && serviceText(slug) ? pathname : undefined
}

/** A post, in any of its spellings, which render alike (C4). */
export const canonicalPost: CanonicalUrl = ({ pathname }) => {
  const slug = slugBelow(paths.blog(), pathname)
  return slug !== undefined && postText(slug) ? pathname : undefined
}

/** The page of wedding caterers, and the post that is the same page (R077, C6). */
export const canonicalWedding: CanonicalUrl = ({ pathname }) =>
  pathname === paths.weddingCaterers() || pathname === paths.post('wedding-caterers-mumbai') ? pathname : undefined

function slugBelow(folder: string, pathname: string): string | undefined {
  return pathname.startsWith(`${folder}/`) ? pathname.slice(folder.length + 1) : undefined
}
