/** @alike-on-postgres what is compared is the text of rendered pages. */
import { beforeAll, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { siteOver } from '#test/support/built-site.ts'
import { aDemoCity } from '#test/support/demo-city.ts'
import { sharedOf, shinglesOf } from '../rules/content.ts'

// What pages of the sitemap share of all words of their main parts, over the demo city. `npm test` builds the site first.
const { server } = aDemoCity()
const pages: { path: string; runs: Set<string> }[] = []

beforeAll(async () => {
  const ids = await rows<{ id: string }>(server.database.db, sql`select id from caterers`)
  await server.services.catalogue.refresh(ids.map(({ id }) => id))
  const api = createApp(server.services)
  const site = await siteOver({ api: async (path, init) => api.request(path, init) })
  const read = async (path: string) => (await site.answer(new Request(`http://pangat.test${path}`))).text()
  const listed = (await read('/sitemap.xml')).matchAll(/<loc>http:\/\/pangat\.test([^<]*)<\/loc>/g)
  for (const [, path = ''] of listed)
    if (!/terms|privacy|policy/.test(path)) pages.push({ path, runs: shinglesOf(mainText(await read(path || '/'))) })
})

/** All that is written in the main part, with what only screen readers say; the options of selects are left out. */
function mainText(html: string): string {
  return html
    .slice(html.indexOf('<main'), html.lastIndexOf('</main>'))
    .replace(/<(script|style|svg|select|noscript)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x27;/g, '’')
    .replace(/&#?\w+;/g, ' ')
}

const kindOf = (path: string) => /^\/(caterer|pangat)\b/.exec(path)?.[1] ?? 'other'

/** Pairs of pages that share more than `most`; both are of `kind`, or where there is none, of different or other kinds. */
function pairsAbove(most: number, kind?: string): string[] {
  return pages.flatMap((one, at) =>
    pages.slice(at + 1).flatMap((other) => {
      const same = kindOf(one.path) === kindOf(other.path) && kindOf(one.path) !== 'other'
      if (kind === undefined ? same : !same || kindOf(one.path) !== kind) return []
      const shared = sharedOf(one.runs, other.runs)
      return shared > most ? [`${one.path} ${other.path} ${shared.toFixed(3)}`] : []
    }),
  )
}

test('pages share at most 12 % of their runs of eight words', () => {
  expect(pages.length).toBeGreaterThan(120)
  expect(pages.filter(({ runs }) => runs.size < 250).map(({ path }) => path)).toEqual([])
  expect(pairsAbove(0.12)).toEqual([])
})

// What two caterers share is data and controls: of some 100 runs in 1,450, half are courses, prices and ranges of packages, a tenth
// dishes that both cook, a quarter filters and phrases of reviews. The most alike are two kitchens of one cuisine, diet and level. What
// they write of themselves and of their food is their own: out of one set they shared up to 60 %. `public-pages.e2e.ts` holds the text
// without rows of data to 12 % for every pair.
test('pages of caterers share at most 20 % of all words, and 9 of 10 pairs at most 12 %', () => {
  expect(pairsAbove(0.2, 'caterer')).toEqual([])
  const pairs = pairsAbove(-1, 'caterer').length
  expect(pairsAbove(0.12, 'caterer').length / pairs).toBeLessThan(0.1)
})

// Of a list's words some two thirds are its cards: name, address, cuisines, prices, stars, capacity, notice and the ways to compare and
// book. They are data: neighbouring areas are served by the same caterers, and a card says the same of a caterer in both, apart from
// the distance. 12 % could only be had by cards that say less or by lists that leave out caterers who serve the area. The text around
// the cards is at most 12 % the same, which `public-pages.e2e.ts` holds.
test('lists of neighbouring areas share at most half', () => {
  expect(pairsAbove(0.5, 'pangat')).toEqual([])
})
