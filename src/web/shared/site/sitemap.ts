import type { Day } from '#contract/values/calendar.ts'
import { escapedXml } from './xml.ts'

/** A page that search engines may show. */
export interface SitemapEntry {
  /** Below the site's origin. */
  path: string
  /** The day its text last changed, where that is known. */
  changedOn?: Day
}

/** A file may name that many pages at most: https://www.sitemaps.org/protocol.html */
const maxEntries = 50_000

/** Pages as search engines read them; the first 50,000, so what matters most comes first. */
export function sitemapXml(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.slice(0, maxEntries).map(({ path, changedOn }) => {
    const lastChange = changedOn ? `<lastmod>${escapedXml(changedOn)}</lastmod>` : ''
    return `<url><loc>${escapedXml(origin + path)}</loc>${lastChange}</url>\n`
  })
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
    `${urls.join('')}</urlset>\n`
  )
}
