import { beforeAll, describe, expect, test } from 'vitest'
import type { AssistantAnswer } from '#contract/endpoints/assistant.ts'
import { contacts } from '#contract/contacts.ts'
import type { OrderView } from '#contract/endpoints/orders/order.ts'
import type { Quote } from '#contract/endpoints/orders/quote.ts'
import { paths } from '#contract/paths.ts'
import { rows, sql } from '#server/kernel/sql.ts'
import { callTool, type CallApi } from '#server/modules/mcp/http/call-tool.ts'
import { createApp } from '#server/app.ts'
import { createPublicReads } from '#server/http/public-reads.ts'
import { aCaterer } from '#test/factories/index.ts'
import { siteOver } from '#test/support/built-site.ts'
import { aFeast, aGuest, anAddress, from, type Feast } from '#test/support/ordering.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer()
const site = 'http://pangat.test'
const inPune = '/pune/caterer/swad-rasoi'
let here: Feast
let there: Feast

beforeAll(async () => {
  const names = { slug: 'swad-rasoi', formerSlugs: ['swad-kitchen'] }
  here = await aFeast(server, { caterer: { ...names, name: 'Swad Rasoi' } })
  // Nobody owns it, so that an enquiry is sent to us with a link to its page.
  there = await aFeast(server, { caterer: { ...names, name: 'Pune Swad', city: 'pune', ownerId: null } })
  await server.services.catalogue.refresh([here.caterer.id, there.caterer.id])
})

/** The answer of the site to a path. */
async function open(path: string): Promise<Response> {
  const { services } = server
  const reads = createPublicReads(services.context, services.log)
  const api = createApp(services, reads)
  const pages = await siteOver({ api: async (to, init) => api.request(to, init), read: reads.read })
  return pages.answer(new Request(site + path))
}

const ask = async <Body>(path: string): Promise<Body> => (await (await server.request(path)).json()) as Body

describe('with a caterer of the same slug in Mumbai, the page of one in Pune is linked by', () => {
  test('an email', async () => {
    const sent = await server.request('/api/enquiries', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...from(anAddress()) },
      body: JSON.stringify({
        kind: 'caterer',
        catererId: there.caterer.id,
        name: 'Asha',
        contact: '9820012345',
        message: 'Do you cater in Baner?',
      }),
    })
    expect(sent.status).toBe(201)
    await server.services.backgroundJobs.notifications?.()
    const [mail] = await rows<{ text: string; html: string }>(
      server.database.db,
      sql`select text, html from mails where kind = 'enquiry_received' and recipient = ${contacts().email}`,
    )
    expect(mail?.text).toContain(`${inPune}\n`)
    expect(mail?.html).toContain(`${inPune}"`)
  })

  test('an answer of the assistant', async () => {
    const input = new URLSearchParams({ input: 'Is Pune Swad free on 12 December 2026?' })
    const { links, caterers } = await ask<AssistantAnswer>(`/chatbot/chatbot/chatbot_response?${input.toString()}`)
    for (const path of [...links, ...(caterers ?? [])].map((one) => one.path)) expect(path).toMatch(`${inPune}?`)
    expect([links.length, caterers?.length]).toEqual([1, 1])
  })

  test('each tool for assistants of others', async () => {
    const call: CallApi = async (path, body) =>
      server.request(path, {
        headers: { 'content-type': 'application/json', ...from(anAddress()) },
        ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      })
    const result = async (name: string, given: Record<string, unknown>) =>
      (await callTool(name, given, { site, call })).structuredContent ?? {}
    const { id } = there.caterer
    const url = site + inPune
    expect((await result('search_caterers', { q: 'Pune Swad' }))['caterers']).toMatchObject([{ id, city: 'pune', url }])
    expect(await result('get_caterer', { slug: 'swad-rasoi', city: 'pune' })).toMatchObject({ id, city: 'pune', url })
    expect(await result('get_caterer', { slug: 'swad-rasoi' })).toMatchObject({
      id: here.caterer.id,
      url: `${site}/caterer/swad-rasoi`,
    })
    expect(await result('get_menu', { catererId: id })).toMatchObject({ url })
    const days = { from: '2026-12-11', to: '2026-12-12', guests: 40 }
    expect(await result('get_availability', { id, ...days })).toMatchObject({ url })
    const { packageId, guests, dietSplit } = there.request()
    const given = { catererId: id, packageId, guests, selections: [], dietSplit }
    expect(await result('get_bill', given)).toMatchObject({ url })
  })

  test('an order', async () => {
    const guest = await aGuest(server)
    const placed = await guest.order(there.request())
    const { items } = (await guest.call<{ items: OrderView[] }>('GET', '/api/orders')).body
    const { body: opened } = await guest.call<OrderView>('GET', `/api/orders/${placed.id}`)
    expect([placed, opened, ...items].map(({ caterer }) => paths.caterer(caterer))).toEqual([inPune, inPune, inPune])
    const ofMumbai = await guest.order(here.request({ eventDate: '2026-12-14' }))
    expect([ofMumbai.caterer.city, paths.caterer(ofMumbai.caterer)]).toEqual([undefined, '/caterer/swad-rasoi'])
  })

  test('a bill whose caterer cannot serve the guests', async () => {
    const veg = await aFeast(server, { caterer: { cateringTypes: ['veg'] } })
    await server.services.catalogue.refresh([veg.caterer.id])
    const guest = await aGuest(server)
    const jain = veg.request({ dietSplit: { veg: 30, jain: 10, nonVeg: 0 } })
    const { body: quote } = await guest.call<Quote>('POST', '/api/orders/quote', jain)
    expect(quote.otherCaterers.map((other) => paths.caterer(other)).sort()).toEqual(['/caterer/swad-rasoi', inPune])
  })

  test('the sitemap, its page and redirects from its id and its former slug', async () => {
    expect(await (await open('/sitemap.xml')).text()).toContain(`${inPune}</loc>`)
    for (const path of [`/caterer/${there.caterer.id}`, '/pune/caterer/swad-kitchen']) {
      const { status, headers } = await open(path)
      expect([path, status, headers.get('location')]).toEqual([path, 301, inPune])
    }
    const html = await (await open(inPune)).text()
    expect(html).toContain(`<link rel="canonical" href="${site}${inPune}"`)
    expect(html).toContain(`/share${inPune}.jpg`)
  })

  test('the redirect of one that an admin has taken off the site', async () => {
    const { id } = await aCaterer(server, { slug: 'paused-rasoi', city: 'pune', approval: 'suspended' })
    await aCaterer(server, { slug: 'paused-rasoi' })
    await server.services.catalogue.refresh([id])
    const { status, headers } = await open(`/caterer/${id}`)
    expect([status, headers.get('location')]).toEqual([301, '/pune/caterer/paused-rasoi'])
  })
})
