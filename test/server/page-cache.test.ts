/** @alike-on-postgres which pages are kept is decided by notices, of which notices.test.ts asks both engines. */
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { cachePages, forgetWhatChanges, type CachedSite } from '../../src/serve/page-cache.ts'
import type { CacheableSite } from '../../src/serve/site.ts'
import { addDays, dayInIndia } from '#contract/values/calendar.ts'
import { createApp } from '#server/app.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import type { ACaterer } from '#test/factories/index.ts'
import { siteOver } from '#test/support/built-site.ts'
import { aFeast } from '#test/support/ordering.ts'
import { useServer } from '#test/support/server.ts'

// The built site over the service, in process. `npm test` builds it first.
const server = useServer()
let site: CacheableSite
let cached: CachedSite
let pages: string[]
let now = 1
let caterers: ACaterer[]

beforeAll(async () => {
  const api = createApp(server.services)
  caterers = [await aFeast(server), await aFeast(server), await aFeast(server)].map(({ caterer }) => caterer)
  await server.services.catalogue.refresh(caterers.map(({ id }) => id))
  site = await siteOver({ api: async (path, init) => api.request(path, init) })
  cached = cachePages(site, { now: () => now })
  forgetWhatChanges(server.services, cached)
  const sitemap = await (await ask('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>http:\/\/pangat\.test([^<]*)<\/loc>/g)].map(([, path = '']) => path || '/')
  const slugs = listed.filter((path) => path.startsWith('/caterer/')).map((path) => path.slice('/caterer/'.length))
  pages = [
    ...listed,
    '/sitemap.xml',
    '/robots.txt',
    '/app.webmanifest',
    '/privacy',
    '/caterer-home',
    '/compare',
    `/compare/${slugs.join('&')}`,
  ]
  cached.forget('everything')
})

afterEach(() => vi.restoreAllMocks())

/** Moves the clock of the cache. */
const passing = (seconds: number) => void (now += seconds * 1000)

const ask = (path: string, method = 'GET') => cached.answer(new Request(`http://pangat.test${path}`, { method }))

test('the pages of this test are those of the sitemap and some that are in none', () => {
  expect(pages).toEqual(
    expect.arrayContaining(['/', '/pangat', '/pangat/andheri', '/terms-and-conditions', '/compare']),
  )
  expect(pages.filter((path) => path.startsWith('/caterer/'))).toHaveLength(3)
})

test('every page that allows shared caches is one that the page cache knows', async () => {
  for (const path of pages) {
    const { status, headers } = await site.answer(new Request(`http://pangat.test${path}`))
    expect([path, status, headers.get('cache-control')]).toEqual([path, 200, expect.stringContaining('s-maxage=')])
    expect([path, site.cachedPage(new URL(path, 'http://pangat.test'))?.address]).toEqual([path, path])
  }
})

test('HEAD, then GET, answers every page whole on a cold cache and on an expired one', async () => {
  for (const state of ['cold', 'expired']) {
    for (const path of pages) {
      const head = await ask(path, 'HEAD')
      expect([state, path, head.status, await head.text()]).toEqual([state, path, 200, ''])
      const page = await ask(path)
      const body = Buffer.from(await page.arrayBuffer())
      expect([state, path, page.status, body.length > 0]).toEqual([state, path, 200, true])
      expect([state, path, head.headers.get('content-length')]).toEqual([state, path, String(body.length)])
    }
    // The longest s-maxage of a page is five minutes.
    passing(301)
  }
})

describe('an edit', () => {
  /** Renames a caterer as a saved edit does: the change is read before it is answered. */
  async function rename({ id }: ACaterer, name: string) {
    await rows(server.database.db, sql`update caterers set name = ${name} where id = ${id}`)
    await server.services.catalogue.refresh([id])
  }
  const namesOn = async (path: string) => {
    const html = await (await ask(path)).text()
    return html.match(/Edited \d+/g)?.at(0)
  }
  const three = () => {
    const [edited, second, third] = caterers
    if (!edited || !second || !third) throw new Error('the tests begin with three caterers')
    return { edited, second, third }
  }

  test('shows on the page, comparisons and lists immediately, and on the home page within ten seconds', async () => {
    const { edited, second } = three()
    const page = `/caterer/${edited.slug}`
    const comparisons = [`/compare/${edited.slug}&${second.slug}`, `/compare/${second.id}&${edited.id}`]
    const lists = ['/pangat', '/pangat.data', '/pangat?sort=price-low']
    const all = [page, `${page}.data`, ...comparisons, ...lists]
    cached.forget('everything')
    await rename(edited, 'Edited 1')
    for (const path of ['/', ...all]) expect([path, await namesOn(path)]).toEqual([path, 'Edited 1'])
    await rename(edited, 'Edited 2')
    for (const path of all) expect([path, await namesOn(path)]).toEqual([path, 'Edited 2'])
    expect(await namesOn('/')).toBe('Edited 1')
    passing(10)
    expect(await namesOn('/')).toBe('Edited 2')
  })

  test('leaves pages of other caterers in the cache, sixty times an hour', async () => {
    const { edited, second, third } = three()
    const render = vi.spyOn(site, 'answer')
    const isRendered = async (path: string) => {
      const before = render.mock.calls.length
      await (await ask(path)).arrayBuffer()
      return render.mock.calls.length > before
    }
    // Data of pages is cached as they are, and rendered faster.
    const others = [`/caterer/${second.slug}.data`, `/compare/${second.slug}&${third.slug}.data`]
    const counts = { hits: 0, misses: 0 }
    for (let edit = 1; edit <= 60; edit++) {
      for (const path of others) await isRendered(path)
      passing(30)
      await rename(edited, `Edited ${edit}`)
      for (const path of others) counts[(await isRendered(path)) ? 'misses' : 'hits'] += 1
      // Every page expires before the next edit.
      passing(31)
    }
    expect(counts).toEqual({ hits: 120, misses: 0 })
    // Some two hundred pages are rendered.
  }, 60_000)

  test('of a slug drops the page of the former one, which then leads to the new one', async () => {
    const { third } = three()
    expect((await ask(`/caterer/${third.slug}`)).status).toBe(200)
    const { db } = server.database
    await rows(db, sql`update caterers set slug = 'renamed-third' where id = ${third.id}`)
    await rows(db, sql`insert into former_slugs (slug, caterer_id) values (${third.slug}, ${third.id})`)
    await server.services.catalogue.refresh([third.id])
    const moved = await ask(`/caterer/${third.slug}`)
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/caterer/renamed-third'])
  })
})

test('a parameter hidden in the value of another does not change the page of that parameter', async () => {
  const victim = '/pangat?place=Andheri&people=25-50&budget=200'
  const honest = await (await ask(victim)).text()
  cached.forget('everything')
  for (const injected of [
    '/pangat?place=Andheri%26people%3D25-50%26budget%3D200',
    '/pangat?place=Andheri&people=25-50%26budget%3D200',
    '/pangat?utm=1%26place%3DAndheri&people=25-50',
  ])
    await ask(injected)
  expect(await (await ask(victim)).text()).toBe(honest)
})

test('data of a page for some of its routes does not change the data for all of them', async () => {
  const whole = await (await site.answer(new Request('http://pangat.test/pangat.data'))).text()
  const part = await (await ask('/pangat.data?_routes=root')).text()
  expect(part.length).toBeLessThan(whole.length)
  expect((await (await ask('/pangat.data')).text()).length).toBe(whole.length)
})

test('a list for a day, and one around a point that holds more than the page offers, is stored by no cache', async () => {
  const day = addDays(dayInIndia(new Date()), 30)
  for (const path of [
    `/pangat/andheri?date=${day}`,
    `/pangat?lat=19.136&lng=72.827&date=${day}`,
    '/pangat?lat=19.136&lng=72.827&q=dal',
  ]) {
    const { status, headers } = await ask(path)
    expect([path, status, headers.get('cache-control')]).toEqual([path, 200, 'no-cache'])
  }
})

test('a list around a point is rendered once for all points that round to it, and names no other', async () => {
  const render = vi.spyOn(site, 'answer')
  const pages = await Promise.all(
    ['/pangat?lat=19.13641&lng=72.82682', '/pangat?lat=19.136&lng=72.827&utm_source=mail'].map((path) => ask(path)),
  )
  const texts = await Promise.all(pages.map((page) => page.text()))
  expect(texts[0]).toBe(texts[1])
  expect(texts[0]).toContain('lat=19.136&amp;lng=72.827')
  expect(texts[0]).not.toMatch(/19\.1364|72\.8268/)
  for (const { headers } of pages) expect(headers.get('cache-control')).toContain('s-maxage=60')
  expect(new Set(render.mock.calls.map(([{ url }]) => url))).toEqual(
    new Set(['http://localhost/pangat?lat=19.136&lng=72.827']),
  )
})

test('a comparison with something to correct is not cached', async () => {
  for (const path of ['/compare/nobody', '/compare/a&b&c&d']) {
    const { headers } = await ask(path)
    expect([path, headers.get('cache-control')]).toEqual([path, 'no-cache'])
  }
})

test('rendering reads no parameter of the address that the page cache does not read', async () => {
  const reading = async (work: () => unknown) => {
    const names = new Set<unknown>()
    const spies = (['get', 'getAll', 'has'] as const).map((method) => {
      const original = URLSearchParams.prototype[method]
      return vi.spyOn(URLSearchParams.prototype, method).mockImplementation(function (
        this: URLSearchParams,
        ...given: [string]
      ) {
        names.add(given[0])
        // The three differ in what they answer; each answers as before.
        return Reflect.apply(original, this, given) as never
      })
    })
    try {
      await work()
    } finally {
      for (const spy of spies) spy.mockRestore()
    }
    return names
  }
  // The router itself reads these two to find the route.
  const routing = ['_routes', 'index']
  for (const path of pages) {
    const url = new URL(path, 'http://pangat.test')
    const known = await reading(() => site.cachedPage(url))
    const read = await reading(async () => (await site.answer(new Request(url))).text())
    const unknown = [...read].filter((name) => !known.has(name) && !routing.includes(String(name)))
    expect({ path, unknown }).toEqual({ path, unknown: [] })
  }
})
