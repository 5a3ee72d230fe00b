import type { APIRequestContext, Page } from '@playwright/test'
import type { MenuView, PackageView } from '#contract/endpoints/caterers.ts'
import type { Session } from '#contract/endpoints/identity.ts'
import type { OrderRequest, OrderView } from '#contract/endpoints/orders/order.ts'
import type { Initiation } from '#contract/endpoints/payments.ts'
import { dishesOf } from '#contract/rules/package-selection.ts'
import { signUp } from './account.ts'
import { expect, gateway, newPerson } from './e2e-test.ts'
import { again, read } from './read.ts'

/** Slug of the demo caterer whose owner can sign in. */
export const catererSlug = 'annapurna-rasoi'
const owner = { email: 'caterer@pangat.example', password: 'Pangat2026' }

const dayMs = 24 * 60 * 60 * 1000

/** The day so many days from now, as the API has it. */
export function dayAhead(days: number): string {
  return new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)
}

/** Days of a fortnight in turn, so that all tests together do not eat a day's plates. */
export function nextDay(): string {
  turn = (turn + 1) % 14
  return dayAhead(21 + turn)
}

let turn = 0

/** Somebody who calls the API, signed in. */
export interface Caller {
  call<Body>(method: string, path: string, data?: object, headers?: Record<string, string>): Promise<Body>
  /** Of an order, which is answered as it stands then. */
  does(verb: string, orderId: string, data?: object): Promise<OrderView>
}

export async function signedIn(
  request: APIRequestContext,
  { email, password }: { email: string; password: string },
): Promise<Caller> {
  return caller(
    request,
    await read<Session>(await request.post('/auth/email/login', { ...again, data: { email, password } })),
  )
}

function caller(request: APIRequestContext, { token }: Session): Caller {
  const call: Caller['call'] = async (method, path, data, headers = {}) =>
    read(
      await request.fetch(path, {
        ...again,
        method,
        headers: { authorization: `Bearer ${token}`, ...headers },
        ...(data ? { data } : {}),
      }),
    )
  return { call, does: (verb, orderId, data) => call('POST', `/api/orders/${orderId}/${verb}`, data) }
}

/** The owner of the caterer from which {@link aBooking} orders. */
export function theCaterer(request: APIRequestContext): Promise<Caller> {
  return signedIn(request, owner)
}

/** Somebody new, signed in on the page and by the API. */
export async function aCustomer(page: Page, request: APIRequestContext): Promise<Caller> {
  return caller(request, await signUp(page, newPerson()))
}

/** An order of 30 guests, not paid yet. */
export async function anUnpaidOrder(
  request: APIRequestContext,
  customer: Caller,
  put: Partial<OrderRequest> = {},
): Promise<OrderView> {
  const key = { 'idempotency-key': newPerson().email }
  return customer.call('POST', '/api/orders', { ...(await aRequest(request)), ...put }, key)
}

/** An order that was paid and waits for its caterer. */
export async function aBooking(
  request: APIRequestContext,
  customer: Caller,
  put: Partial<OrderRequest> = {},
): Promise<OrderView> {
  const order = await anUnpaidOrder(request, customer, put)
  await decide(request, await beginPayment(customer, order), 'complete')
  return customer.call('GET', `/api/orders/${order.id}`)
}

/** Goes to the gateway with an order, and returns its transaction there. */
export async function beginPayment(customer: Caller, { id, bill }: OrderView): Promise<string> {
  const { transactionId } = await customer.call<Initiation>('POST', '/api/payment/initiate', {
    orderId: id,
    amount: bill.total,
  })
  return transactionId
}

/** Decides for the payer; the webhook has arrived when this answers. */
export async function decide(request: APIRequestContext, transactionId: string, what: 'complete' | 'fail') {
  const answer = await request.post(`${gateway}/control/${transactionId}`, {
    ...again,
    data: { do: what, webhook: 'send' },
  })
  expect(answer.ok()).toBe(true)
}

/** A package of that caterer, the first for 25 to 50 guests unless it is named, with the caterer's menus. */
export async function aPackage(
  request: APIRequestContext,
  slug = catererSlug,
  named?: string,
): Promise<{ catererId: string; pack: PackageView; menus: MenuView[] }> {
  const get = async <Body>(path: string) => read<Body>(await request.get(path, again))
  const { id } = await get<{ id: string }>(`/api/caterer/slug/${slug}`)
  const [packages, menus] = await Promise.all([
    get<PackageView[]>(`/api/dishes/caterer/${id}`),
    get<MenuView[]>(`/api/menus/caterer/${id}`),
  ])
  const pack = packages.find(({ name, kind, bands }) =>
    named === undefined ? kind === 'package' && bands.includes('25-50') : name === named,
  )
  if (!pack) throw new Error(`${slug} has no package ${named ?? 'for 25-50 guests'}`)
  return { catererId: id, pack, menus }
}

/** Of each category of a package as many dishes as are included, the first ones. */
export function choiceOf(pack: PackageView, menus: readonly MenuView[]): OrderRequest['selections'] {
  const dishesOn = (menuId: string) =>
    (menus.find((menu) => menu.id === menuId)?.items ?? []).flatMap(({ menuType, items }) =>
      items.map(({ name }) => ({ name, diet: menuType })),
    )
  return pack.items.map((item) => ({
    itemId: item.id,
    addOn: 0,
    dishes: dishesOf(dishesOn(item.menuId), pack.dishType)
      .slice(0, item.quantity)
      .map(({ name }) => name),
  }))
}

async function aRequest(request: APIRequestContext): Promise<OrderRequest> {
  const { catererId, pack, menus } = await aPackage(request)
  return {
    catererId,
    packageId: pack.id,
    selections: choiceOf(pack, menus),
    guests: 30,
    dietSplit: { veg: 30, jain: 0, nonVeg: 0 },
    serviceHours: 3,
    eventDate: nextDay(),
    eventTime: '19:30',
    venue: {
      name: 'Neelkanth Society',
      line: 'A-12, S V Road',
      place: 'Andheri West, Mumbai',
      pinCode: '400058',
      state: '27',
      point: { lat: 19.1364, lng: 72.8296 },
    },
    contact: { name: 'Asha Kulkarni', phone: '9820012345' },
  }
}

/** Opens a section of a booking that a phone shows folded. */
export async function unfold(page: Page, name: string): Promise<void> {
  const fold = page.getByRole('region', { name, exact: true }).locator('details')
  await expect(fold).toBeAttached()
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click()
}
