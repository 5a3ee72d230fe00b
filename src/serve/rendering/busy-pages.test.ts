import { expect, test } from 'vitest'
import { renderPage } from './busy-pages.ts'

/** Renders by one call of an API that answers a status; the page has another. */
const render = async (apiStatus: number, pageStatus: number) => {
  const response = await renderPage(
    async () => new Response(null, { status: apiStatus }),
    async (api) => {
      await api('/api/caterer', {})
      return new Response('page', { status: pageStatus, headers: { 'content-type': 'text/html' } })
    },
  )
  return [
    response.status,
    response.headers.get('retry-after'),
    response.headers.get('content-type'),
    await response.text(),
  ]
}

test('a page that failed because the API was busy says when to try again', async () => {
  expect(await render(503, 500)).toEqual([503, '2', 'text/html', 'page'])
  expect(await render(503, 503)).toEqual([503, '2', 'text/html', 'page'])
})

test('a page that failed otherwise, and one that stands without what was busy, stay as they are', async () => {
  expect(await render(200, 500)).toEqual([500, null, 'text/html', 'page'])
  expect(await render(503, 200)).toEqual([200, null, 'text/html', 'page'])
})
