import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { createClient } from '#web/shared/api/api.ts'
import { apiContext, publicUrlContext } from '#web/shared/api/server-context.ts'
import { loader, meta } from './caterer.tsx'

const caterer = { id: '01J0', slug: 'asha-rasoi', name: 'Asha Rasoi', review: ['01R1'], dishes: ['01D1'] }
const errorResponse = (status: number) =>
  Response.json({ statusCode: status, error: '', code: 'caterer_not_found', message: [''], requestId: '' }, { status })

const answers: Record<string, () => Response> = {
  '/api/caterer/slug/asha-rasoi': () => Response.json(caterer),
  '/api/caterer/slug/01J0': () => Response.json(caterer),
  '/api/dishes/caterer/01J0': () => Response.json([]),
  '/api/menus/caterer/01J0': () => Response.json([]),
  '/api/reviews': () => Response.json({ items: [], page: 1, pages: 1, average: 0, total: 0, stars: [] }),
}

/** Loads a caterer's page over an API of which parts may be broken; a thrown answer is given as one. */
async function load(path: string, broken: Record<string, () => Response> = {}) {
  const context = new RouterContextProvider()
  context.set(publicUrlContext, 'https://pangat.test')
  context.set(
    apiContext,
    createClient(async (address) => {
      const { pathname, searchParams } = new URL(address, 'https://pangat.test')
      const city = searchParams.get('city')
      return ({ ...answers, ...broken }[city ? `${pathname} of ${city}` : pathname] ?? (() => errorResponse(404)))()
    }),
  )
  const url = new URL(path, 'https://pangat.test')
  const [slug = '', , city] = url.pathname.split('/').map(decodeURIComponent).reverse()
  // The router adds the pattern and more, which the page does not read.
  const args = { context, params: { slug, ...(city ? { city } : {}) }, url } as unknown as Parameters<typeof loader>[0]
  return loader(args)
}

/** As {@link load}, of a caterer that is not suspended. */
async function loadOpen(...args: Parameters<typeof load>) {
  const { data } = await load(...args)
  if ('suspended' in data) throw new Error('the caterer is suspended')
  return data
}

test('a caterer that was taken off the site is named, under its present slug alone', async () => {
  const suspended = () =>
    Response.json(
      {
        statusCode: 404,
        error: 'Not Found',
        code: 'caterer_suspended',
        values: { caterer: 'Asha Rasoi', slug: 'asha-rasoi', city: 'mumbai' },
        message: ['This caterer is not taking bookings'],
        requestId: 'R1',
      },
      { status: 404 },
    )
  const broken = { '/api/caterer/slug/asha-rasoi': suspended, '/api/caterer/slug/asha': suspended }
  const { data } = await load('/caterer/asha-rasoi', broken)
  expect(data).toEqual({ suspended: true, name: 'Asha Rasoi', slug: 'asha-rasoi', site: 'https://pangat.test' })
  const args = { loaderData: data } as never
  expect(meta(args)).toContainEqual({ name: 'robots', content: 'noindex' })
  const former: unknown = await load('/caterer/asha', broken).catch((thrown: unknown) => thrown)
  expect(former).toMatchObject({ status: 301 })
})

test('a slug shows its caterer, without the lists of ids that the page has no use for', async () => {
  const data = await loadOpen('/caterer/asha-rasoi')
  expect(data.caterer).toMatchObject({ id: '01J0', name: 'Asha Rasoi' })
  expect(Object.keys(data.caterer)).not.toContain('review')
  expect(data.site).toBe('https://pangat.test')
})

test.each(['/caterer/01J0?people=10-25', '/caterer/Asha%20Rasoi?people=10-25'])(
  '%s leads to the slug for good, and the number of people comes along',
  async (path) => {
    const answer: unknown = await load(path).catch((thrown: unknown) => thrown)
    expect(answer).toBeInstanceOf(Response)
    const { status, headers } = answer as Response
    expect([status, headers.get('location')]).toEqual([301, '/caterer/asha-rasoi?people=10-25'])
  },
)

