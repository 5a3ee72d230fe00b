import type { OrderDocument } from '#contract/endpoints/orders/documents.ts'
import { addDays, dayInIndia } from '#contract/values/calendar.ts'
import type { OrderState } from '#contract/values/order-state.ts'
import { newId } from '#server/kernel/ids.ts'
import { aCoupon } from '#test/factories/coupon.ts'
import { aCatererProfile } from '#test/factories/caterer-profile.ts'
import { aGstNo } from '#test/factories/gst-no.ts'
import { aCaterer, aMember, aMenu, aPackage, aReview, aUser } from '#test/factories/index.ts'
import { nextNumber } from '#test/factories/next-number.ts'
import { saveRevision } from '#test/factories/revision.ts'
import { aRegistration, call, signedInAs } from '#test/support/accounts.ts'
import { aPdf } from '#test/support/made-pdf.ts'
import { aPhoto, uploadForm } from '#test/support/pictures.ts'
import { forms } from './form-rows.ts'
import { money } from './money-rows.ts'
import * as the from './world.ts'
import { callers, type Caller, type World } from './world.ts'

/** What is sent besides the route itself. */
interface Sent {
  params?: Record<string, string>
  query?: string
  body?: unknown
  /** In place of a body in JSON. */
  form?: FormData
  headers?: Record<string, string>
}

/** Who passes a route when it is about the customer's or the caterer's own things; everybody else is rejected. */
export interface Row {
  passes: readonly Caller[]
  /** Statuses that reject others, besides those of the caller. */
  rejects?: readonly number[]
  send?: (world: World, caller: Caller) => Promise<Sent> | Sent
}

const everybody = callers
const signedIn = callers.filter((caller) => caller !== 'visitor')
const customers = ['customer', 'otherCustomer'] as const
const owner = ['customer'] as const
const members = ['owner', 'manager', 'cook'] as const
const managers = ['owner', 'manager'] as const
const catererOwner = ['owner'] as const
const parties = ['customer', 'owner', 'manager'] as const
const admins = ['admin'] as const

const ofCustomer = ({ people }: World): Sent => ({ params: { id: people.customer.id } })
const withCustomer = (body: unknown) => (world: World) => ({ ...ofCustomer(world), body })
const ofCaterer = ({ feast }: World): Sent => ({ params: { id: feast.caterer.id, catererId: feast.caterer.id } })
const ofOrder = async (world: World): Promise<Sent> => ({ params: { id: (await the.anUnpaidOrder(world)).id } })
const ofOrderIn =
  (state: OrderState, body?: unknown) =>
  async (world: World): Promise<Sent> => ({
    params: { id: (await the.anOrderIn(world, state)).id },
    ...(body === undefined ? {} : { body }),
  })
const moreGuests = ({ feast }: World) => {
  const { packageId, selections } = feast.request()
  return { packageId, selections, guests: 50, dietSplit: { veg: 50, jain: 0, nonVeg: 0 } }
}
const ofChange = async (world: World): Promise<Sent> => ({
  params: { id: (await the.anOrderIn(world, 'requested')).id },
  body: moreGuests(world),
})
const ofNew =
  (given: object) =>
  ({ feast }: World): Sent => ({ body: { ...given, catererId: feast.caterer.id } })
/** Of a menu, or a package, of the caterer's own. */
const ofMenu =
  (body?: object) =>
  async ({ server, feast }: World): Promise<Sent> => ({
    params: { id: (await aMenu(server, { catererId: feast.caterer.id })).id },
    ...(body ? { body } : {}),
  })
const ofPackage =
  (body?: object) =>
  async ({ server, feast }: World): Promise<Sent> => ({
    params: { id: (await aPackage(server, { catererId: feast.caterer.id })).id },
    ...(body ? { body } : {}),
  })
/** Of an enquiry to the caterer. */
const ofEnquiry = async ({ server, feast }: World): Promise<Sent> => {
  const body = { kind: 'caterer', catererId: feast.caterer.id, name: 'Ravi', contact: '9820012345', message: 'Hello' }
  const sent = await call(server, 'POST', '/api/enquiries', { body })
  return { params: { id: ((await sent.json()) as { id: string }).id }, body: { isAnswered: true } }
}
/** Of a document of the caterer's own. */
const ofDocument = async (world: World): Promise<Sent> => ({
  params: { id: world.feast.caterer.id, documentId: await the.aDocument(world) },
})
const withSecret =
  (purpose: Parameters<typeof the.aMailedSecret>[1], more: object = {}) =>
  async (world: World) => ({
    body: { hash: await the.aMailedSecret(world, purpose), ...more },
  })

