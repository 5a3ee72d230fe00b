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
}

/** The head of a page. */
export function pageMeta({ title, description, canonical, indexed = true }: PageMeta): MetaDescriptor[] {
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
    ...(indexed ? [] : [{ name: 'robots', content: 'noindex' }]),
  ]
}
