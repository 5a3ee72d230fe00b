import type { CatererCard, MenuView, PackageView } from '#contract/endpoints/caterers.ts'
import type { OrderRequest, OrderView } from '#contract/endpoints/orders/order.ts'
import type { Initiation } from '#contract/endpoints/payments.ts'
import type { Session } from '#contract/endpoints/identity.ts'
import { allowance, dishesOf } from '#contract/rules/package-selection.ts'
import { addDays, dayInIndia } from '#contract/values/calendar.ts'
import { fromRupees, zero } from '#contract/values/money.ts'
import { nextAddress } from './forwarded-address.ts'

export interface VisitorOptions {
  /** Forwarded address of this person; unique unless given. */
  address?: string
  /** Called with every response. */
  onResponse?: (status: number, body: unknown) => void
}

/** Somebody who uses a running product by HTTP, as the site does, from a forwarded address of their own. */
export class Visitor {
  readonly origin: string
  /** Where requests come from, for a product that trusts one proxy. */
  address: string
  session: Session | undefined
  readonly #onResponse: VisitorOptions['onResponse']

  constructor(origin: string, { address = nextAddress(), onResponse }: VisitorOptions = {}) {
    this.origin = origin
    this.address = address
    this.#onResponse = onResponse
  }

  /** Calls the API and returns status and body, whatever they are. */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- callers name the shape that they expect; what they assert on it shows whether it came
  async call<Body = unknown>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; body: Body }> {
    const response = await fetch(this.origin + path, {
      method,
      headers: {
        'x-forwarded-for': this.address,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.session ? { authorization: `Bearer ${this.session.token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const answer = (await response.json()) as Body
    this.#onResponse?.(response.status, answer)
    return { status: response.status, body: answer }
  }

  /** Calls and returns the body; throws when the answer is not a success. */
  async get<Body>(path: string): Promise<Body> {
    const { status, body } = await this.call<Body>('GET', path)
    if (status >= 300) throw new Error(`GET ${path} answered ${status}: ${JSON.stringify(body)}`)
    return body
  }

  async register(person: {
    firstName: string
    lastName: string
    email: string
    phone: string
    password: string
  }): Promise<Session> {
    const { status, body } = await this.call<Session>('POST', '/auth/email/register', { ...person, role: '2' })
    if (status !== 201) throw new Error(`register answered ${status}: ${JSON.stringify(body)}`)
    this.session = body
    return body
  }

  async login(email: string, password: string): Promise<Session> {
    const { status, body } = await this.call<Session>('POST', '/auth/email/login', { email, password })
    if (status !== 200) throw new Error(`login answered ${status}: ${JSON.stringify(body)}`)
    this.session = body
    return body
  }

  /** A whole order for 30 vegetarian guests at the n-th caterer of the city, three weeks from today. */
  async draft(nth = 0, today = new Date()): Promise<OrderRequest> {
    const { items } = await this.get<{ items: CatererCard[] }>('/api/search?people=25-50')
    const caterer = items[nth]
    if (!caterer) throw new Error('the city has too few caterers')
    const [packages, menus] = await Promise.all([
      this.get<PackageView[]>(`/api/dishes/caterer/${caterer.id}?people=25-50`),
      this.get<MenuView[]>(`/api/menus/caterer/${caterer.id}`),
    ])
    const chosen = packages.find(({ kind }) => kind === 'package')
    if (!chosen) throw new Error(`${caterer.name} has no package for 25 to 50 guests`)
    return {
      catererId: caterer.id,
      packageId: chosen.id,
      band: '25-50',
      selections: chosen.items.map((item) => ({ itemId: item.id, addOn: 0, dishes: firstDishes(chosen, item, menus) })),
      guests: 30,
      dietSplit: { veg: 30, jain: 0, nonVeg: 0 },
      serviceHours: 3,
      eventDate: addDays(dayInIndia(today), 21),
      eventTime: '19:30',
      venue: {
        name: 'Terrace',
        line: 'A-12, Neelkanth Society',
        place: caterer.address,
        pinCode: '400067',
        state: '27',
        point: caterer.googleLocation,
      },
      contact: { name: 'Asha Kulkarni', phone: '9820012345' },
    }
  }

  /** Places an order; the same key answers the same order. */
  async order(request: OrderRequest, key: string): Promise<{ status: number; body: OrderView }> {
    return this.call<OrderView>('POST', '/api/orders', request, { 'idempotency-key': key })
  }

  async initiate(order: OrderView): Promise<{ status: number; body: Initiation }> {
    return this.call<Initiation>('POST', '/api/payment/initiate', { amount: order.bill.total, orderId: order.id })
  }
}

/** As many dishes as the package includes of a menu, the first ones. */
function firstDishes(chosen: PackageView, item: PackageView['items'][number], menus: readonly MenuView[]): string[] {
  const menu = menus.find(({ id }) => id === item.menuId)
  const all = (menu?.items ?? []).flatMap(({ menuType, items }) =>
    items.map(({ name }) => ({ name, diet: menuType, supplement: zero })),
  )
  const dishes = dishesOf(all, chosen.dishType)
  const offered = {
    id: item.id,
    menuId: item.menuId,
    name: item.item,
    quantity: item.quantity,
    price: fromRupees(item.basePrice),
    minQty: item.minQty,
    dishes,
  }
  return dishes.slice(0, allowance(chosen.kind, offered, 0)).map(({ name }) => name)
}
