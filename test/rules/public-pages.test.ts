import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { describe, expect, test } from 'vitest'
import { publicPages } from '#web/cached-pages.ts'
import siteMap from '#web/routes.ts'
import { problemsOf, type RouteSource } from './public-pages.ts'
import { isTest, placesOf, sourcesBelow } from './sources.ts'

const web = join(import.meta.dirname, '../../src/web')
const routes = (siteMap as RouteConfigEntry[]).map(({ id, file }): RouteSource => ({
  id: id ?? file.replace(/\.tsx?$/, ''),
  file,
  text: readFileSync(join(web, file), 'utf8'),
}))

test('every public route names its canonical URL by the function that its loader uses', () => {
  expect(problemsOf(routes, publicPages)).toEqual([])
})

test('only routes say that shared caches may keep a page', () => {
  const others = sourcesBelow('src/web').filter(
    (source) => !isTest(source) && !source.path.startsWith('src/web/routes/'),
  )
  expect(placesOf(/shared\/api\/public-cache\.ts'/, others)).toEqual([])
})

describe('a seeded route is reported', () => {
  const seed = (text: string, id = 'routes/public/seed'): RouteSource => ({ id, file: `${id}.tsx`, text })
  const canonicalSeed = () => '/seed'
  const table = { 'routes/public/seed': { canonical: canonicalSeed } }
  const caching = `import { publicCache } from '#web/shared/api/public-cache.ts'\n`
  const through = 'export const loader = publicLoader(canonicalSeed, ({ url }) => url)'

  test('never when its loader and the table use the same function, or it reads no URL', () => {
    expect(problemsOf([seed(caching + through)], table)).toEqual([])
    expect(problemsOf([seed(`${caching}export function loader({ context }: Route.LoaderArgs) {}`)], table)).toEqual([])
    expect(problemsOf([seed(`${caching}export default function Seed() {}`)], table)).toEqual([])
    expect(problemsOf([seed('', 'routes/booking/seed')], {})).toEqual([])
  })

  test.each<[string, RouteSource, object]>([
    ['public, but no canonical URL', seed(through), {}],
    ['public, but no canonical URL', seed(caching, 'routes/kitchen/seed'), {}],
    ['not public', seed('', 'routes/booking/seed'), { 'routes/booking/seed': { canonical: canonicalSeed } }],
    ['uses canonicalOther', seed(caching + through.replace('canonicalSeed', 'canonicalOther')), table],
    ['without publicLoader', seed('export function loader({ request }: Route.LoaderArgs) {}'), table],
    ['without publicLoader', seed('export async function loader({ context, url }: Route.LoaderArgs) {}'), table],
    ['without publicLoader', seed('export function loader(args: Route.LoaderArgs) {}'), table],
    ['without publicLoader', seed('export const loader = async ({ request }: Route.LoaderArgs) => {}'), table],
    ['without publicLoader', seed(`export { loader } from './other.ts'`), table],
    ['no such route', seed(caching + through), { ...table, gone: { canonical: canonicalSeed } }],
  ])('%s', (problem, route, pages) => {
    expect(problemsOf([route], pages as typeof table)).toEqual([expect.stringContaining(problem)])
  })
})
