import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { Catalogue, CatalogueChange } from '#server/modules/catalogue/index.ts'
import { forgetWhatChanges, cachePages } from './page-cache.ts'
import type { CacheableSite } from './site.ts'

const publicly = { 'cache-control': 'public, max-age=0, s-maxage=60', 'content-type': 'text/html' }

/** A site whose pages differ by path and by the parameter `people`; one with `lat` is never cached. */
const cachedPage: CacheableSite['cachedPage'] = ({ pathname, searchParams }) => {
  if (searchParams.has('lat')) return undefined
  const people = searchParams.get('people')
  const query = people ? `?${new URLSearchParams({ people })}` : ''
  return { address: pathname + query, kind: query === '' ? 'plain' : 'filtered', shows: shownAt(pathname) }
}

function shownAt(path: string) {
  if (path === '/') return 'home'
  if (path.startsWith('/pangat')) return 'lists'
  const [, , names] = path.split('/')
  return names === undefined ? 'texts' : names.split('&')
}

function aSite(headers: Record<string, string> = publicly, status = 200, render?: () => Promise<void>) {
  const rendered: Request[] = []
  let now = 1
  const site = cachePages(
    {
      cachedPage,
      answer: async (request) => {
        rendered.push(request)
        const body = request.method === 'HEAD' ? null : `page ${rendered.length}`
        await render?.()
        return new Response(body, { status, headers })
      },
    },
    { now: () => now },
  )
  /** Moves the clock of the cache. */
  const passing = (seconds: number) => void (now += seconds * 1000)
  const ask = (path: string, headers_: Record<string, string> = {}, method = 'GET') =>
    site.answer(new Request(`http://pangat.test${path}`, { headers: headers_, method }))
  const text = async (path: string) => (await ask(path)).text()
  return { site, rendered, ask, text, passing }
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
  const { ask, text, passing } = aSite({ ...publicly, 'cache-control': 'public, s-maxage=1' })
  expect(await text('/')).toBe('page 1')
  passing(1.1)
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

describe('a change', () => {
  /** Asks for a page, and reports whether it was rendered for that. */
  function aWatchedSite(render?: () => Promise<void>) {
    const given = aSite(publicly, 200, render)
    const isRendered = async (path: string) => {
      const before = given.rendered.length
      await given.text(path)
      return given.rendered.length > before
    }
    const allRendered = async (paths: readonly string[]) => {
      const states: boolean[] = []
      for (const path of paths) states.push(await isRendered(path))
      return states
    }
    return { ...given, isRendered, allRendered }
  }
  const pages = ['/caterer/a', '/compare/a&b', '/caterer/b', '/compare/b&c', '/pangat', '/terms']

  test('of a caterer drops its page and comparisons, makes lists stale, and leaves all others', async () => {
    const { site, allRendered } = aWatchedSite()
    await allRendered(pages)
    site.forget(new Set(['01J0', 'a', 'former-a']))
    expect(await allRendered(pages)).toEqual([true, true, false, false, true, false])
    expect(await allRendered(pages)).toEqual(pages.map(() => false))
  })

  test('of everything drops every page', async () => {
    const { site, allRendered } = aWatchedSite()
    const all = ['/', ...pages]
    await allRendered(all)
    site.forget('everything')
    expect(await allRendered(all)).toEqual(all.map(() => true))
  })

  test('renders the home page at most once in ten seconds', async () => {
    const { passing, site, isRendered } = aWatchedSite()
    await isRendered('/')
    const states: boolean[] = []
    for (let second = 1; second <= 30; second++) {
      passing(1)
      site.forget(new Set(['a']))
      states.push(await isRendered('/'))
    }
    expect(states.flatMap((state, i) => (state ? i + 1 : []))).toEqual([10, 20, 30])
  })

  test('leaves the home page when there is none, however old it is', async () => {
    const { passing, isRendered } = aWatchedSite()
    await isRendered('/')
    passing(50)
    expect(await isRendered('/')).toBe(false)
  })

  test('renders the home page once for all who ask meanwhile', async () => {
    const { passing, site, text, rendered } = aWatchedSite()
    await text('/')
    passing(11)
    site.forget(new Set(['a']))
    expect(await Promise.all([text('/'), text('/')])).toEqual(['page 2', 'page 1'])
    expect(await text('/')).toBe('page 2')
    expect(rendered).toHaveLength(2)
  })

  test('renders the home page to its end, though the client that asked for it leaves', async () => {
    const { site, passing, rendered, text } = aWatchedSite()
    await text('/')
    passing(11)
    site.forget(new Set(['a']))
    const client = new AbortController()
    const renewal = site.answer(new Request('http://pangat.test/', { signal: client.signal }))
    client.abort()
    await renewal
    expect(rendered.map(({ signal }) => signal.aborted)).toEqual([false, false])
    expect(await text('/')).toBe('page 2')
  })

  test.each(['/caterer/a', '/caterer/b', '/pangat'])('while %s is rendered keeps nothing of before', async (path) => {
    const change = Promise.withResolvers<void>()
    let renders = 0
    const { site, text, isRendered } = aWatchedSite(() => (renders++ === 0 ? change.promise : Promise.resolve()))
    const first = text(path)
    site.forget(new Set(['a']))
    change.resolve()
    await first
    expect(await isRendered(path)).toBe(true)
    expect(await isRendered(path)).toBe(false)
  })

  test('sixty times an hour costs the pages of other caterers nothing', async () => {
    const { passing, site, allRendered } = aWatchedSite()
    await allRendered(pages)
    for (let edit = 0; edit < 60; edit++) {
      passing(30)
      site.forget(new Set(['01J0', 'a']))
      expect(await allRendered(pages)).toEqual([true, true, false, false, true, false])
      passing(29)
      expect(await allRendered(pages)).toEqual(pages.map(() => false))
      passing(2)
      // Pages are kept for a minute, and those that the edit did not touch are older.
      expect(await allRendered(pages)).toEqual([false, false, true, true, false, true])
    }
  })

  test('of the read model reaches the cache', async () => {
    const { site, isRendered } = aWatchedSite()
    let announce: (change: CatalogueChange) => void = () => {}
    // Nothing else of the catalogue is used.
    const catalogue = { onChange: (changed: typeof announce) => void (announce = changed) } as unknown as Catalogue
    forgetWhatChanges({ catalogue }, site)
    await isRendered('/caterer/a')
    announce(new Set(['b']))
    expect(await isRendered('/caterer/a')).toBe(false)
    announce(new Set(['a']))
    expect(await isRendered('/caterer/a')).toBe(true)
  })
})

test('a browser that has the page already gets no bytes', async () => {
  const { ask } = aSite()
  const etag = (await ask('/')).headers.get('etag') ?? ''
  const again = await ask('/', { 'if-none-match': etag })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test('a page is compressed quickly for the first who asks, and well for all others', async () => {
  const long = Array.from({ length: 5_000 }, (_, i) => `page ${i % 97} of ${i}`).join(' ')
  const site = cachePages({ cachedPage, answer: async () => new Response(long, { headers: publicly }) })
  const ask = async () => {
    const answer = await site.answer(new Request('http://pangat.test/', { headers: { 'accept-encoding': 'gzip, br' } }))
    expect(answer.headers.get('content-encoding')).toBe('br')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(brotliDecompressSync(bytes).toString()).toBe(long)
    return { etag: answer.headers.get('etag'), length: bytes.length }
  }
  const [first, second] = [await ask(), await ask()]
  expect(second.length).toBeLessThan(first.length)
  expect(second.etag).toBe(first.etag)
})

test('a page that was first asked for compressed is there for those who take it as it is', async () => {
  const long = '<p>मेजवानी ₹</p>'.repeat(2_000)
  let rendered = 0
  const site = cachePages({
    cachedPage,
    answer: async () => {
      rendered += 1
      return new Response(long, { headers: publicly })
    },
  })
  const textFor = async (headers: Record<string, string>) => {
    const answer = await site.answer(new Request('http://pangat.test/', { headers }))
    return [answer.headers.get('content-encoding'), await answer.text()]
  }
  for (const accepted of ['gzip', 'br', 'gzip, br']) {
    await site.answer(new Request('http://pangat.test/', { headers: { 'accept-encoding': accepted } }))
    expect(await textFor({})).toEqual([null, long])
  }
  expect(rendered).toBe(1)
  // From now on it is answered like the others.
  expect(site.ready('/', undefined)?.body.toString()).toBe(long)
})

describe('a page in memory', () => {
  const gzip = 'gzip, deflate'

  test('is found by every spelling of its address once it was rendered, in the encoding that is accepted', async () => {
    const { site, text } = aSite()
    expect(site.ready('/pangat?people=10-25', gzip)).toBeUndefined()
    await text('/pangat?people=10-25')
    // It is compressed when it is asked for again.
    expect(site.ready('/pangat?people=10-25', gzip)).toBeUndefined()
    expect(site.ready('/pangat?people=10-25', undefined)?.body.toString()).toBe('page 1')
    await text('/pangat?people=10-25')
    const ready = site.ready('/pangat?utm_source=mail&people=10-25', gzip)
    expect(gunzipSync(ready?.body ?? '').toString()).toBe('page 1')
    expect(new Headers(ready?.headers.map(([name, value]) => [name, value]))).toEqual(
      new Headers({ ...publicly, 'content-encoding': 'gzip', vary: 'Accept-Encoding' }),
    )
    expect(site.ready('/pangat?people=10-25', undefined)?.body.toString()).toBe('page 1')
    expect(site.ready('/pangat?people=10-25', gzip)).toBe(site.ready('/pangat?people=10-25', 'gzip'))
  })

  test('is found no more when it has expired, what it shows has changed, or everything is forgotten', async () => {
    const { site, text, passing } = aSite()
    const isReady = () => site.ready('/caterer/a', undefined) !== undefined
    await text('/caterer/a')
    expect(isReady()).toBe(true)
    passing(61)
    expect(isReady()).toBe(false)
    await text('/caterer/a')
    site.forget(new Set(['a']) as unknown as CatalogueChange)
    expect(isReady()).toBe(false)
    await text('/caterer/a')
    site.forget('everything')
    expect(isReady()).toBe(false)
  })

  test('is not found for what is never cached, and for what is no path', async () => {
    const { site, text } = aSite()
    await text('/')
    for (const url of ['/pangat?lat=19', '/api/', '*', 'http://localhost/', '//', '/%ff'])
      expect(site.ready(url, gzip)).toBeUndefined()
  })
})
