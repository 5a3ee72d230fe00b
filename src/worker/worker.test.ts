import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { stubCaches } from '#test/support/cache-stub.ts'

const site = 'https://pangat.example'
const page = '/caterer-dashboard/kitchen-sheet'
const build = { id: 'new', page, mark: '/assets/manifest-1.js', files: ['/assets/manifest-1.js', '/assets/a.js'] }

let browser: ReturnType<typeof stubCaches>
let network: ReturnType<typeof vi.fn<(request: Request | string) => Promise<Response>>>

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('BUILD_OF_WORKER', build)
  vi.stubGlobal('location', { origin: site })
  browser = stubCaches()
  network = vi.fn(async (request) => new Response(`network: ${pathOf(request)} ${build.mark}`))
  vi.stubGlobal('fetch', network)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pathOf = (request: Request | string) => (typeof request === 'string' ? request : new URL(request.url).pathname)
const cachesOf = () => import('./static-cache.ts')
// Node makes no request of the mode `navigate`.
const requestFor = (path: string, { method = 'GET', mode = 'navigate' } = {}) =>
  ({ url: new URL(path, site).href, method, mode }) as Request
async function answer(path: string, init?: { method?: string; mode?: string }): Promise<string | undefined> {
  const { answerTo } = await import('./answer.ts')
  return (await answerTo(requestFor(path, init)))?.text()
}
async function installed(): Promise<void> {
  await (await cachesOf()).fillStaticCache()
  network.mockClear()
}

describe('the worker', () => {
  test('answers nothing but one page and its files', async () => {
    await installed()
    for (const [path, init] of [
      ['/caterer-dashboard', {}],
      ['/caterer-dashboard/orders', {}],
      ['/caterer-dashboard/kitchen-sheet', { method: 'POST' }],
      ['/caterer-dashboard/kitchen-sheet', { mode: 'cors' }],
      ['/auth/refresh', { method: 'POST', mode: 'cors' }],
      ['/api/kitchen-sheet?day=2026-12-12', { mode: 'cors' }],
      ['/assets/of-another-page.js', { mode: 'cors' }],
      ['https://elsewhere.example/assets/a.js', { mode: 'cors' }],
    ] as const)
      expect([path, await answer(path, init)]).toEqual([path, undefined])
    expect(network).not.toHaveBeenCalled()
  })

  test('takes files from its cache, and from the network once the browser has thrown them away', async () => {
    await installed()
    network.mockRejectedValue(new TypeError('offline'))
    expect(await answer('/assets/a.js', { mode: 'cors' })).toContain('/assets/a.js')
    await caches.delete('pangat-static-new')
    network.mockResolvedValue(new Response('again'))
    expect(await answer('/assets/a.js', { mode: 'cors' })).toBe('again')
  })

  test('takes the page from the network, whatever day it is for', async () => {
    await installed()
    network.mockResolvedValue(new Response('newest'))
    expect(await answer(`${page}?day=2026-12-12`)).toBe('newest')
  })

  test.each([
    ['there is no network', () => Promise.reject(new TypeError('offline'))],
    ['the server fails', async () => new Response('busy', { status: 503 })],
  ])('takes the page from its cache while %s', async (_, respond) => {
    await installed()
    network.mockImplementation(respond)
    expect(await answer(`${page}?day=2026-12-12`)).toContain('network: ')
  })

  test('waits for the network for four seconds', async () => {
    await installed()
    vi.useFakeTimers()
    network.mockReturnValue(new Promise(() => undefined))
    const answered = answer(page)
    await vi.advanceTimersByTimeAsync(4_000)
    expect(await answered).toContain('network: ')
  })

  test('without a page in its cache answers as the network does', async () => {
    network.mockResolvedValue(new Response('busy', { status: 503 }))
    expect(await answer(page)).toBe('busy')
    network.mockRejectedValue(new TypeError('offline'))
    await expect(answer(page)).rejects.toThrow('offline')
  })
})

describe('a build', () => {
  test('is cached whole, and replaces the files of the one before', async () => {
    await caches.open('pangat-static-old')
    await caches.open('pangat-account-asha-kitchen')
    await installed()
    expect(browser.paths('pangat-static-new')).toEqual([...build.files, page])
    await (await cachesOf()).deleteOtherBuilds()
    expect(browser.names()).toEqual(['pangat-account-asha-kitchen', 'pangat-static-new'])
  })

  test('is not cached while the server has another one', async () => {
    network.mockResolvedValue(new Response('<script src="/assets/manifest-2.js">'))
    await expect((await cachesOf()).fillStaticCache()).rejects.toThrow('another build')
    expect(browser.names()).toEqual([])
  })
})
