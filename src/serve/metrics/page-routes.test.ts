import { expect, test } from 'vitest'
import { createPageRoutes } from './page-routes.ts'

const route = (id: string, path?: string, parentId = 'root') => [id, { id, path, parentId }]
const routes = Object.fromEntries([
  ['root', { id: 'root', path: '' }],
  ['home', { id: 'home', index: true, parentId: 'root' }],
  route('frame'),
  route('search', 'pangat/:area?'),
  route('bill', 'bill', 'frame'),
  route('order', 'my-orders/:orderId'),
  route('post', 'blog/:slug'),
  route('feed', 'blog/feed.xml'),
  route('months', 'money/:year/:month'),
  route('lost', '*'),
])
const routeOf = createPageRoutes(routes as never)

test.each([
  ['/', '/'],
  ['/pangat', '/pangat/:area?'],
  ['/pangat/bandra-west', '/pangat/:area?'],
  ['/bill', '/bill'],
  ['/bill/', '/bill'],
  ['/bill.data', '/bill'],
  ['/_root.data', '/'],
  ['/my-orders/01KAFQZ9Y3V5T8W2N6R4J7M0CD', '/my-orders/:orderId'],
  ['/blog/feed.xml', '/blog/feed.xml'],
  ['/money/2026/11', '/money/:year/:month'],
  ['/someone@example.com', '*'],
  ['/my-orders/a/b', '*'],
])('%s is %s', (path, pattern) => {
  expect(routeOf(path)).toBe(pattern)
})