const accounts: Record<string, Row> = {
  'POST /auth/email/login': {
    passes: everybody,
    send: async (world) => ({ body: { email: (await the.aPerson(world)).email, password: the.password } }),
  },
  'POST /auth/email/register': { passes: everybody, send: () => ({ body: aRegistration() }) },
  'POST /auth/refresh': {
    passes: everybody,
    send: async (world) => ({ body: { refreshToken: await the.aRefreshToken(world) } }),
  },
  'POST /auth/logout': { passes: everybody, send: () => ({ body: {} }) },
  'GET /auth/me': { passes: signedIn },
  'POST /auth/forgot/password': {
    passes: everybody,
    send: async (world) => ({ body: { email: (await the.aPerson(world)).email } }),
  },
  'POST /api/auth/reset/password': {
    passes: everybody,
    send: withSecret('reset_password', { password: 'banana-leaf-9' }),
  },
  // None of the callers is signed in to the account of the link, so each sets its password.
  'POST /auth/email/confirm': { passes: everybody, send: withSecret('verify_email', { password: 'banana-leaf-9' }) },
  'POST /auth/email/confirm/new': {
    passes: everybody,
    send: withSecret('change_email', { password: 'banana-leaf-9' }),
  },
  // Its bearer is the identity provider's token; what a true one opens is shown by the tests of validate-login.
  'POST /auth/validate/login': {
    passes: [],
    send: () => ({ body: { role: '1', email: 'admin@pangat.example' }, headers: { authorization: '' } }),
  },
  'GET /api/users/{id}': { passes: owner, send: ofCustomer },
  'PATCH /api/users/{id}': { passes: owner, send: withCustomer({ firstName: 'Asha' }) },
  // A new customer each time, who is deleted afterwards.
  'DELETE /api/users/{id}': {
    passes: owner,
    async send(world, caller) {
      const person = await the.aPerson(world)
      return {
        params: { id: person.id },
        body: { password: the.password },
        headers: caller === 'customer' ? await signedInAs(world.server, person) : {},
      }
    },
  },
  'POST /api/users/{id}/email': {
    passes: owner,
    send: (world) => withCustomer({ email: `${newId().toLowerCase()}@pangat.example` })(world),
  },
  'POST /api/users/{id}/verification': { passes: owner, send: ofCustomer },
  'GET /api/users/{id}/email-code': { passes: owner, send: ofCustomer },
  'POST /api/users/{id}/email-code': { passes: owner, send: ofCustomer },
  // Its customer's address is confirmed already.
  'POST /api/users/{id}/email-code/confirm': { passes: owner, send: withCustomer({ code: '000000' }) },
  'POST /api/users/{id}/password': {
    passes: owner,
    // Until the first call it has none; the same one again is no change.
    send: withCustomer({ password: the.password, oldPassword: the.password }),
  },
  'GET /api/users/{id}/sessions': { passes: owner, send: ofCustomer },
  'DELETE /api/users/{id}/sessions/{sessionId}': {
    passes: owner,
    send: async (world) => ({ params: { id: world.people.customer.id, sessionId: await the.aSessionOf(world) } }),
  },
  'DELETE /api/users/{id}/sessions': {
    passes: owner,
    send: (world) => ({ ...ofCustomer(world), query: '?except=current' }),
  },
  'GET /api/users/{id}/data': { passes: owner, send: ofCustomer },
}

