import type { APIRequestContext } from '@playwright/test'
import { expect, onlyInFull, origin, test } from './support/e2e-test.ts'

/** Beyond this the site would lead to pages without end. */
const mostPages = 1_500

/** The kind of a page: pages of one route differ by their last part. */
const kindOf = (path: string) => path.replace(/(?<=^\/[\w-]+)\/.*/, '/')

/** Links and parts of a page; a page of the API's documents has none that are followed. */
interface Crawled {
  links: string[]
  ids: Set<string>
}

async function read(request: APIRequestContext, path: string): Promise<Crawled & { status: number; isPage: boolean }> {
  const response = await request.get(path)
  const isPage = (response.headers()['content-type'] ?? '').startsWith('text/html')
  if (!isPage) return { status: response.status(), isPage, links: [], ids: new Set() }
  // React writes attributes in one way, and a document for each of a thousand pages takes all memory.
  const html = await response.text()
  const valuesOf = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, value = '']) => value.replaceAll('&amp;', '&'))
  return {
    status: response.status(),
    isPage,
    links: valuesOf(/<a\s[^>]*?href="([^"]*)"/g),
    ids: new Set(valuesOf(/\sid="([^"]*)"/g)),
  }
}

test(
  'no link that a visitor can follow from the front door is broken, and no page of any kind complains',
  onlyInFull,
  async ({ page, request }) => {
    test.setTimeout(900_000)
    const known = new Map<string, string>([['/', 'the front door']])
    const waiting = ['/']
    const broken: string[] = []
    const kinds = new Map<string, string>()
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const { status, isPage, links, ids } = await read(request, path)
      if (status >= 400) broken.push(`${path} answers ${status}, from ${known.get(path)}`)
      if (!isPage) continue
      if (!path.includes('?') && !kinds.has(kindOf(path))) kinds.set(kindOf(path), path)
      // Filtered pages lead to other filters without end: they are asked for, and left alone.
      if (path.includes('?')) continue
      for (const link of links) {
        const { origin: site, pathname, search, hash } = new URL(link, origin + path)
        if (site !== origin) continue
        // The browser draws what the parts of a private page are.
        const isWithin = pathname === path && search === '' && !path.startsWith('/caterer-dashboard')
        if (isWithin && hash.length > 1 && !ids.has(decodeURIComponent(hash.slice(1))))
          broken.push(`${path}${hash} is no part of its page`)
        const next = pathname + search
        if (known.has(next) || known.size >= mostPages) continue
        known.set(next, path)
        waiting.push(next)
      }
    }
    expect(broken).toEqual([])
    expect(known.size).toBeGreaterThan(150)
    expect(known.size, 'the crawl comes to an end').toBeLessThan(mostPages)

    expect(kinds.size).toBeGreaterThan(15)
    for (const path of kinds.values()) {
      // What the console says fails the test at its end.
      await page.goto(path)
      await expect(page.locator('main, [role=main], body').first()).toBeVisible()
    }
  },
)
