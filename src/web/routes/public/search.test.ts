import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { addDays, dayInIndia } from '#contract/values/calendar.ts'
import { areaText } from '#web/public/content/long-texts.ts'
import { areas } from '#web/public/listing/areas.ts'
import { createClient } from '#web/shared/api/api.ts'
import { now } from '#web/ui/now.ts'
import { fromDataText } from '#web/shared/api/data-text.ts'
import { apiContext, publicUrlContext } from '#web/shared/api/server-context.ts'
import { loader } from './search.tsx'

const found = { total: 41, page: 1, pages: 5, items: [], others: [], othersTotal: 0 }

/** Loads a page over an API that answers as given, and keeps what it was asked. */
async function load(path: string, answer: () => Response = () => Response.json(found)) {
  const asked: URL[] = []
  const context = new RouterContextProvider()
  context.set(publicUrlContext, 'https://pangat.test')
  context.set(
    apiContext,
    createClient(async (address) => {
      asked.push(new URL(address, 'https://pangat.test'))
      return answer()
    }),
  )
  const [, , area] = new URL(path, 'https://pangat.test').pathname.split('/')
  const args = {
    context,
    params: area === undefined ? {} : { area },
    url: new URL(path, 'https://pangat.test'),
  }
  // The router adds the pattern and more, which the page does not read.
  const page = await loader(args as unknown as Parameters<typeof loader>[0])
  const headers = new Headers(page.init?.headers)
  return {
    asked: asked[0]?.searchParams,
    shown: fromDataText(page.data.shown),
    ways: page.data.ways,
    status: page.init?.status ?? 200,
    cached: headers.get('cache-control'),
  }
}

test('the list is asked for as the address says, and anyone may keep the answer', async () => {
  const { asked, status, cached } = await load('/pangat?people=100%2B&cuisine=thai&veg=1&page=2')
  expect(Object.fromEntries(asked ?? [])).toEqual({
    people: '100+',
    cuisine: 'Thai',
    veg: 'true',
    page: '2',
    facets: 'true',
  })
  expect([status, cached]).toEqual([200, expect.stringMatching(/^public, max-age=0, s-maxage=\d+/)])
})

test('nonsense in the address is left out and named', async () => {
  const { asked, shown, status } = await load('/pangat?people=7&radius=zero&sort=price-low')
  expect(Object.fromEntries(asked ?? [])).toEqual({ sort: 'price-low', facets: 'true' })
  expect([status, shown.ignored, shown.problems]).toEqual([200, ['radius'], [{ part: 'people', why: 'invalid' }]])
})

test('an area’s page looks around the area until another place is chosen', async () => {
  expect((await load('/pangat/andheri')).asked?.get('place')).toBe('Andheri, Mumbai')
  expect((await load('/pangat/andheri?place=Bandra')).asked?.get('place')).toBe('Bandra')
})

test.each(['atlantis', 'andheri-west', 'constructor', '%00', '<script>', '..', 'a'.repeat(4000)])(
  'any other path below is the page of the whole city: %.20s',
  async (path) => {
    const { asked, shown, status } = await load(`/pangat/${encodeURIComponent(path)}`)
    expect(asked?.has('place')).toBe(false)
    expect([status, shown.area, shown.canonical]).toEqual([200, undefined, 'https://pangat.test/pangat'])
    expect(shown.text?.heading).toBe('Caterers in Mumbai')
  },
)

test('every area has words of its own', async () => {
  const pages = await Promise.all(areas.map(({ slug }) => load(`/pangat/${slug}`)))
  const texts = [...pages.flatMap(({ shown }) => shown.text ?? []), areaText(undefined)]
  for (const part of ['title', 'description', 'heading', 'aboutHeading'] as const)
    expect(new Set(texts.map((text) => text[part])).size, part).toBe(6)
  const questions = texts.flatMap((text) => text.questions.map(({ question }) => question))
  expect(new Set(questions).size).toBe(questions.length)
})

test('filters and spellings have one canonical address, and each page of the list its own', async () => {
  const { shown } = await load('/pangat/ANDHERI?veg=1', () => Response.json({ ...found, page: 3 }))
  expect(shown.canonical).toBe('https://pangat.test/pangat/andheri?page=3')
})

test('failed list shows an error and is not cached', async () => {
  const { shown, status, cached } = await load('/pangat?people=10-25', () => new Response('', { status: 502 }))
  expect(shown.result).toBeUndefined()
  expect(shown.search.people).toBe('10-25')
  expect([status, cached]).toEqual([503, 'no-store'])
})

test('nobody keeps a list for a day, as every order changes it; a day that is over is left out', async () => {
  const soon = addDays(dayInIndia(now()), 7)
  const { asked, cached } = await load(`/pangat?date=${soon}`)
  expect([asked?.get('date'), cached]).toEqual([soon, 'no-cache'])
  const over = await load('/pangat?date=2020-01-01')
  expect([over.asked?.has('date'), over.shown.problems]).toEqual([false, [{ part: 'date', why: 'past' }]])
})

test('a filter that is left out of a search without results is left out of the link that says so', async () => {
  let answers = 0
  const { ways } = await load('/pangat?cuisine=thai', () => Response.json({ ...found, total: answers++ === 0 ? 0 : 7 }))
  expect(ways).toStrictEqual([{ what: 'cuisine', change: { cuisine: undefined }, count: 7 }])
})
