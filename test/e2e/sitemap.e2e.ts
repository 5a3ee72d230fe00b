import routes from '../../src/web/routes.ts'
import { expect, origin, test } from './support/e2e-test.ts'

const example: Record<string, string> = {
  area: 'andheri',
  'lines/line': 'western',
  'caterer/slug': 'annapurna-rasoi',
  city: 'mumbai',
  ':city/slug': 'annapurna-rasoi',
  'services/slug': 'weddings',
  'blog/slug': 'party-caterers-mumbai',
  ids: '01ARZ3NDEKTSV4RRFFQ69G5FAV&01ARZ3NDEKTSV4RRFFQ69G5FAW',
  orderId: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
}

/** What search engines and browsers read besides pages. */
const files = ['sitemap.xml', 'robots.txt', 'llms.txt', 'app.webmanifest', 'blog/feed.xml']
/** Of a complaint that someone filed: complaints.e2e.ts. */
const ofSecret = 'complaints/:secret'
const addresses = routes
  .filter(({ path = '' }) => path !== '*' && path !== ofSecret && !files.includes(path))
  .map(({ path = '' }) => {
    const [folder] = path.split('/')
    const named = (_: string, name: string) => example[`${folder}/${name}`] ?? example[name] ?? `no example of ${name}`
    return `/${path.replace(/:(\w+)/g, named)}`
  })

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

test('search engines find every page by its own address, once', async ({ request }) => {
  const robots = await request.get('/robots.txt')
  expect(robots.headers()['content-type']).toContain('text/plain')
  const sitemap = /^Sitemap: (.+)$/m.exec(await robots.text())?.[1] ?? ''
  expect(sitemap).toBe(`${origin}/sitemap.xml`)

  const answer = await request.get(sitemap)
  expect(answer.headers()['content-type']).toContain('application/xml')
  const named = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  expect(new Set(named).size).toBe(named.length)
  const pages = ['/', '/pangat', '/pangat/malad', '/privacy-policy', '/caterer/annapurna-rasoi']
  expect(named).toEqual(expect.arrayContaining(pages.map((path) => origin + path)))
  const { data: caterers } = (await (await request.get('/api/caterer')).json()) as { data: { slug: string }[] }
  expect(named.filter((address) => address.includes('/caterer/'))).toHaveLength(caterers.length)
  expect(named.length).toBeGreaterThanOrEqual(60)
  for (const alias of ['/privacy', '/blog/corpotate-caterers-mumbai', '/blog/wedding-caterers-mumbai'])
    expect(named).not.toContain(origin + alias)
  for (const address of [...named.filter((one) => !one.includes('/caterer/')), ...named.slice(-2)]) {
    const page = await request.get(address)
    expect([address, page.status()]).toEqual([address, 200])
    expect(await page.text(), address).toContain(`<link rel="canonical" href="${address}"/>`)
  }
})