test('a caterer of another city has that before its path, and one of the first city has none', async () => {
  const inPune = { ...caterer, id: '01J0', city: 'pune' }
  const cities = {
    '/api/caterer/slug/asha-rasoi of pune': () => Response.json(inPune),
    '/api/caterer/slug/01J0 of mumbai': () => Response.json(inPune),
    '/api/caterer/slug/asha-rasoi of mumbai': () => Response.json(caterer),
  }
  expect((await loadOpen('/pune/caterer/asha-rasoi', cities)).caterer).toMatchObject({ city: 'pune' })
  const leadsTo = async (path: string) => {
    const answer: unknown = await load(path, cities).catch((thrown: unknown) => thrown)
    return (answer as Response).headers.get('location')
  }
  expect(await leadsTo('/mumbai/caterer/01J0')).toBe('/pune/caterer/asha-rasoi')
  expect(await leadsTo('/mumbai/caterer/asha-rasoi?people=10-25')).toBe('/caterer/asha-rasoi?people=10-25')
  await expect(load('/goa/caterer/asha-rasoi', cities)).rejects.toMatchObject({ init: { status: 404 } })
})

test.each(['/caterer/nobody', '/caterer/%20', '/caterer/%3Cscript%3E'])('%s is not there', async (path) => {
  await expect(load(path)).rejects.toMatchObject({ init: { status: 404 } })
})

test('a service that is down is not mistaken for a caterer who is not there', async () => {
  const down = { '/api/caterer/slug/asha-rasoi': () => errorResponse(503) }
  await expect(load('/caterer/asha-rasoi', down)).rejects.toMatchObject({ status: 503 })
})

test('the page stands without its reviews', async () => {
  const data = await loadOpen('/caterer/asha-rasoi', { '/api/reviews': () => new Response('', { status: 502 }) })
  expect(data.reviews).toBeUndefined()
  expect(data.caterer.slug).toBe('asha-rasoi')
})

const cover = { base: '/pictures/covers/asha-rasoi', widths: [480, 960], width: 960, height: 640, placeholder: '' }
const shown = {
  ...caterer,
  address: 'Veera Desai Road, Mumbai',
  cuisinesOffered: ['Gujarati'],
  maximumServingCapacity: 500,
  minPrice: 120,
  maxPrice: 400,
  googleLocation: { lat: 19, lng: 72 },
}

test.each([
  [[cover], [{ name: 'share:picture', content: '/pictures/covers/asha-rasoi' }]],
  [[], []],
])('a shared link has a card with the caterer’s own table, where it has one', (pictures, picture) => {
  // The head reads these of what a loader gives.
  const args = { loaderData: { caterer: { ...shown, pictures }, packages: [], site: 'https://pangat.test' } } as never
  expect(meta(args)).toEqual(
    expect.arrayContaining([
      { property: 'og:image', content: 'https://pangat.test/share/caterer/asha-rasoi.jpg' },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: expect.stringMatching(/^Asha Rasoi: .+: Price on request$/i) },
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'share:price', content: expect.any(String) },
      ...picture,
    ]),
  )
})

test('a caterer without cuisines is described without a gap', () => {
  const described = (cuisinesOffered: string[]) => {
    // The head reads these of what a loader gives.
    const args = {
      loaderData: { caterer: { ...shown, pictures: [], cuisinesOffered }, packages: [], site: 'https://pangat.test' },
    } as never
    return meta(args)?.flatMap((tag) => ('name' in tag && tag.name === 'description' ? [tag.content] : []))
  }
  expect(described([])).toEqual([expect.stringMatching(/^Asha Rasoi caters in Mumbai/)])
  expect(described(['Thai', 'Chinese'])).toEqual([expect.stringMatching(/^Asha Rasoi caters Thai, Chinese in Mumbai/)])
})
