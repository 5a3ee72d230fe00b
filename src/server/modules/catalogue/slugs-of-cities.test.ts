import { beforeAll, describe, expect, test } from 'vitest'
import type { CatererView } from '#contract/endpoints/caterers.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { aCaterer, type ACaterer } from '#test/factories/index.ts'
import { aCatererWithOwner } from '#test/support/life.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer()
const db = () => server.database.db

interface Named {
  slug: string
  city?: string
}

/** What the page of a slug is answered. */
async function at(slug: string, city?: string): Promise<Named & Partial<Pick<CatererView, 'id'>>> {
  const response = await server.request(`/api/caterer/slug/${slug}${city === undefined ? '' : `?city=${city}`}`)
  const { id, ...caterer } = (await response.json()) as CatererView & { city?: string }
  return response.ok ? { id, slug: caterer.slug, ...(caterer.city ? { city: caterer.city } : {}) } : { slug: '' }
}

test('a caterer that is renamed and renamed back leads from both slugs', async () => {
  const { feast, owner } = await aCatererWithOwner(server, { caterer: { name: 'Tasty Tables' } })
  const { id } = feast.caterer
  const rename = async (name: string) =>
    expect((await owner.call('PATCH', `/api/caterer/${id}`, { name })).status).toBe(200)
  await rename('Tastier Tables')
  expect([await at('tasty-tables'), await at('tastier-tables')]).toEqual([
    { id, slug: 'tastier-tables' },
    { id, slug: 'tastier-tables' },
  ])
  await rename('Tasty Tables')
  expect([await at('tasty-tables'), await at('tastier-tables')]).toEqual([
    { id, slug: 'tasty-tables' },
    { id, slug: 'tasty-tables' },
  ])
})

describe('with two cities', () => {
  let here: ACaterer
  let there: ACaterer
  beforeAll(async () => {
    here = await aCaterer(server, { slug: 'swad', formerSlugs: ['swad-kitchen'] })
    there = await aCaterer(server, { slug: 'swad', city: 'pune', formerSlugs: ['swad-kitchen'] })
    await server.services.catalogue.refresh([here.id, there.id])
  })

  test('two cities have the same slug, and each leads to its own caterer', async () => {
    for (const slug of ['swad', 'swad-kitchen'])
      expect([await at(slug), await at(slug, 'mumbai'), await at(slug, 'pune'), await at(slug, 'nashik')]).toEqual([
        { id: here.id, slug: 'swad' },
        { id: here.id, slug: 'swad' },
        { id: there.id, slug: 'swad', city: 'pune' },
        { slug: '' },
      ])
    expect(await at(there.id)).toEqual({ id: there.id, slug: 'swad', city: 'pune' })
  })

  test('one that leaves the site takes the slug of its own city with it alone', async () => {
    await rows(db(), sql`update caterers set approval = 'suspended' where id = ${here.id}`)
    await server.services.catalogue.refresh([here.id])
    expect([await at('swad'), await at('swad', 'pune')]).toEqual([
      { slug: '' },
      expect.objectContaining({ id: there.id }),
    ])
  })

  test('a slug is unique within a city', async () => {
    await expect(aCaterer(server, { slug: 'swad', city: 'pune' })).rejects.toThrow('caterers_city_slug')
  })

  test('a new name takes a slug that another city has', async () => {
    await aCaterer(server, { slug: 'rasoi-ghar', city: 'pune' })
    const { feast, owner } = await aCatererWithOwner(server)
    const path = `/api/caterer/${feast.caterer.id}`
    expect((await owner.call('PATCH', path, { name: 'Rasoi Ghar' })).status).toBe(200)
    expect(await at('rasoi-ghar')).toEqual({ id: feast.caterer.id, slug: 'rasoi-ghar' })
  })
})