const catalogue: Record<string, Row> = {
  'GET /api/places': { passes: everybody, send: () => ({ query: '?q=Bandra' }) },
  'GET /api/places/of-slug': { passes: everybody, send: () => ({ query: '?slug=dadar' }) },
  'GET /api/places/near': { passes: everybody, send: () => ({ query: '?lat=19.2295&lng=72.857' }) },
  'GET /api/search': { passes: everybody },
  'GET /api/price-range': { passes: everybody },
  'GET /api/railway': { passes: everybody },
  'GET /api/caterer/nearby': { passes: everybody, send: () => ({ query: '?lat=19.05&lng=72.83&radius=15' }) },
  'GET /api/caterer': { passes: everybody },
  'GET /api/caterer/compare': {
    passes: everybody,
    send: ({ feast }) => ({ query: `?ids=${feast.caterer.id}&people=25-50` }),
  },
  'GET /api/caterer/{id}': { passes: everybody, send: ofCaterer },
  'GET /api/caterer/slug/{slug}': {
    passes: everybody,
    send: ({ feast }) => ({ params: { slug: feast.caterer.slug } }),
  },
  'POST /api/caterer': {
    passes: ['newCaterer'],
    // Who belongs to a caterer has one.
    rejects: [409],
    // A new account without a caterer each time.
    async send({ server }, caller) {
      const person = caller === 'newCaterer' ? await aUser(server, { role: '3' }) : undefined
      return { body: aCatererProfile(), headers: person ? await signedInAs(server, person) : {} }
    },
  },
  'PATCH /api/caterer/{id}': {
    passes: managers,
    send: (world) => ({ ...ofCaterer(world), body: { complimentary: 'Paan' } }),
  },
  'POST /api/images': {
    passes: ['owner', 'manager', 'otherOwner', 'newCaterer'],
    send: async () => ({ form: uploadForm(await aPhoto({ width: 60, height: 40 })) }),
  },
  'GET /api/caterer/{id}/documents': { passes: catererOwner, send: ofCaterer },
  'POST /api/caterer/{id}/documents': {
    passes: catererOwner,
    send: (world) => ({ ...ofCaterer(world), query: '?kind=cancelled_cheque', form: uploadForm(aPdf(), 'cheque.pdf') }),
  },
  'GET /api/caterer/{id}/documents/{documentId}': { passes: catererOwner, send: ofDocument },
  'DELETE /api/caterer/{id}/documents/{documentId}': { passes: catererOwner, send: ofDocument },
  'GET /api/caterer/{id}/availability': {
    passes: everybody,
    send: (world) => ({ ...ofCaterer(world), query: '?from=2026-12-01&to=2026-12-31&guests=40' }),
  },
  'GET /api/caterer/{id}/fit': {
    passes: everybody,
    send: (world) => ({ ...ofCaterer(world), query: '?date=2026-12-12&guests=40' }),
  },
  'GET /api/caterer/{id}/similar': { passes: everybody, send: ofCaterer },
  'GET /api/menus/caterer/{catererId}': { passes: everybody, send: ofCaterer },
  'GET /api/dishes/caterer/{catererId}': { passes: everybody, send: ofCaterer },
  'GET /api/caterer/{id}/offer': { passes: managers, send: ofCaterer },
  'POST /api/menus': { passes: managers, send: (world) => ofNew({ name: `Soups ${newId()}` })(world) },
  'PATCH /api/menus/{id}': { passes: managers, send: ofMenu({ basePrice: 45 }) },
  'DELETE /api/menus/{id}': { passes: managers, send: ofMenu() },
  'POST /api/menus/{id}/restore': { passes: managers, send: ofMenu() },
  'POST /api/dishes': { passes: managers, send: ofNew({ name: 'Gold', dishType: 'veg', basePrice: 300 }) },
  'PATCH /api/dishes/{id}': { passes: managers, send: ofPackage({ servings: 'One' }) },
  'DELETE /api/dishes/{id}': { passes: managers, send: ofPackage() },
  'POST /api/dishes/{id}/restore': { passes: managers, send: ofPackage() },
  'GET /reviews/{id}': {
    passes: everybody,
    send: async ({ server }) => ({ params: { id: (await aReview(server)).id } }),
  },
  'GET /api/reviews': { passes: everybody, send: ({ feast }) => ({ query: `?caterer=${feast.caterer.id}` }) },
  'GET /api/claims': { passes: everybody },
  'GET /api/caterer-terms': { passes: everybody },
  'GET /api/coupon': { passes: everybody },
  'POST /api/coupon/validate': {
    passes: everybody,
    send: async ({ server }) => ({ body: { code: (await aCoupon(server)).code } }),
  },
  'POST /api/coupon/use/{userId}/{couponId}': {
    passes: owner,
    send: async (world) => ({ params: { userId: world.people.customer.id, couponId: await the.aUsedCoupon(world) } }),
  },
  'GET /api/promotions': { passes: everybody },
  'GET /chatbot/chatbot/chatbot_response': { passes: everybody, send: () => ({ query: '?input=hello' }) },
}

