import type { MetaDescriptor } from 'react-router'
import { brand } from '#contract/brand.ts'
import { cardParts, pageCardAddress, shareCardSize } from '#contract/values/share-card.ts'

interface PageMeta {
  /** Without the product's name, which is added. */
  title: string
  /** One or two sentences for search results and share cards. */
  description?: string
  /** Absolute address that stands for all spellings of this page's. */
  canonical?: string
  /** Private and missing pages are not for search engines. */
  indexed?: boolean
  /** Drawn behind the title beside shared links, below the site's origin without size and ending; a laid table when there is none. */
  picture?: string | undefined
  /** What it costs, beside shared links; the city's usual prices when a page has none of its own. */
  price?: string | undefined
  /** What the page is about, in the words of schema.org: https://schema.org/docs/schemas.html */
  structuredData?: readonly StructuredData[]
}

/** A thing in the words of schema.org; members that are undefined are left out. */
export interface StructuredData {
  '@type': string
  [member: string]: unknown
}

/** Letters that search results show of a title, the product's name included, and of a description. */
export const headLimits = { title: { min: 30, max: 60 }, description: { min: 70, max: 160 } } as const

/** Returns the first wording that search results show in full, else the last one cut at a word. */
export function fittingText(limit: number, wordings: readonly string[]): string {
  const last = wordings.at(-1) ?? ''
  const cut = last.slice(0, limit - 1).replace(/\s+\S*$/, '')
  return wordings.find((wording) => wording.length <= limit) ?? `${cut}…`
}

/** The title of a page with the product's name. */
function titled(title: string): string {
  return title.includes(brand.name) ? title : `${title} · ${brand.name}`
}

/** Letters of a title before the product's name is added. */
export const ownTitleLength = headLimits.title.max - titled('').length

/** The head of a page. */
export function pageMeta({
  title,
  description,
  canonical,
  indexed = true,
  picture,
  price,
  structuredData = [],
}: PageMeta): MetaDescriptor[] {
  const whole = titled(title)
  return [
    { title: whole },
    { property: 'og:title', content: whole },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:type', content: 'website' },
    ...(description
      ? [
          { name: 'description', content: description },
          { property: 'og:description', content: description },
        ]
      : []),
    ...(canonical
      ? [
          { tagName: 'link', rel: 'canonical', href: canonical } as const,
          { property: 'og:url', content: canonical },
          {
            property: 'og:image',
            content: new URL(pageCardAddress(new URL(canonical).pathname), canonical).href,
          },
          { property: 'og:image:width', content: String(shareCardSize.width) },
          { property: 'og:image:height', content: String(shareCardSize.height) },
          { property: 'og:image:alt', content: price ? `${whole}: ${price}` : whole },
          { name: 'twitter:card', content: 'summary_large_image' },
          ...(picture ? [{ name: cardParts.picture, content: picture }] : []),
          ...(price ? [{ name: cardParts.price, content: price }] : []),
        ]
      : []),
    ...(indexed ? [] : [{ name: 'robots', content: 'noindex' }]),
    ...structuredData.map((thing) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...thing } })),
  ]
}
