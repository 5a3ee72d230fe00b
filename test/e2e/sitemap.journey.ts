import routes from '../../src/web/routes.ts'
import { expect, test } from './support/journey.ts'

const example: Record<string, string> = {
  area: 'andheri',
  slug: 'annapurna-rasoi',
  ids: '01ARZ3NDEKTSV4RRFFQ69G5FAV&01ARZ3NDEKTSV4RRFFQ69G5FAW',
  orderId: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
}

const addresses = routes
  .filter(({ path }) => path !== '*')
  .map(({ path = '' }) => `/${path.replace(/:(\w+)/g, (_, name: string) => example[name] ?? `no example of ${name}`)}`)

test('every route of the site map answers with a page of its own', async ({ request }) => {
  for (const address of addresses) {
    const answer = await request.get(address)
    expect([address, answer.status()]).toEqual([address, 200])
    const html = await answer.text()
    expect(html, address).toMatch(/<title>[^<]+<\/title>/)
    expect(html, address).not.toContain('Oops! Page Not Found')
  }
})

test('an address that is on no map says so', async ({ request }) => {
  const answer = await request.get('/no/such/page')
  expect(answer.status()).toBe(404)
  expect(await answer.text()).toContain('Oops! Page Not Found')
})
