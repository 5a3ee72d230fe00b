import { expect, test } from 'vitest'
import { endpoints } from './index.ts'

test('no two endpoints answer the same method and path', () => {
  const routes = Object.values(endpoints).flatMap((endpoint) =>
    [endpoint.path, ...('aliases' in endpoint ? endpoint.aliases : [])].map((path) => `${endpoint.method} ${path}`),
  )
  expect(routes.filter((route, i) => routes.indexOf(route) !== i)).toEqual([])
})