const ofMember = async ({ server, feast }: World): Promise<Sent> => ({
  params: { id: feast.caterer.id, userId: (await aMember(server, feast.caterer.id)).id },
})
/** A new member in the caller's part acts in place of a manager or cook. */
const asNewMember = async ({ server, feast }: World, caller: Caller): Promise<Sent> =>
  caller === 'manager' || caller === 'cook'
    ? { headers: await signedInAs(server, await aMember(server, feast.caterer.id, { part: caller })) }
    : {}

const days: Record<string, Row> = {
  // Who acts for another caterer sees and changes that one's own.
  'GET /api/calendar': {
    passes: [...members, 'otherOwner'],
    send: () => ({ query: '?from=2026-12-01&to=2026-12-31' }),
  },
  'PUT /api/calendar/days': {
    passes: [...managers, 'otherOwner'],
    send: () => ({ body: { from: '2027-03-01', to: '2027-03-02', state: 'closed' } }),
  },
  'PUT /api/calendar/pause': {
    passes: [...managers, 'otherOwner'],
    send: ({ server }) => ({ body: { until: addDays(dayInIndia(server.clock.now()), 1) } }),
  },
  'DELETE /api/calendar/pause': { passes: [...managers, 'otherOwner'] },
  'PUT /api/calendar/terms': { passes: [...managers, 'otherOwner'], send: () => ({ body: { changeCutOffHours: 48 } }) },
}

const kitchen: Record<string, Row> = {
  'GET /api/calendar/feed': { passes: [...members, 'otherOwner'] },
  'POST /api/calendar/feed': { passes: [...members, 'otherOwner'] },
  // Whoever knows the address reads it.
  'GET /api/feed/{file}': { passes: everybody, send: async (world) => ({ params: { file: await the.aFeed(world) } }) },
  'GET /api/order-settings': { passes: [...managers, 'otherOwner'] },
  'PUT /api/order-settings/automatic-acceptance': { passes: [...managers, 'otherOwner'], send: () => ({ body: {} }) },
  'PUT /api/order-settings/replies': { passes: [...managers, 'otherOwner'], send: () => ({ body: { replies: [] } }) },
  'GET /api/kitchen-sheet': { passes: [...members, 'otherOwner'], send: () => ({ query: '?day=2026-12-12' }) },
  'PUT /api/kitchen-sheet/settings': {
    passes: [...managers, 'otherOwner'],
    send: () => ({ body: { bufferPercent: 5, servedSetUpMinutes: 90, packedSetUpMinutes: 20 } }),
  },
}

const team: Record<string, Row> = {
  'GET /api/caterer/{id}/members': { passes: catererOwner, send: ofCaterer },
  'POST /api/caterer/{id}/invitations': {
    passes: catererOwner,
    send: (world) => ({
      ...ofCaterer(world),
      body: { email: `${newId().toLowerCase()}@pangat.example`, part: 'cook' },
    }),
  },
  'DELETE /api/caterer/{id}/invitations/{invitationId}': {
    passes: catererOwner,
    send: (world) => ({ params: { ...ofCaterer(world).params, invitationId: newId() } }),
  },
  'PATCH /api/caterer/{id}/members/{userId}': {
    passes: catererOwner,
    send: async (world) => ({ ...(await ofMember(world)), body: { part: 'cook' } }),
  },
  'DELETE /api/caterer/{id}/members/{userId}': { passes: catererOwner, send: ofMember },
  'POST /api/caterer/{id}/ownership': {
    passes: catererOwner,
    async send(world) {
      const { params } = await ofMember(world)
      return { ...ofCaterer(world), body: { userId: params?.['userId'], password: the.password } }
    },
  },
  'DELETE /api/caterer/{id}/ownership': { passes: catererOwner, send: ofCaterer },
  'GET /api/membership': { passes: [...members, 'otherOwner'] },
  // The owners stay.
  'DELETE /api/membership': { passes: ['manager', 'cook'], rejects: [409], send: asNewMember },
  // An offer to a new member each time, by an owner of its own.
  'POST /api/membership/ownership': {
    passes: ['manager', 'cook'],
    send: (world, caller) => the.asOfferedMember(world, caller),
  },
  'POST /api/invitations/read': {
    passes: everybody,
    send: async (world) => ({
      body: { hash: await the.anInvitation(world, `${newId().toLowerCase()}@pangat.example`) },
    }),
  },
  // A new account without a caterer each time.
  'POST /api/invitations/accept': {
    passes: ['newCaterer'],
    rejects: [409],
    async send(world, caller) {
      const person = await aUser(world.server, { role: '3' })
      const hash = await the.anInvitation(world, person.email)
      return { body: { hash }, headers: caller === 'newCaterer' ? await signedInAs(world.server, person) : {} }
    },
  },
}

