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
}

/** Pages that a visitor reaches by nothing but an address of their own. */
const unlinked = ['/', '/sitemap.xml', '/robots.txt', '/privacy', '/compare', '/pangat/elsewhere', '/caterer-dashboard']
/** Answers to these are no pages. */
const dataPaths = /^\/(?:api\/|sitemap\.xml$|robots\.txt$|llms\.txt$|blog\/feed\.xml$)/

/** Advice for hosts, about the trade as a whole. */
const guidePaths = /^\/(?:services|blog)(?:\/|$)/

/** Opens every page that a visitor can reach by links and the sitemap, and judges what each shows. */
export async function crawl(site: Site): Promise<Crawled> {
  const context = await site.browser.newContext({ ignoreHTTPSErrors: true, locale: 'en-IN', reducedMotion: 'reduce' })
  try {
    const reader = await context.newPage()
    const opener = await context.newPage()
    return await crawlWith(site, reader, opener)
  } finally {
    await context.close()
  }
}

async function crawlWith({ origin, certificate, facts }: Site, reader: Page, opener: Page): Promise<Crawled> {
  const wrong = new Map<string, string>()
  const files = new Map<string, string>()
  const known = new Set(unlinked)
  const waiting = [...unlinked]
  const tell = (path: string, findings: readonly string[]) => {
    for (const finding of findings) if (!wrong.has(finding)) wrong.set(finding, path)
  }
  const follow = (links: readonly string[], from: string) => {
    for (const path of links.flatMap((link) => pathOn(origin, link, from))) {
      if (known.has(path)) continue
      known.add(path)
      waiting.push(path)
    }
  }
  let pages = 0
  let opened = 0
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const { status, type, text } = await fetchText(origin + path, certificate)
    if (status >= 400) tell(path, [`status ${status}: ${path}`])
    if (path === '/sitemap.xml')
      follow(
        [...text.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => address),
        path,
      )
    if (!type.startsWith('text/html')) continue
    pages++
    const served = await reader.evaluate(readPage, text)
    const shown = path.includes('?') ? [] : [await openPage(opener, origin + path)]
    opened += shown.length
    for (const { findings, parts } of [{ findings: [], parts: served }, ...shown]) {
      tell(path, [...findings, ...judgePage(parts, facts, { isGuide: guidePaths.test(path) })])
      for (const file of parts.files.flatMap((address) => pathOn(origin, address, path)))
        if (!files.has(file)) files.set(file, path)
      // A filtered page leads to other filters without end.
      if (!path.includes('?')) follow(parts.links, path)
    }
  }
  for (const [file, path] of files) {
    const { status, type } = await fetchText(origin + file, certificate)
    if (status >= 400 || !/^(?:image|video|font|text)\//.test(type) || type.startsWith('text/html'))
      tell(path, [`broken file: ${file} answers ${status} ${type}`])
  }
  return { pages, opened, files: files.size, findings: [...wrong].map(([finding, path]) => `${path}: ${finding}`) }
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
