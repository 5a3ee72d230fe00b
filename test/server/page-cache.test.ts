import { beforeAll, expect, test, vi } from 'vitest'
import { cachePages, type CachedSite } from '../../src/serve/page-cache.ts'
import { builtSite, type CacheableSite } from '../../src/serve/site.ts'
import { createApp } from '#server/app.ts'
import { aFeast } from '#test/support/ordering.ts'
import { useServer } from '#test/support/server.ts'

// The built site over the service, in process. `npm test` builds it first.
const server = useServer()
let site: CacheableSite
let cached: CachedSite
let pages: string[]

beforeAll(async () => {
  const api = createApp(server.services)
  const first = await aFeast(server)
  const second = await aFeast(server)
  await server.services.catalogue.refresh([first.caterer.id, second.caterer.id])
  const settings = { formOrigins: [], googleMapsKey: undefined, provider: undefined, isDemo: true }
  site = await builtSite({
    api: async (path, init) => api.request(path, init),
    publicUrl: 'http://pangat.test',
    ...settings,
  })
  cached = cachePages(site)
  const sitemap = await (await ask('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>http:\/\/pangat\.test([^<]*)<\/loc>/g)].map(([, path = '']) => path || '/')
  const slugs = listed.filter((path) => path.startsWith('/caterer/')).map((path) => path.slice('/caterer/'.length))
  pages = [
    ...listed,
    '/sitemap.xml',
    '/robots.txt',
    '/privacy',
    '/caterer-home',
    '/compare',
    `/compare/${slugs.join('&')}`,
  ]
  cached.forget()
})

const ask = (path: string, method = 'GET') => cached.answer(new Request(`http://pangat.test${path}`, { method }))

test('the pages of this test are those of the sitemap and some that are in none', () => {
  expect(pages).toEqual(
    expect.arrayContaining(['/', '/pangat', '/pangat/andheri', '/terms-and-conditions', '/compare']),
  )
  expect(pages.filter((path) => path.startsWith('/caterer/'))).toHaveLength(2)
})

test('every page that allows shared caches is one that the page cache knows', async () => {
  for (const path of pages) {
    const { status, headers } = await site.answer(new Request(`http://pangat.test${path}`))
    expect([path, status, headers.get('cache-control')]).toEqual([path, 200, expect.stringContaining('s-maxage=')])
    expect([path, site.cachedPage(new URL(path, 'http://pangat.test'))?.address]).toEqual([path, path])
  }
})

test('HEAD, then GET, answers every page whole on a cold cache and on an expired one', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
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
      vi.advanceTimersByTime(301_000)
    }
  } finally {
    vi.useRealTimers()
  }
})

test('a parameter hidden in the value of another does not change the page of that parameter', async () => {
  const victim = '/pangat?place=Andheri&people=25-50&budget=200'
  const honest = await (await ask(victim)).text()
  cached.forget()
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
