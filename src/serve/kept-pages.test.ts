import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { forgetWhatChanges, keepPages } from './kept-pages.ts'

const publicly = { 'cache-control': 'public, max-age=0, s-maxage=60', 'content-type': 'text/html' }

function aSite(headers: Record<string, string> = publicly, status = 200) {
  let rendered = 0
  const site = keepPages({ answer: async () => new Response(`page ${++rendered}`, { status, headers }) })
  const get = async (path: string, asked: Record<string, string> = {}) =>
    site.answer(new Request(`http://pangat.test${path}`, { headers: asked }))
  const text = async (path: string) => (await get(path)).text()
  return { site, get, text }
}

test('a public page is rendered once, whatever unknown parameters are added', async () => {
  const { text } = aSite()
  expect(await text('/')).toBe('page 1')
  expect(await text('/?utm_source=mail')).toBe('page 1')
})

test('known parameters make another page, in any order the same one', async () => {
  const { text } = aSite()
  expect(await text('/pangat?people=10-25&veg=1')).toBe('page 1')
  expect(await text('/pangat?veg=1&people=10-25')).toBe('page 1')
  expect(await text('/pangat?veg=1')).toBe('page 2')
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

test('a search around a point is not kept', async () => {
  const { text } = aSite()
  await text('/pangat?lat=19&lng=72')
  expect(await text('/pangat?lat=19&lng=72')).toBe('page 2')
})

test('a change makes every page anew', async () => {
  const { site, text } = aSite()
  await text('/')
  site.forget()
  expect(await text('/')).toBe('page 2')
})

test('page cache follows the read model: a change of it makes every page anew', async () => {
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
  const { get } = aSite()
  const etag = (await get('/')).headers.get('etag') ?? ''
  const again = await get('/', { 'if-none-match': etag })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test('bytes come compressed as asked', async () => {
  const { get } = aSite()
  const answer = await get('/', { 'accept-encoding': 'gzip, br' })
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe('page 1')
})
