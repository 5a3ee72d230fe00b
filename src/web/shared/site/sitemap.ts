import type { Day } from '#contract/values/calendar.ts'

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
    const lastChange = changedOn ? `<lastmod>${escaped(changedOn)}</lastmod>` : ''
    return `<url><loc>${escaped(origin + path)}</loc>${lastChange}</url>\n`
  })
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
    `${urls.join('')}</urlset>\n`
  )
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter)
}