const ordering: Record<string, Row> = {
  'GET /api/account/event': { passes: customers },
  'PUT /api/account/event': { passes: customers, send: () => ({ body: { guests: 60 } }) },
  'GET /api/shortlist': { passes: customers },
  'POST /api/shortlist': { passes: customers, send: ({ feast }) => ({ body: { caterers: [feast.caterer.id] } }) },
  'PUT /api/shortlist/{catererId}': { passes: customers, send: ofCaterer },
  'DELETE /api/shortlist/{catererId}': { passes: customers, send: ofCaterer },
  'POST /api/orders/quote': { passes: everybody, send: ({ feast }) => ({ body: feast.request() }) },
  'POST /api/orders': {
    passes: customers,
    send: ({ feast }) => ({ body: feast.request(), headers: { 'idempotency-key': newId() } }),
  },
  'GET /api/orders': { passes: customers },
  'GET /api/orders/received': { passes: [...members, 'otherOwner'] },
  'GET /api/orders/received/{id}': { passes: members, send: ofOrderIn('accepted') },
  'POST /api/seen': { passes: everybody, send: ({ feast }) => ({ body: { catererId: feast.caterer.id } }) },
  'GET /api/numbers': { passes: [...managers, 'otherOwner'] },
  'GET /api/numbers/month': { passes: [...catererOwner, 'otherOwner'] },
  'GET /api/enquiries': { passes: [...managers, 'otherOwner'] },
  'PATCH /api/enquiries/{id}': { passes: managers, send: ofEnquiry },
  'GET /api/events': { passes: signedIn },
  'GET /api/notifications': { passes: signedIn },
  'POST /api/notifications/read': { passes: signedIn, send: () => ({ body: {} }) },
  'GET /api/push': { passes: [...managers, 'otherOwner'] },
  'POST /api/push': { passes: [...managers, 'otherOwner'], send: () => ({ body: the.aBrowser() }) },
  'DELETE /api/push/{id}': {
    passes: ['owner'],
    send: async (world) => ({ params: { id: await the.aPushSubscription(world) } }),
  },
  'GET /api/orders/{id}': { passes: ['customer', 'admin'], send: ofOrder },
  'GET /api/orders/{id}/documents': { passes: [...parties, 'admin'], send: ofOrderIn('requested') },
  'GET /api/orders/{id}/documents/{file}': {
    passes: [...parties, 'admin'],
    async send(world) {
      const order = await the.anOrderIn(world, 'accepted')
      const documents = await call(world.server, 'GET', `/api/orders/${order.id}/documents`, {
        headers: await the.headersOf(world, 'customer'),
      })
      const [document] = (await documents.json()) as OrderDocument[]
      return { params: { id: order.id, file: `${document?.id}.pdf` } }
    },
  },
  'GET /api/orders/{id}/event.ics': { passes: [...parties, 'admin'], send: ofOrderIn('requested') },
  'DELETE /api/orders/{id}': { passes: owner, send: ofOrder },
  'POST /api/orders/{id}/accept': { passes: managers, send: ofOrderIn('requested') },
  'POST /api/orders/{id}/decline': {
    passes: managers,
    send: ofOrderIn('requested', { reason: 'Our tandoor is broken' }),
  },
  'POST /api/orders/{id}/prepare': { passes: members, send: ofOrderIn('accepted') },
  'POST /api/orders/{id}/deliver': { passes: members, send: ofOrderIn('in_preparation') },
  'POST /api/orders/{id}/complete': { passes: owner, send: ofOrderIn('delivered') },
  'POST /api/orders/{id}/cancel': { passes: parties, send: ofOrderIn('requested', {}) },
  'POST /api/orders/{id}/change/quote': { passes: owner, send: ofChange },
  'POST /api/orders/{id}/change': { passes: owner, send: ofChange },
  'DELETE /api/orders/{id}/change': {
    passes: owner,
    async send(world) {
      const { params } = await ofChange(world)
      await call(world.server, 'POST', `/api/orders/${params?.id}/change`, {
        headers: await the.headersOf(world, 'customer'),
        body: moreGuests(world),
      })
      return params ? { params } : {}
    },
  },
  'GET /api/orders/{id}/again': { passes: owner, send: ofOrderIn('requested') },
  'POST /api/orders/{id}/pay-again': {
    passes: owner,
    async send(world) {
      const sent = await ofOrder(world)
      await call(world.server, 'DELETE', `/api/orders/${sent.params?.id}`, {
        headers: await the.headersOf(world, 'customer'),
      })
      return { ...sent, body: {}, headers: { 'idempotency-key': newId() } }
    },
  },
  'GET /api/orders/{id}/messages': { passes: [...parties, 'admin'], send: ofOrderIn('requested') },
  'POST /api/orders/{id}/messages': {
    passes: parties,
    send: ofOrderIn('requested', { text: 'Namaste' }),
  },
  'POST /api/orders/{id}/messages/read': { passes: parties, send: ofOrderIn('requested', { seq: 0 }) },
  'POST /api/reviews': {
    passes: owner,
    send: async (world) => ({ body: { orderId: (await the.anOrderIn(world, 'completed')).id, rating: 5 } }),
  },
  'GET /api/orders/{id}/review': {
    passes: [...parties, 'admin'],
    async send(world) {
      const order = await the.anOrderIn(world, 'completed')
      await call(world.server, 'POST', '/api/reviews', {
        headers: await the.headersOf(world, 'customer'),
        body: { orderId: order.id, rating: 5 },
      })
      return { params: { id: order.id } }
    },
  },
  'POST /api/reviews/{id}/reply': {
    passes: managers,
    send: async (world) => ({
      params: { id: (await aReview(world.server, { catererId: world.feast.caterer.id })).id },
      body: { text: 'Thank you' },
    }),
  },
  'POST /api/payment/initiate': {
    passes: owner,
    async send(world) {
      const { id, bill } = await the.anUnpaidOrder(world)
      return { body: { amount: bill.total, orderId: id } }
    },
  },
  'POST /api/payment/test': { passes: signedIn, send: () => ({ body: { amount: 100 } }) },
  'GET /api/payment/status/{transactionId}': {
    passes: everybody,
    send: async (world) => ({ params: { transactionId: (await the.anUnpaidOrder(world)).transactionId } }),
  },
  'GET /api/payment/verify': {
    passes: everybody,
    send: async (world) => ({ query: `?transactionId=${(await the.anUnpaidOrder(world)).transactionId}` }),
  },
  'POST /api/payment/confirm/{orderId}': {
    passes: owner,
    send: async (world) => ({ params: { orderId: (await the.aPaidOrder(world)).id }, body: {} }),
  },
}

