import { expect, test } from 'vitest'
import type { OrderDocument } from '#contract/endpoints/orders/documents.ts'
import { signedInAs } from '#test/support/accounts.ts'
import { useGateway } from '#test/support/gateway.ts'
import { aCatererWithOwner, delivered, payFor } from '#test/support/life.ts'
import { mailsTo } from '#test/support/mails.ts'
import { textOfPdf } from '#test/support/pdf.ts'
import { useServer } from '#test/support/server.ts'

const gateway = useGateway({ deliver: (path, init) => server.request(path, init) })
const server = useServer(gateway.settings)

const marked = (text: string) => `<b>${text}</b> & "${text}"`
const [business, course, feast, dish] = [marked('Aai'), marked('Starters'), marked('Thali'), marked('Tikka')]

test('markup in what a caterer writes is text in lists, documents, calendar files and emails', async () => {
  const shop = await aCatererWithOwner(server, { caterer: { name: business } })
  const { caterer, offer } = shop.feast
  const [item] = offer.items
  const items = [{ menuType: 'veg', items: [{ name: dish }, { name: 'Dal' }] }]
  const renamed = [
    await shop.owner.call('PATCH', `/api/menus/${item?.menuId}`, { name: course, items }),
    await shop.owner.call('PATCH', `/api/dishes/${offer.id}`, { name: feast }),
  ]
  expect(renamed.map(({ status }) => status)).toEqual([200, 200])

  const request = shop.feast.request({
    selections: [{ itemId: item?.id ?? '', addOn: 0, dishes: [dish, 'Dal'] }],
  })
  const hands = await payFor(server, gateway, { ...shop, request })
  const { guest, order } = hands
  await delivered(server, hands)
  expect(JSON.stringify(order)).toContain(JSON.stringify(dish).slice(1, -1))

  const { body: documents } = await guest.call<OrderDocument[]>('GET', `/api/orders/${order.id}/documents`)
  expect(documents.map(({ kind }) => kind)).toContain('invoice')
  for (const { kind, pdf } of documents) {
    const headers = await signedInAs(server, guest.user)
    const text = textOfPdf(Buffer.from(await (await server.request(pdf, { headers })).arrayBuffer()))
    expect([kind, text.includes(business)]).toEqual([kind, true])
    if (kind === 'invoice') expect(text).toContain(feast)
  }

  const listed = await server.request(`/api/caterer?ids=${caterer.id}`)
  expect(await listed.text()).toContain(JSON.stringify(business))

  const mails = [...(await mailsTo(server, guest.user.email)), ...(await mailsTo(server, shop.owner.user.email))]
  const naming = mails.filter(({ text }) => text.includes(business))
  expect(naming.length).toBeGreaterThan(1)
  for (const { kind, html, subject } of mails) {
    expect([kind, /<b>(Aai|Starters|Thali|Tikka)/.test(html)]).toEqual([kind, false])
    expect([kind, /&(lt|amp|quot|#\d+);/.test(subject)]).toEqual([kind, false])
  }
  for (const { kind, html } of naming)
    expect([kind, html.includes('&lt;b&gt;Aai&lt;/b&gt; &amp; ')]).toEqual([kind, true])

  const file = await server.request(`/api/orders/${order.id}/event.ics`, {
    headers: await signedInAs(server, guest.user),
  })
  // Lines of a calendar file are folded after 75 bytes.
  expect((await file.text()).replaceAll('\r\n ', '')).toContain(business)
})
