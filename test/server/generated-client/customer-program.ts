/**
 * What a customer of the API writes: signs up, builds a menu, asks for a quote and places the order at that price. It is compiled
 * beside the generated client, which is not there when this project is.
 */
export const customerProgram = `
import { createClient, createConfig } from './generated/client/index.js'
import { getOrder, listMenus, listPackages, placeOrder, quoteOrder, register } from './generated/index.js'
import type { Diet, Order, OrderRequest, SelectionInput } from './generated/index.js'

interface Given {
  baseUrl: string
  catererId: string
  person: { email: string; password: string; phone: string; firstName: string; lastName: string }
  key: string
}

export interface Done {
  quoted: number
  placed: Order
  repeated: Order
  seen: Order
  codeOfStrangers: 'order_not_found' | 'other' | undefined
}

export async function orderForForty({ baseUrl, catererId, person, key }: Given): Promise<Done> {
  const visitor = createClient(createConfig({ baseUrl }))
  const { data: account } = await register({ client: visitor, body: { ...person, role: '2' }, throwOnError: true })
  const client = createClient(createConfig({ baseUrl, auth: () => account.token }))

  const { data: packages } = await listPackages({ client, path: { catererId }, query: { people: '25-50' }, throwOnError: true })
  const { data: menus } = await listMenus({ client, path: { catererId }, throwOnError: true })
  const chosen = packages.find(({ kind }) => kind === 'package')
  if (!chosen) throw new Error('no package is offered')
  const vegetarian: Diet[] = ['veg', 'jain']
  const selections: SelectionInput[] = chosen.items.map((item) => {
    const menu = menus.find(({ id }) => id === item.menuId)
    const dishes = (menu?.items ?? []).filter(({ menuType }) => vegetarian.includes(menuType)).flatMap(({ items }) => items)
    return { itemId: item.id, dishes: dishes.slice(0, item.quantity).map(({ name }) => name) }
  })
  const order: OrderRequest = {
    catererId,
    packageId: chosen.id,
    selections,
    guests: 40,
    dietSplit: { veg: 40, jain: 0, nonVeg: 0 },
    eventDate: '2026-12-12',
    eventTime: '19:30',
    venue: {
      line: '4 Hill Road',
      place: 'Bandra West, Mumbai',
      pinCode: '400050',
      state: '27',
      point: { lat: 19.0544, lng: 72.8295 },
    },
    contact: { name: 'Asha Kulkarni', phone: '9820012345' },
  }

  const { data: quote } = await quoteOrder({ client, body: order, throwOnError: true })
  if (quote.problems.length > 0) throw new Error(quote.problems.map(({ message }) => message).join(' '))
  const place = () =>
    placeOrder({
      client,
      headers: { 'Idempotency-Key': key },
      body: { ...order, expectedTotal: quote.bill.total },
      throwOnError: true,
    })
  const { data: placed } = await place()
  const { data: repeated } = await place()
  const { data: seen } = await getOrder({ client, path: { id: placed.id }, throwOnError: true })
  const { error } = await getOrder({ client, path: { id: 'another' } })
  const code = error?.code
  return { quoted: quote.bill.total, placed, repeated, seen, codeOfStrangers: code === undefined ? undefined : code === 'order_not_found' ? code : 'other' }
}
`
