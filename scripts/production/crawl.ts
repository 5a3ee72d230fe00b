import type { Browser, Page } from '@playwright/test'
import type { Certificate } from './certificate.ts'
import type { Facts } from './claims.ts'
import { fetchText } from './fetch-text.ts'
import { judgePage } from './judge-page.ts'
import { readPage, type PageParts } from './read-page.ts'

export interface Crawled {
  /** Pages that were judged, and those of them that a browser opened. */
  pages: number
  opened: number
  /** Files that pages name. */
  files: number
  /** What is wrong, a line each: its first page and what it is. */
  findings: string[]
}

interface Site {
  origin: string
  certificate: Certificate
  browser: Browser
  facts: Facts
  /** Whether the browser opens guides, of which a crawl before has opened them all. */
  opensGuides?: boolean
}

/** Pages that a visitor reaches by nothing but an address of their own. */
const unlinked = ['/', '/sitemap.xml', '/robots.txt', '/privacy', '/compare', '/pangat/elsewhere', '/caterer-dashboard']
/** Answers to these are no pages. */
const dataPaths = /^\/(?:api\/|sitemap\.xml$|robots\.txt$|llms\.txt$|blog\/feed\.xml$)/

/** Advice for hosts, about the trade as a whole. */
const guidePaths = /^\/(?:services|blog)(?:\/|$)/

/** What one page says. */
interface Visited {
  isPage: boolean
  isOpened: boolean
  findings: string[]
  links: string[]
  files: string[]
}

/** One of a few visitors of the site at a time: judging a page takes one processor, and answering it mostly another. */
interface Visitor {
  reader: Page
  opener: Page
}
const visitors = 2

/** Opens every page that a visitor can reach by links and the sitemap, and judges what each shows. */
export async function crawl(site: Site): Promise<Crawled> {
  const context = await site.browser.newContext({ locale: 'en-IN', reducedMotion: 'reduce' })
  const enter = async (): Promise<Visitor> => ({ reader: await context.newPage(), opener: await context.newPage() })
  try {
    return await crawlWith(site, await Promise.all(Array.from({ length: visitors }, enter)))
  } finally {
    await context.close()
  }
}

async function crawlWith(site: Site, all: readonly Visitor[]): Promise<Crawled> {
  const wrong = new Map<string, string>()
  const files = new Map<string, string>()
  const known = new Set(unlinked)
  let pages = 0
  let opened = 0
  // What is named first does not depend on which visitor is faster: a round is counted in its order.
  for (let round = [...unlinked]; round.length > 0;) {
    const visits = await share(all, round, (visitor, path) => visit(site, visitor, path))
    const next: string[] = []
    for (const [i, { isPage, isOpened, findings, links, files: named }] of visits.entries()) {
      const path = round[i] ?? ''
      pages += Number(isPage)
      opened += Number(isOpened)
      for (const finding of findings) if (!wrong.has(finding)) wrong.set(finding, path)
      for (const file of named) if (!files.has(file)) files.set(file, path)
      for (const link of links) {
        if (known.has(link)) continue
        known.add(link)
        next.push(link)
      }
    }
    round = next
  }
  for (const [file, path] of files) {
    const { status, type } = await fetchText(site.origin + file, site.certificate)
    const finding = `broken file: ${file} answers ${status} ${type}`
    if (status >= 400 || !/^(?:image|video|font|text)\//.test(type) || type.startsWith('text/html'))
      if (!wrong.has(finding)) wrong.set(finding, path)
  }
  return { pages, opened, files: files.size, findings: [...wrong].map(([finding, path]) => `${path}: ${finding}`) }
}

/** Has visitors go through the paths together, and returns what each path gave, in their order. */
async function share<Result>(
  all: readonly Visitor[],
  paths: readonly string[],
  go: (visitor: Visitor, path: string) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const left = paths.entries()
  await Promise.all(
    all.map(async (visitor) => {
      for (const [i, path] of left) results[i] = await go(visitor, path)
    }),
  )
  return results
}

async function visit(
  { origin, certificate, facts, opensGuides = true }: Site,
  { reader, opener }: Visitor,
  path: string,
): Promise<Visited> {
  const { status, type, text } = await fetchText(origin + path, certificate)
  const visited: Visited = { isPage: false, isOpened: false, findings: [], links: [], files: [] }
  if (status >= 400) visited.findings.push(`status ${status}: ${path}`)
  if (path === '/sitemap.xml')
    for (const [, address = ''] of text.matchAll(/<loc>([^<]+)/g)) visited.links.push(...pathOn(origin, address, path))
  if (!type.startsWith('text/html')) return visited
  visited.isPage = true
  // A filtered page leads to other filters without end.
  const isFollowed = !path.includes('?')
  visited.isOpened = isFollowed && (opensGuides || !guidePaths.test(path))
  const served = await reader.evaluate(readPage, text)
  const shown = visited.isOpened ? [await openPage(opener, origin + path)] : []
  for (const { findings, parts } of [{ findings: [], parts: served }, ...shown]) {
    visited.findings.push(...findings, ...judgePage(parts, facts, { isGuide: guidePaths.test(path) }))
    visited.files.push(...parts.files.flatMap((address) => pathOn(origin, address, path)))
    if (isFollowed) visited.links.push(...parts.links.flatMap((link) => pathOn(origin, link, path)))
  }
  return visited
}

/** Returns the path and query of an address of the site; none for other sites, for parts of a page and for what opens no page. */
function pathOn(origin: string, address: string, from: string): string[] {
  const url = new URL(address, origin + from)
  if (url.origin !== origin || address.startsWith('#')) return []
  return [url.pathname + url.search]
}

/** Opens a page as a visitor does, until its scripts run and its pictures in sight have come. */
async function openPage(page: Page, url: string): Promise<{ findings: string[]; parts: PageParts }> {
  const findings: string[] = []
  const onError = (error: Error) => findings.push(`error of the page: ${error.message}`)
  const onConsole = (message: { type(): string; text(): string }) => {
    if (message.type() === 'error') findings.push(`error in the console: ${message.text()}`)
  }
  page.on('pageerror', onError)
  page.on('console', onConsole)
  await page.goto(url)
  if (!dataPaths.test(new URL(url).pathname)) {
    // A page to read starts its scripts when a pointer comes to one of its buttons.
    await page.evaluate(() =>
      document.querySelector('button')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })),
    )
    await page.waitForFunction(() => document.documentElement.dataset['alive'] !== undefined)
  }
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  )
  const broken = await page.evaluate(() =>
    [...document.images]
      .filter(({ complete, naturalWidth, currentSrc }) => complete && currentSrc && !naturalWidth)
      .map(({ currentSrc }) => currentSrc),
  )
  const parts = await page.evaluate(readPage, undefined)
  page.off('pageerror', onError)
  page.off('console', onConsole)
  return { findings: [...findings, ...broken.map((address) => `broken picture: ${address}`)], parts }
}
