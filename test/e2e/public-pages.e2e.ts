import type { APIRequestContext } from '@playwright/test'
import { Window, type Element, type Node } from 'happy-dom'
import { demoCaterers } from '#db/world/demo-caterers/index.ts'
import { firstCity } from '#contract/city.ts'
import { paths } from '#contract/paths.ts'
import { slugOf } from '#contract/values/slug.ts'
import { headLimits } from '#web/shared/site/page-meta.ts'
import { expect, onlyInFull, origin, test } from './support/e2e-test.ts'

/** A public page as its server sends it, in the parts that search engines judge. */
interface SentPage {
  path: string
  title: string
  description: string
  /** Words of `<main>`, figures left out. */
  words: string[]
  /** Words of `<main>` without controls and rows of data. */
  ownWords: string[]
  structuredData: Record<string, unknown>[]
}

const minimumWords = 250
const runLength = 8
const maximumShare = 0.12
const policies = ['/terms-and-conditions', '/privacy-policy', '/refund-policy', '/shipping-policy']

/** Pages of caterers that write about themselves; other tests leave some that do not, and that have one name. */
const ofDemoCity = new Set(demoCaterers.map(({ name }) => paths.caterer({ slug: slugOf(name), city: firstCity })))

/** One for all pages: each window of its own keeps its memory. */
const parser = new new Window().DOMParser()

/** All of them come from one process that other tests use as well. */
let pages: SentPage[] = []
test.describe.configure({ mode: 'serial' })
test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: origin })
  pages = await readSitemap(request)
  await request.dispose()
})

async function readSitemap(request: APIRequestContext): Promise<SentPage[]> {
  const xml = await (await request.get('/sitemap.xml')).text()
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, url = '']) => new URL(url).pathname)
    .filter((path) => !path.startsWith('/caterer/') || ofDemoCity.has(path))
  const read: SentPage[] = []
  for (const path of listed) read.push(partsOf(path, await (await request.get(path)).text()))
  return read
}

function partsOf(path: string, html: string): SentPage {
  const document = parser.parseFromString(html, 'text/html')
  const main = document.querySelector('main')
  if (!main) throw new Error(`${path} has no main`)
  const remove = (selector: string) => main.querySelectorAll(selector).forEach((element) => element.remove())
  remove('script, style, template, [hidden]')
  const words = wordsOf(textOf(main))
  remove('form, nav, select, button, dialog')
  // Rows of data are no text of the page: the same caterers are near two places, and cooks of one cuisine offer the same dishes.
  for (const row of main.querySelectorAll('li'))
    if (row.isConnected && row.querySelector('a[href^="/caterer/"]')) row.remove()
  remove('#packages, #dishes, #reviews')
  return {
    path,
    title: document.title,
    description: document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
    words,
    ownWords: wordsOf(textOf(main)),
    structuredData: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => JSON.parse(textContent) as Record<string, unknown>,
    ),
  }
}

/** Elements beside each other are set apart, as they are on the page. */
function textOf(element: Element): string {
  const parts: string[] = []
  const walk = (node: Node) => {
    if (node.nodeType === 3) parts.push(node.textContent ?? '')
    else node.childNodes.forEach(walk)
    parts.push(' ')
  }
  walk(element)
  return parts.join('')
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{Letter}\p{Mark}’']*\p{Letter}[\p{Letter}\p{Mark}’']*/gu) ?? []
}

function runsOf(words: readonly string[]): Set<string> {
  const count = Math.max(0, words.length - runLength + 1)
  return new Set(Array.from({ length: count }, (_, at) => words.slice(at, at + runLength).join(' ')))
}

/** What the shorter of two pages shares with the other. */
function shareOf(one: Set<string>, other: Set<string>): number {
  const [short, long] = one.size < other.size ? [one, other] : [other, one]
  return [...short].filter((run) => long.has(run)).length / Math.max(1, short.size)
}

const typesOf = ({ structuredData }: SentPage) => structuredData.map((thing) => String(thing['@type']))
const outside = (length: number, { min, max }: { min: number; max: number }) => length < min || length > max

test('titles and descriptions of all pages of the sitemap fit search results, and no two are the same', () => {
  expect(pages.length).toBeGreaterThanOrEqual(60)
  const wrong = pages.flatMap(({ path, title, description }) => [
    ...(outside(title.length, headLimits.title) ? [`${path}: title of ${title.length}: ${title}`] : []),
    ...(outside(description.length, headLimits.description)
      ? [`${path}: description of ${description.length}: ${description}`]
      : []),
  ])
  expect(wrong).toEqual([])
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length)
  expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length)
})

test(`every page of the sitemap has at least ${minimumWords} words before any script runs`, () => {
  const short = pages.filter(({ words }) => words.length < minimumWords)
  expect(short.map(({ path, words }) => `${path}: ${words.length}`)).toEqual([])
})

