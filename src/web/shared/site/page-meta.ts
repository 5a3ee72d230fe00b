import type { MetaDescriptor } from 'react-router'
import { brand } from '#contract/brand.ts'
import { shareCardAddress, shareCardSize } from '#contract/values/share-card.ts'
import { m } from '#messages'

interface PageMeta {
  /** Without the product's name, which is added. */
  title: string
  /** One or two sentences for search results and share cards. */
  description?: string
  /** Absolute address that stands for all spellings of this page's. */
  canonical?: string
  /** Private and missing pages are not for search engines. */
  indexed?: boolean
  /** Shown beside shared links; the product's own when a page with an address has none. */
  image?: ShareImage | undefined
  /** What the page is about, in the words of schema.org: https://schema.org/docs/schemas.html */
  structuredData?: readonly StructuredData[]
}

interface ShareImage {
  /** The picture's own, below the site's origin, without size and ending. */
  base: string
  alt: string
}

/** A thing in the words of schema.org; members that are undefined are left out. */
export interface StructuredData {
  '@type': string
  [member: string]: unknown
}

/** The head of a page. */
export function pageMeta({
  title,
  description,
  canonical,
  indexed = true,
  image = ownCard,
  structuredData = [],
}: PageMeta): MetaDescriptor[] {
  const whole = title.includes(brand.name) ? title : `${title} · ${brand.name}`
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
          { property: 'og:image', content: new URL(shareCardAddress(image.base), canonical).href },
          { property: 'og:image:width', content: String(shareCardSize.width) },
          { property: 'og:image:height', content: String(shareCardSize.height) },
          { property: 'og:image:alt', content: image.alt },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
    ...(indexed ? [] : [{ name: 'robots', content: 'noindex' }]),
    ...structuredData.map((thing) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...thing } })),
  ]
}

/** The product's name over a laid table. */
const ownCard: ShareImage = { base: '/pictures/share/default', alt: `${brand.name}: ${m.shell_tagline()}` }
