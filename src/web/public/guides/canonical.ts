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
  return slug !== undefined && (slug === weddingTwin || postText(slug)) ? pathname : undefined
}

/** The post that is the page of wedding caterers as well (R077, C6). */
export const weddingTwin = 'wedding-caterers-mumbai'

function slugBelow(folder: string, pathname: string): string | undefined {
  return pathname.startsWith(`${folder}/`) ? pathname.slice(folder.length + 1) : undefined
}