/** Every route by its first path. A route that is not here fails the test: please say who may call it. */
/** A caterer that waits for an admin, with the version that the admin saw. */
const aPendingCaterer = async ({ server }: World) => {
  const { id } = await aCaterer(server, { approval: 'pending', gstNo: aGstNo(nextNumber()) })
  return { params: { id }, version: 1 }
}

const backOffice: Record<string, Row> = {
  'GET /api/admin/caterers': { passes: admins },
  'GET /api/admin/caterers/{id}': { passes: admins, send: ofCaterer },
  'GET /api/admin/caterers/{id}/documents/{documentId}': { passes: admins, send: ofDocument },
  'POST /api/admin/caterers/{id}/approval': {
    passes: admins,
    async send(world) {
      const { params, version } = await aPendingCaterer(world)
      return { params, body: { action: 'approve', version } }
    },
  },
  'PUT /api/admin/caterers/{id}/checks/{item}': {
    passes: admins,
    async send(world) {
      const { params, version } = await aPendingCaterer(world)
      return { params: { ...params, item: 'phone' }, body: { checked: true, version } }
    },
  },
  'POST /api/admin/caterers/{id}/revision': {
    passes: admins,
    async send(world) {
      const { id } = await aCaterer(world.server)
      await saveRevision(world.server, id, { name: { name: 'Proposed' } })
      return { params: { id }, body: { version: 1, decisions: { name: 'accept' } } }
    },
  },
  'GET /api/admin/audit': { passes: admins },
}

export const matrix: Readonly<Record<string, Row>> = {
  ...accounts,
  ...catalogue,
  ...days,
  ...kitchen,
  ...team,
  ...ordering,
  ...backOffice,
  ...money,
  ...forms,
}
