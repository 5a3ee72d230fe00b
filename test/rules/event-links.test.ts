import { expect, test } from 'vitest'
import { ownLinks, staleExceptions } from './event-links.ts'
import { sourcesBelow } from './sources.ts'

const pages = sourcesBelow('src/web')

test('the event goes along with every link to a page that knows it', () => {
  expect(ownLinks(pages)).toEqual([])
})

test('every exception is needed', () => {
  expect(staleExceptions(pages)).toEqual([])
})

test.each([
  'to={paths.caterer(slug, { people })}',
  'void navigate(paths.bill())',
  'const to = `/caterer/${slug}`',
  "<a href='/pangat?people=25-50'>",
  'const to = `${page}?people=${band}`',
])('a page that builds a link itself is reported: %s', (text) => {
  expect(ownLinks([{ path: 'src/web/public/home/seed.tsx', text }])).not.toEqual([])
})
