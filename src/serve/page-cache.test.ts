import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { forgetWhatChanges, cachePages } from './page-cache.ts'
import type { CacheableSite } from './site.ts'

const publicly = { 'cache-control': 'public, max-age=0, s-maxage=60', 'content-type': 'text/html' }

/** A site whose pages differ by path and by the parameter `people`; one with `lat` is never cached. */
const cachedPage: CacheableSite['cachedPage'] = ({ pathname, searchParams }) => {
  if (searchParams.has('lat')) return undefined
  const people = searchParams.get('people')
  const query = people ? `?${new URLSearchParams({ people })}` : ''
  return { address: pathname + query, isFiltered: query !== '' }
}

function aSite(headers: Record<string, string> = publicly, status = 200) {
  const rendered: Request[] = []
  const site = cachePages({
    cachedPage,
    answer: async (request) => {
      rendered.push(request)
      const body = request.method === 'HEAD' ? null : `page ${rendered.length}`
      return new Response(body, { status, headers })
    },
  })
  const ask = (path: string, headers_: Record<string, string> = {}, method = 'GET') =>
    site.answer(new Request(`http://pangat.test${path}`, { headers: headers_, method }))
  const text = async (path: string) => (await ask(path)).text()
  return { site, rendered, ask, text }
}

test('a public page is rendered once, whatever unknown parameters are added', async () => {
  const { text } = aSite()
  expect(await text('/')).toBe('page 1')
  expect(await text('/?utm_source=mail')).toBe('page 1')
})

test('a page is rendered from its address alone: by GET, without headers and unknown parameters', async () => {
  const { ask, rendered } = aSite()
  const headers = { cookie: 'pangat_refresh=secret', host: 'evil.example', 'accept-language': 'fr' }
  await ask('/pangat?people=10-25&utm_source=mail', headers, 'HEAD')
  expect(rendered.map(({ method, url, headers: sent }) => [method, url, [...sent]])).toEqual([
    ['GET', 'http://localhost/pangat?people=10-25', []],
  ])
})

test('HEAD on a cold page answers the headers of the page and caches its body', async () => {
  const { ask, text, rendered } = aSite()
  const head = await ask('/', {}, 'HEAD')
  expect([head.status, await head.text(), head.headers.get('content-length')]).toEqual([200, '', '6'])
  expect(await text('/')).toBe('page 1')
  expect(rendered).toHaveLength(1)
})

test('HEAD on an expired page fills the cache again with a body', async () => {
  const { ask, text } = aSite({ ...publicly, 'cache-control': 'public, s-maxage=1' })
  expect(await text('/')).toBe('page 1')
  await wait(1100)
  await ask('/', {}, 'HEAD')
  expect(await text('/')).toBe('page 2')
})

test('an empty page is a failure, and neither this cache nor one in front keeps it', async () => {
  let bodies = 0
  const site = cachePages({
    cachedPage,
    answer: async () => new Response(bodies++ === 0 ? null : 'page', { headers: publicly }),
  })
  const first = await site.answer(new Request('http://pangat.test/'))
  expect([first.status, first.headers.get('cache-control')]).toEqual([500, 'private, no-store'])
  expect(await (await site.answer(new Request('http://pangat.test/'))).text()).toBe('page')
})

test('a page whose body fails midway is not cached', async () => {
  let bodies = 0
  const failing = () => new ReadableStream({ pull: (controller) => controller.error(new Error('renderer failed')) })
  const site = cachePages({
    cachedPage,
    answer: async () => new Response(bodies++ === 0 ? failing() : 'page', { headers: publicly }),
  })
  await expect(site.answer(new Request('http://pangat.test/'))).rejects.toThrow('renderer failed')
  expect(await (await site.answer(new Request('http://pangat.test/'))).text()).toBe('page')
})

test('a parameter hidden in the value of another never answers the page of that parameter', async () => {
  const { text } = aSite()
  const injected = await text('/pangat?people=10-25%26veg%3D1')
  expect(await text('/pangat?people=10-25&veg=1')).not.toBe(injected)
})

test('filtered pages never displace the others', async () => {
  const rendered: Request[] = []
  const large = 'x'.repeat(1024 * 1024)
  const site = cachePages({
    cachedPage,
    answer: async (request) => {
      rendered.push(request)
      return new Response(request.url + large, { headers: publicly })
    },
  })
  const ask = async (path: string) => (await site.answer(new Request(`http://pangat.test${path}`))).arrayBuffer()
  await ask('/')
  for (let i = 0; i < 40; i++) await ask(`/pangat?people=${i}`)
  const before = rendered.length
  await ask('/pangat?people=0')
  expect(rendered.length).toBe(before + 1)
  await ask('/')
  expect(rendered.length).toBe(before + 1)
})

test.each([
  ['a private page', { 'cache-control': 'no-store' }, 200],
  ['a page without a word about caching', { 'content-type': 'text/html' }, 200],
  ['a page that sets a cookie', { ...publicly, 'set-cookie': 'a=b' }, 200],
  ['a page that was not found', publicly, 404],
])('%s is never kept', async (_, headers, status) => {
  const { text } = aSite(headers, status)
  await text('/')
  expect(await text('/')).toBe('page 2')
})

test('a page that the site calls uncacheable is rendered from the request as it is', async () => {
  const { text, rendered } = aSite()
  await text('/pangat?lat=19&lng=72')
  expect(await text('/pangat?lat=19&lng=72')).toBe('page 2')
  expect(rendered[0]?.url).toBe('http://pangat.test/pangat?lat=19&lng=72')
})

test('a change drops every cached page', async () => {
  const { site, text } = aSite()
  await text('/')
  site.forget()
  expect(await text('/')).toBe('page 2')
})

test('page cache drops every page when the read model changes', async () => {
  const { site, text } = aSite()
  let change = () => {}
  // Nothing else of the services is used.
  forgetWhatChanges({ catalogue: { onChange: (changed: () => void) => void (change = changed) } } as never, site)
  await text('/')
  expect(await text('/')).toBe('page 1')

  change()

  expect(await text('/')).toBe('page 2')
})

test('a browser that has the page already gets no bytes', async () => {
  const { ask } = aSite()
  const etag = (await ask('/')).headers.get('etag') ?? ''
  const again = await ask('/', { 'if-none-match': etag })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test('bytes come compressed as asked', async () => {
  const { ask } = aSite()
  const answer = await ask('/', { 'accept-encoding': 'gzip, br' })
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe('page 1')
})
