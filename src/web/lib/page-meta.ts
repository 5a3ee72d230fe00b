import type { MetaDescriptor } from 'react-router'
import { brand } from '#contract/brand.ts'

interface PageMeta {
  /** Without the product's name, which is added. */
  title: string
  /** One or two sentences for search results and share cards. */
  description?: string
  /** Absolute address that stands for all spellings of this page's. */
  canonical?: string
  /** Private and missing pages are not for search engines. */
  indexed?: boolean
  /** Shown on share cards, 1200 pixels wide and 630 high; the product's own when a page with an address has none. */
  image?: ShareImage
  /** What the page is about, in the words of schema.org: https://schema.org/docs/schemas.html */
  structuredData?: readonly StructuredData[]
}

interface ShareImage {
  address: string
  width: number
  height: number
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
  image = canonical ? shareCard(canonical) : undefined,
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
      ? [{ tagName: 'link', rel: 'canonical', href: canonical } as const, { property: 'og:url', content: canonical }]
      : []),
    ...(image
      ? [
          { property: 'og:image', content: image.address },
          { property: 'og:image:width', content: String(image.width) },
          { property: 'og:image:height', content: String(image.height) },
          { property: 'og:image:alt', content: image.alt },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
    ...(indexed ? [] : [{ name: 'robots', content: 'noindex' }]),
    ...structuredData.map((thing) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...thing } })),
  ]
}

/** The product's name over a laid table. A JPEG: those who fetch share cards do not read AVIF. */
function shareCard(canonical: string): ShareImage {
  const address = new URL('/pictures/share/default-1200.jpg', canonical).href
  return { address, width: 1200, height: 630, alt: `${brand.name}: ${brand.tagline}` }
}
