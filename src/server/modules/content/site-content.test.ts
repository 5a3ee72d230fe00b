import { describe, expect, test } from 'vitest'
import { fillDemoCity } from '#db/world/index.ts'
import type { SiteContentView } from '#contract/endpoints/site-content.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { aCaterer, anImage } from '#test/factories/index.ts'
import { testStart, useServer } from '#test/support/server.ts'

async function siteContentOf({ request }: ReturnType<typeof useServer>): Promise<SiteContentView> {
  const response = await request('/api/claims')
  expect(response.status).toBe(200)
  // The server under test checks its answers with the endpoint's schema.
  return (await response.json()) as SiteContentView
}

describe('without stored content', () => {
  const server = useServer()

  test('nothing is claimed', async () => {
    expect(await siteContentOf(server)).toEqual({ testimonials: [], stories: [], figures: {} })
  })
})

describe('with rows of its own', () => {
  const server = useServer()

  test('they come in the order of staff, with a picture each, and hidden ones do not come', async () => {
    const { db } = server.database
    const image = await anImage(server)
    await rows(
      db,
      sql`insert into success_stories (id, title, story, occasion, place, guests, image_id, position, hidden_at) values
        ('S2', 'Second', 'Told later', 'Wedding', 'Dadar', 200, null, 2, null),
        ('S1', 'First', 'Told first', 'Birthday', 'Malad', 20, ${image.id}, 1, null),
        ('S3', 'Hidden', 'Not told', 'Wedding', 'Dadar', 200, null, 3, now())`,
    )
    await rows(
      db,
      sql`insert into testimonials (id, name, occasion, words, position, hidden_at) values
        ('T2', 'Asha', 'Lunch', 'Hot.', 2, null), ('T1', 'Omkar', 'Dinner', 'Good.', 1, null), ('T3', 'Nobody', 'Tea', '…', 3, now())`,
    )
    await rows(db, sql`insert into settings (name, value) values ('claims', '{"weddings": 12, "guests": "many"}')`)

    const { testimonials, stories, ...rest } = await siteContentOf(server)

    expect(testimonials).toEqual([
      { id: 'T1', name: 'Omkar', occasion: 'Dinner', words: 'Good.' },
      { id: 'T2', name: 'Asha', occasion: 'Lunch', words: 'Hot.' },
    ])
    expect(stories.map(({ title, picture }) => [title, picture.base])).toEqual([
      ['First', `/pictures/${image.base}`],
      ['Second', '/pictures/default'],
    ])
    expect(rest).toEqual({ figures: { weddings: 12 } })
  })
})

describe('with figures', () => {
  const server = useServer()

  test('more caterers are claimed only while there are more on the site', async () => {
    const { db } = server.database
    await rows(db, sql`insert into settings (name, value) values ('claims', '{"weddings": 12, "caterers": 1}')`)
    await aCaterer(server)
    await aCaterer(server, { approval: 'pending' })
    expect((await siteContentOf(server)).figures).toEqual({ weddings: 12 })
    await aCaterer(server)
    expect((await siteContentOf(server)).figures).toEqual({ weddings: 12, caterers: 1 })
  })
})

describe('in the demo city', () => {
  const server = useServer()

  test('there are nine stories with pictures, eight testimonials, the figures of the spec and a film', async () => {
    await fillDemoCity(server.database, { today: testStart })

    const { testimonials, stories, figures, film } = await siteContentOf(server)

    expect(stories).toHaveLength(9)
    expect(stories.filter(({ picture }) => picture.base === '/pictures/default')).toEqual([])
    expect(new Set(stories.map(({ picture }) => picture.base)).size).toBe(9)
    expect(testimonials).toHaveLength(8)
    expect(testimonials.filter(({ words }) => words.length <= 40)).toEqual([])
    expect(figures).toEqual({ weddings: 500, guests: 1500, caterers: 25 })
    expect(film).toBe('/films/guests')
  }, 60_000)
})