test(`two pages of the sitemap share at most ${maximumShare * 100}% of their runs of ${runLength} words`, () => {
  const compared = pages
    .filter(({ path }) => !policies.includes(path))
    .map(({ path, ownWords }) => ({ path, runs: runsOf(ownWords) }))
  const alike = compared.flatMap((one, at) =>
    compared.slice(at + 1).flatMap((other) => {
      const share = shareOf(one.runs, other.runs)
      return share > maximumShare ? [`${one.path} and ${other.path}: ${Math.round(share * 100)}%`] : []
    }),
  )
  expect(alike).toEqual([])
})

test('every page of the sitemap tells search engines what it is', () => {
  const expected: readonly [pattern: RegExp, types: readonly string[]][] = [
    [/^\/lines\//, ['BreadcrumbList']],
    [/^\/$/, ['LocalBusiness', 'WebSite']],
    [/^\/pangat(\/|$)/, ['BreadcrumbList', 'FAQPage']],
    [/^\/services$|^\/blog$/, ['BreadcrumbList']],
    [/^\/services\/./, ['BreadcrumbList', 'Service', 'FAQPage']],
    [/^\/blog\/./, ['BreadcrumbList', 'BlogPosting', 'FAQPage']],
    [/^\/(wedding-|festival-|contactus|how-we-rank|credits)/, ['BreadcrumbList', 'FAQPage']],
    [/^\/(complaints|terms-|privacy-|refund-|shipping-)/, ['BreadcrumbList']],
    [/^\/caterer\//, ['FoodEstablishment', 'BreadcrumbList']],
  ]
  for (const page of pages) {
    const [, types] = expected.find(([pattern]) => pattern.test(page.path)) ?? []
    expect([page.path, typesOf(page)]).toEqual([page.path, types])
    for (const thing of page.structuredData) {
      expect(thing['@context'], page.path).toBe('https://schema.org')
      expect(membersOf(thing), page.path).toEqual(expect.arrayContaining([...(required[String(thing['@type'])] ?? [])]))
    }
    checkTrail(page)
  }
  const [home] = pages.filter(({ path }) => path === '/')
  expect(home?.structuredData[0]).toMatchObject({
    priceRange: '₹60–₹1500',
    openingHoursSpecification: [{ opens: '09:00', closes: '21:00', dayOfWeek: { length: 7 } }],
  })
  const priced = pages.find(({ path }) => path === '/caterer/annapurna-rasoi')?.structuredData[0]
  expect(priced?.makesOffer).toMatchObject({ '@type': 'AggregateOffer', priceCurrency: 'INR' })
})

/** Members without which search engines leave a thing out: https://developers.google.com/search/docs/appearance/structured-data */
const required: Readonly<Record<string, readonly string[]>> = {
  LocalBusiness: ['name', 'address', 'telephone', 'url', 'image'],
  FoodEstablishment: ['name', 'address', 'url'],
  FAQPage: ['mainEntity'],
  BreadcrumbList: ['itemListElement'],
  BlogPosting: ['headline', 'image', 'datePublished', 'dateModified', 'author'],
  Service: ['name', 'provider', 'areaServed'],
}

const membersOf = (thing: Record<string, unknown>) =>
  Object.keys(thing).filter((member) => thing[member] !== undefined && thing[member] !== '')

/** Steps are numbered from 1, the first is the front door and the last the page. */
function checkTrail({ path, structuredData }: SentPage): void {
  const trail = structuredData.find((thing) => thing['@type'] === 'BreadcrumbList')
  if (!trail) return
  const steps = trail.itemListElement as { position: number; item: string }[]
  expect(steps.map(({ position }) => position)).toEqual(steps.map((_, at) => at + 1))
  expect(steps[0]?.item).toBe(`${origin}/`)
  expect(steps.at(-1)?.item).toBe(origin + path)
}

test(
  'one page of each kind has a card for shared links, and an unknown page has none',
  onlyInFull,
  async ({ request }) => {
    const kinds = new Map(pages.map(({ path }) => [path.replace(/(?<=^\/\w+)\/.*/, '/'), path]))
    expect(kinds.size).toBeGreaterThan(12)
    for (const path of kinds.values()) {
      const html = await (await request.get(path)).text()
      const metaOf = (name: string) => new RegExp(`(?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? ''
      const card = await request.get(metaOf('og:image'))
      expect([path, card.status(), card.headers()['content-type']]).toEqual([path, 200, 'image/jpeg'])
      expect(card.headers()['cache-control']).toMatch(/^public, max-age=\d+$/)
      expect([metaOf('og:image:width'), metaOf('og:image:height')]).toEqual(['1200', '630'])
      expect(metaOf('og:image:alt'), path).not.toBe('')
      expect(metaOf('twitter:card')).toBe('summary_large_image')
    }
    for (const path of ['/share/caterer/nobody.jpg', '/share/services/never.jpg', '/share/privacy.jpg'])
      expect([path, (await request.get(path)).status()]).toEqual([path, 404])
  },
)
