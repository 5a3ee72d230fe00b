import { expect, test } from 'vitest'
import { isCatererPath, paths } from '#contract/paths.ts'
import { isTest, placesOf, sourcesBelow, type Source } from './sources.ts'

/** Paths of pages of caterers; those of the API are below `/api/` or named by an alias, and a folder of the site is called so. */
const byHand = /(?<!\/api(?:\/[a-z]+)?|\/public)\/caterer\/(?!nearby)/i

const exceptions = new Set([
  'src/contract/paths.ts', // the builder
  'src/web/routes.ts', // the patterns of routes
  'src/web/public/caterer/canonical.ts', // the expression that recognises such a path
])

/** Where a path to a caterer's page is written by hand, without its city. */
function writtenByHand(sources: readonly Source[]): string[] {
  return placesOf(
    byHand,
    sources.filter((source) => !isTest(source) && !exceptions.has(source.path)),
  )
}

test('paths of caterers are made by paths.caterer, which knows their city', () => {
  const sources = ['src', 'scripts', 'db', 'bench'].flatMap((folder) => sourcesBelow(folder))
  expect(writtenByHand(sources).filter((place) => !isSample.test(place))).toEqual([])
})

/** Samples of the API's document, screens of films and the caterer whose page is measured are of Mumbai. */
const isSample =
  /^(?:src\/server\/http\/document\/samples-|scripts\/films\/|bench\/(?:lighthouse|reads\/(?:first-load|measures))\.ts:)/

test.each(['`/caterer/${slug}`', '`${site}/caterer/${slug}`', "'/caterer/' + slug", 'to={`/pune/caterer/${slug}`}'])(
  'a path that is written by hand is reported: %s',
  (text) => expect(writtenByHand([{ path: 'src/server/seed.ts', text }])).not.toEqual([]),
)

test.each(['`/api/caterer/${id}`', "'/api/dishes/caterer/{catererId}'", "aliases: ['/caterer/nearby']"])(
  'a path of the API is none: %s',
  (text) => expect(writtenByHand([{ path: 'src/server/seed.ts', text }])).toEqual([]),
)

test('Mumbai is in no path, other cities come first', () => {
  const of = (city: string | undefined) => paths.caterer({ slug: 'asha', city }, { people: '10-25' })
  expect([of(undefined), of('mumbai'), of('navi-mumbai')]).toEqual([
    '/caterer/asha?people=10-25',
    '/caterer/asha?people=10-25',
    '/navi-mumbai/caterer/asha?people=10-25',
  ])
  expect([of('pune').split('?')[0], '/caterer/asha', '/', '/caterer-home', '/pangat/caterer'].map(isPage)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
const isPage = (path = '') => isCatererPath(path)

test('what does not know its city is no argument', () => {
  const known: { slug: string; city?: string } = { slug: 'asha' }
  expect(paths.caterer(known)).toBe('/caterer/asha')
  // @ts-expect-error A slug alone may be that of a caterer of another city.
  expect(paths.caterer({ slug: 'asha' })).toBe('/caterer/asha')
})
