import { act } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { User } from '#contract/endpoints/identity.ts'
import type { OrderView } from '#contract/endpoints/orders/order.ts'
import { formatMoment } from '#contract/values/calendar.ts'
import { zero } from '#contract/values/money.ts'
import { anOrderView, billOf } from '#test/factories/order-view.ts'
import { errorResponse, stubApi, type ApiStub } from '#test/support/api-stub.ts'
import { renderInRouter } from '#test/support/in-router.tsx'
import { goToGateway } from '#web/booking/payment/gateway-form.ts'
import { orderRequestOf } from '#web/booking/steps/bill-request.ts'
import type { Problem } from '#web/shared/form/problems.ts'
import { m } from '#messages'
import { emptyDetails, type Details, type Draft } from '#web/shared/draft/draft-shape.ts'
import { changeDetails, currentDraft, forgetDraft, replaceDraft, useDraft } from '#web/shared/draft/draft-store.ts'
import type { Offer } from '#web/shared/draft/offer.ts'
import { knownSession } from '#web/shared/session/session.ts'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { useBill } from './use-bill.ts'

vi.mock('#web/ui/overlays/toaster.tsx', () => ({ notify: vi.fn() }))
vi.mock('#web/shared/session/session.ts', () => ({ currentSession: vi.fn(), knownSession: vi.fn() }))
vi.mock('#web/booking/payment/gateway-form.ts', () => ({ goToGateway: vi.fn() }))

const offer: Offer = {
  id: 'p',
  name: 'Silver',
  description: '',
  kind: 'package',
  diet: 'veg',
  basePrice: zero,
  minOrder: 10,
  minBill: zero,
  terms: { gstRate: 500, delivery: { freeKm: 10, perKm: zero } },
  bands: ['25-50'],
  items: [],
}
// The hook reads nothing else of an account.
const asha = { id: 'U1', firstName: 'Asha', lastName: 'Patil', phone: '+919820012345', email: 'a@b.example' } as User
const whole: Details = {
  ...emptyDetails,
  guests: '40',
  veg: '40',
  jain: '0',
  nonVeg: '0',
  eventDate: '2026-12-12',
  eventTime: '19:30',
  placeText: 'Bandra',
  place: { name: 'Bandra', address: 'Bandra, Mumbai', lat: 19, lng: 72 },
  venueLine: '4 Hill Road',
  pinCode: '400050',
  contactName: 'Meera',
  contactPhone: '9876543210',
}
const aDraft = (details: Partial<Details> = {}, put: Partial<Draft> = {}): Draft => ({
  version: 1,
  catererId: 'c',
  catererSlug: 'annapurna',
  packageId: 'p',
  name: 'Silver',
  band: undefined,
  menu: [],
  details: { ...whole, ...details },
  coupon: undefined,
  placing: undefined,
  ...put,
})
const placedBy = (draft: Draft): Draft => ({
  ...draft,
  placing: { content: JSON.stringify(orderRequestOf(draft, offer, 0)), key: 'K1', orderId: 'O1' },
})
const waitingOrder = anOrderView({
  id: 'O1',
  state: 'awaiting_payment',
  paymentStatus: 'PENDING',
  bill: billOf(15_000),
  holdUntil: '2026-11-20T05:00:00Z',
  can: { pay: true, delete: true },
})

let server: ApiStub
let order: OrderView | undefined
let quoted: { total: number; problems: Problem[] }
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T04:30:00Z') })
  for (const mock of [notify, goToGateway]) vi.mocked(mock).mockReset()
  vi.mocked(knownSession).mockResolvedValue({ status: 'signed_in', user: asha })
  act(() => forgetDraft())
  order = undefined
  quoted = { total: 14_000, problems: [] }
  server = stubApi(({ path }) => {
    if (path.endsWith('/quote'))
      return Response.json({ bill: billOf(quoted.total), problems: quoted.problems, notes: [] })
    return order ? Response.json(order) : errorResponse('order_not_found', m.error_order_not_found())
  })
})

