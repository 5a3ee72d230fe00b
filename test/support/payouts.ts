import type { AdminPayouts, PayoutFile } from '#contract/endpoints/money/admin-payouts.ts'
import type { BankDetailsView } from '#contract/endpoints/money/bank-details.ts'
import type { PayoutsView } from '#contract/endpoints/money/payouts.ts'
import type { ErrorResponse } from '#contract/endpoints/shared.ts'
import { paise } from '#contract/values/money.ts'
import { hashPassword } from '#server/modules/identity/index.ts'
import { aCoupon } from '#test/factories/coupon.ts'
import type { RunningGateway } from './gateway.ts'
import { aCatererWithOwner, payFor, type OrderInHands } from './life.ts'
import { aGuest, type ErrorBody, type Feast, type Guest } from './ordering.ts'
import type { TestServer } from './server.ts'

/** The password of owners and admins. */
export const password = 'Pangat2026'
const account = {
  accountNumber: '0001 2345 6789',
  accountNumberAgain: '000123456789',
  ifsc: 'hdfc0001234',
  name: 'Asha Kulkarni',
  password,
}

/** A caterer that is paid, and the admin who pays. */
export interface PaidCaterer {
  feast: Feast
  owner: Guest
  admin: Guest
}

/** What tests of payouts do, at a server and its gateway. */
export function payoutActs(server: TestServer, gateway: RunningGateway) {
  const at = (moment: string) => server.clock.set(new Date(moment))
  const run = (job: string) => server.services.backgroundJobs[job]?.()

  /** A caterer with an owner, whose plates cost ₹100 each. */
  async function aPaidCaterer(): Promise<PaidCaterer> {
    const passwordHash = await hashPassword(password)
    const owner = await aGuest(server, { role: '3', passwordHash })
    const caterer = { ownerId: owner.user.id }
    const { feast } = await aCatererWithOwner(server, { caterer, offer: { basePrice: paise(100_00) } })
    return { feast, owner, admin: await aGuest(server, { role: '1', passwordHash }) }
  }

  /** A paid order of 60 plates with ten per cent off, whose event is on 12 December. */
  async function anOrder({ feast, owner }: PaidCaterer): Promise<OrderInHands> {
    const { code } = await aCoupon(server, { percent: 1_000 })
    return payFor(server, gateway, { feast, owner, request: feast.request({ guests: 60, couponCode: code }) })
  }

  /** Completes orders on the day of their event. */
  async function finish(orders: readonly OrderInHands[]): Promise<void> {
    for (const hands of orders) await hands.asCaterer('accept')
    at('2026-12-12T06:30:00Z')
    for (const hands of orders) {
      for (const verb of ['prepare', 'deliver']) await hands.asCaterer(verb)
      const { status, text } = await hands.asCustomer('complete')
      if (status !== 200) throw new Error(`completing was answered ${status}: ${text}`)
    }
    await run('payables')
  }

  /** Completes orders on the day of their event, and releases their promotions. */
  async function complete(admin: Guest, ...orders: OrderInHands[]): Promise<void> {
    await finish(orders)
    for (const { order } of orders) {
      const { status } = await admin.call('POST', `/api/admin/orders/${order.id}/promotion`, { password })
      if (status !== 200) throw new Error(`releasing was answered ${status}`)
    }
  }

  return {
    at,
    run,
    aPaidCaterer,
    anOrder,
    finish,
    complete,
    async aCompletedOrder(caterer: PaidCaterer): Promise<OrderInHands> {
      const hands = await anOrder(caterer)
      await complete(caterer.admin, hands)
      return hands
    },
    giveDetails: (owner: Guest, given: object = {}) =>
      owner.call<BankDetailsView & ErrorBody & Pick<ErrorResponse, 'problems'>>('PUT', '/api/bank-details', {
        ...account,
        ...given,
      }),
    payoutsOf: async (owner: Guest) => (await owner.call<PayoutsView>('GET', '/api/payouts')).body,
    /** Payouts of a caterer as an admin sees them. */
    adminItems: async ({ admin, feast }: PaidCaterer, state = 'due') =>
      (await admin.call<AdminPayouts>('GET', `/api/admin/payouts?state=${state}`)).body.items.filter(
        ({ caterer }) => caterer.id === feast.caterer.id,
      ),
    makeFile: (admin: Guest) => admin.call<PayoutFile & ErrorBody>('POST', '/api/admin/payouts/files', { password }),
    importFile: (admin: Guest, content: string) =>
      admin.call<{ alreadyImported: boolean; paid: number; failed: number; message: string[] | string } & ErrorBody>(
        'POST',
        '/api/admin/payouts/import',
        { content, password },
      ),
  }
}