const viewer = (user: User | undefined) => ({ user, state: user ? ('admitted' as const) : ('signed_out' as const) })
const settle = (milliseconds = 1_000) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)))
const asked = (end: string) => server.requests.filter(({ path }) => path.endsWith(end))

async function open(draft: Draft, user: User | undefined = asha, put: Partial<Offer> = {}) {
  act(() => replaceDraft(draft))
  const showProblems = vi.fn<() => void>()
  const view = renderInRouter(
    () => useBill({ ...offer, ...put }, useDraft() ?? draft, viewer(user), showProblems),
    '/bill',
  )
  await settle()
  const pay = () => act(async () => view.current().pay())
  const change = (details: Partial<Details>) => act(() => changeDetails(details))
  return { ...view, showProblems, pay, change }
}

describe('useBill', () => {
  test('shows the bill of the draft', async () => {
    const { current } = await open(aDraft())
    expect(current()).toMatchObject({ main: 'veg', guests: 40, total: 14_000, bill: billOf(14_000), problems: [] })
    expect(current()).toMatchObject({ waiting: undefined, unpaid: undefined, confirming: undefined, least: undefined })
  })

  test('shows no total while the newest bill failed, but the bill of before', async () => {
    const { current, change } = await open(aDraft())
    server.answerWith(() => errorResponse('busy', m.error_busy()))
    change({ guests: '41' })
    await settle()
    expect(current()).toMatchObject({ total: undefined, bill: billOf(14_000), quote: { failed: expect.any(String) } })
  })

  test.each([
    ['', m.bill_for_least({ portions: '25 plates' })],
    ['40', undefined],
  ])('says for how many the price is when %j guests were typed', async (guests, least) => {
    const { current } = await open(aDraft({ guests, veg: '', jain: '', nonVeg: '' }))
    expect(current().least).toBe(least)
  })

  describe('what is known', () => {
    const unfilled = { contactName: '', contactPhone: '' }

    test('fills in the contact of the account, without its country code', async () => {
      await open(aDraft(unfilled))
      expect(currentDraft()?.details).toMatchObject({ contactName: 'Asha Patil', contactPhone: '9820012345' })
    })

    test('fills in a single name without a space', async () => {
      await open(aDraft(unfilled), { ...asha, lastName: '' })
      expect(currentDraft()?.details.contactName).toBe('Asha')
    })

    test.each([{ contactName: 'Meera' }, { contactPhone: '98' }])(
      'leaves a contact alone that was begun: %j',
      async (typed) => {
        await open(aDraft({ ...unfilled, ...typed }))
        expect(currentDraft()?.details).toMatchObject({ ...unfilled, ...typed })
      },
    )

    test('fills in nothing for a visitor, and the contact once they have logged in', async () => {
      let user: User | undefined
      act(() => replaceDraft(aDraft(unfilled)))
      const { current } = renderInRouter(() => useBill(offer, useDraft() ?? aDraft(), viewer(user), () => {}))
      await settle()
      expect([current().total, currentDraft()?.details]).toMatchObject([14_000, unfilled])
      user = asha
      act(() => changeDetails({ guests: '41' }))
      expect(currentDraft()?.details.contactName).toBe('Asha Patil')
    })

    test('fills in nothing once the draft is forgotten', async () => {
      const { current } = renderInRouter(() => useBill(offer, aDraft(unfilled), viewer(asha), () => {}))
      await settle()
      expect([current().total, currentDraft()]).toEqual([14_000, undefined])
    })

    test('lets all guests eat what the package is', async () => {
      await open(aDraft({ veg: '', jain: '', nonVeg: '' }), asha, { diet: 'jain' })
      expect(currentDraft()?.details).toMatchObject({ veg: '0', jain: '40', nonVeg: '0' })
    })

    test.each([
      { veg: '5', jain: '', nonVeg: '' },
      { veg: '', jain: '5', nonVeg: '' },
      { veg: '', jain: '', nonVeg: '5' },
      { guests: '', veg: '', jain: '', nonVeg: '' },
    ])('leaves the split alone in %j', async (details) => {
      await open(aDraft(details))
      expect(currentDraft()?.details).toMatchObject(details)
    })
  })

  describe('problems', () => {
    test('are shown once Pay was pressed, and lead to their list', async () => {
      const { current, pay, showProblems } = await open(aDraft({ pinCode: '4000' }))
      expect(current()).toMatchObject({ problems: [] })
      expect(current().fields.errorOf('pinCode')).toBeUndefined()
      await pay()
      expect(current().problems.map(({ field }) => field)).toEqual(['venue.pinCode'])
      expect(current().fields.errorOf('pinCode')).toBe(m.bill_pin_needed())
      expect([showProblems.mock.calls.length, asked('/api/orders').length]).toEqual([1, 0])
    })

    test('ask for the hours of service except of packed food', async () => {
      const { current, pay } = await open(aDraft({ serviceHours: '' }))
      await pay()
      expect(current().problems.map(({ field }) => field)).toEqual(['serviceHours'])
      const packed = await open(aDraft({ serviceHours: '' }), asha, { kind: 'packed' })
      act(() => packed.current().fields.touch('serviceHours'))
      expect(packed.current().fields.errorOf('serviceHours')).toBeUndefined()
    })

    test('of the server are shown beside their fields, while the bill is about what is on the page', async () => {
      quoted.problems = [
        { field: 'couponCode', message: 'This coupon has expired.' },
        { field: 'unpaid', message: 'Pay for your other bookings first.' },
      ]
      const { current, change } = await open(aDraft())
      expect(current()).toMatchObject({
        couponError: 'This coupon has expired.',
        unpaid: 'Pay for your other bookings first.',
        problems: [],
      })
      change({ guests: '41' })
      expect(current()).toMatchObject({ couponError: undefined, unpaid: undefined })
    })

    test('of the coupon are no reason to speak of unpaid bookings, nor to look up the earlier order again', async () => {
      order = { ...waitingOrder, can: { delete: true } }
      quoted.problems = [{ field: 'couponCode', message: 'This coupon has expired.' }]
      const { current } = await open(placedBy(aDraft()))
      await settle()
      expect(current()).toMatchObject({ couponError: 'This coupon has expired.', unpaid: undefined })
      expect(asked('/O1')).toHaveLength(1)
    })

    test('found when placing are shown until something else is asked', async () => {
      const { current, pay, change, showProblems } = await open(aDraft())
      server.answerWith(() => errorResponse('malformed', 'Check the form.', { eventDate: 'This day is full.' }))
      await pay()
      expect(current().problems).toEqual([{ field: 'eventDate', message: 'This day is full.' }])
      expect(showProblems).toHaveBeenCalledOnce()
      await pay()
      expect(current().problems).toEqual([{ field: 'eventDate', message: 'This day is full.' }])
      change({ eventDate: '2026-12-13' })
      expect(current().problems).toEqual([])
    })
  })

  describe('confirming', () => {
    const unconfirmed: Problem = { field: 'email', message: 'Confirm your email address.' }

    test('opens while the bill asks for it, stays open while the next bill is asked, and asks again once confirmed', async () => {
      quoted.problems = [unconfirmed]
      const { current, change } = await open(aDraft())
      expect(current().confirming?.open).toBe(true)
      change({ guests: '41' })
      expect(current().confirming?.open).toBe(true)
      await settle()
      const before = asked('/quote').length
      quoted.problems = []
      act(() => current().confirming?.onConfirmed())
      await settle()
      expect([asked('/quote').length, current().confirming?.open]).toEqual([before + 1, true])
    })

    test('opens when placing asks for it, and forgets that problem once confirmed', async () => {
      const { current, pay } = await open(aDraft())
      const quote = Response.json({ bill: billOf(14_000), problems: [], notes: [] })
      server.answerWith(() => errorResponse('email_unconfirmed', 'Confirm.', { email: 'Confirm your email address.' }))
      await pay()
      expect([current().confirming?.open, current().problems]).toEqual([true, [unconfirmed]])
      server.answerWith(() => quote)
      act(() => current().confirming?.onConfirmed())
      expect([current().confirming?.open, current().problems]).toEqual([true, []])
    })
  })

  describe('an earlier order', () => {
    test('is paid as it is while nothing was changed', async () => {
      order = waitingOrder
      const { current, pay } = await open(placedBy(aDraft()))
      expect(current()).toMatchObject({
        bill: billOf(15_000),
        total: 15_000,
        problems: [],
        waiting: m.bill_unpaid_order({ time: formatMoment(new Date('2026-11-20T05:00:00Z')) }),
      })
      server.answerWith(() => Response.json({ url: 'https://gateway.example/pay', method: 'GET', fields: {} }))
      await pay()
      expect(server.requests.at(-1)).toMatchObject({
        path: '/api/payment/initiate',
        body: { orderId: 'O1', amount: 15_000, userId: 'U1' },
      })
      expect(goToGateway).toHaveBeenCalledOnce()
    })

    test('shows no problems, and its total also when there is no new bill', async () => {
      order = waitingOrder
      server.answerWith(({ path }) =>
        path.endsWith('/quote') ? errorResponse('busy', m.error_busy()) : Response.json(order),
      )
      const { current } = await open(placedBy(aDraft({ pinCode: '4000' })))
      act(() => current().fields.touch('pinCode'))
      expect([current().total, current().fields.errorOf('pinCode')]).toEqual([15_000, undefined])
    })

    test('does not ask for a confirmed address while it can be paid', async () => {
      order = waitingOrder
      quoted.problems = [{ field: 'email', message: 'Confirm your email address.' }]
      const { current } = await open(placedBy(aDraft()))
      expect([current().quote.current, current().confirming]).toEqual([true, undefined])
    })

    test('has no hold to speak of when the server names none', async () => {
      const { holdUntil: _, ...unheld } = waitingOrder
      order = unheld
      const { current } = await open(placedBy(aDraft()))
      expect(current()).toMatchObject({ total: 15_000, waiting: undefined })
    })

    test('is replaced by what was changed', async () => {
      order = waitingOrder
      const { current, change } = await open(placedBy(aDraft()))
      change({ guests: '41' })
      await settle()
      expect(current()).toMatchObject({ waiting: undefined, total: 14_000, replaces: 'O1' })
      expect(asked('/quote').at(-1)?.body).toMatchObject({ guests: 41, replaces: 'O1' })
    })

    test('is reloaded when the bill says that it can no longer be replaced', async () => {
      order = { ...waitingOrder, can: { delete: true } }
      await open(placedBy(aDraft()))
      expect(asked('/O1')).toHaveLength(1)
      quoted.problems = [{ field: 'replaces', message: 'This booking has ended.' }]
      act(() => changeDetails({ guests: '41' }))
      order = { ...waitingOrder, can: {} }
      await settle()
      expect(asked('/O1')).toHaveLength(2)
      await settle()
      expect(asked('/quote').at(-1)?.body).not.toHaveProperty('replaces')
    })

    test('that was paid elsewhere ends the draft and leads to the bookings', async () => {
      order = anOrderView({ id: 'O1', paymentStatus: 'COMPLETED' })
      const { address, router } = await open(placedBy(aDraft()))
      expect([address(), router.state.historyAction, currentDraft()]).toEqual(['/my-orders', 'REPLACE', undefined])
      expect(vi.mocked(notify).mock.calls).toEqual([[m.bill_already_paid(), 'success']])
    })

    test('that was paid does not end a draft that was changed since', async () => {
      order = anOrderView({ id: 'O1', paymentStatus: 'COMPLETED' })
      const { address } = await open(aDraft({ guests: '41' }, { placing: placedBy(aDraft()).placing }))
      expect([address(), currentDraft()?.details.guests]).toEqual(['/bill', '41'])
    })
  })
})
