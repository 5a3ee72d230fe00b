import { addDays, dayInIndia, type Day } from '#contract/values/calendar.ts'
import type { Context } from '#server/kernel/context.ts'
import { doEach } from '#server/kernel/due-work/do-each.ts'
import { publish } from '#server/kernel/events.ts'
import { settleOrder } from '#server/modules/ledger/index.ts'
import { basesOf, lockOrders } from '#server/modules/ordering/index.ts'
import { marketplaceTermsOn } from '#server/modules/taxes/index.ts'
import type { Deps } from '../deps.ts'
import { isWorthPaying, linesOf, payoutDayUntil } from '../domain/compose-payout.ts'
import { newPayoutCode } from './payout-code.ts'
import { listCaterersToPay, listPayables } from '../queries/payables.ts'
import { lockDetails } from '../store/details.ts'
import { setOpen } from '../store/payables.ts'
import { beginRun, finishRun, insertPayout } from '../store/payouts.ts'
import { readPayee } from './details.ts'
import { readPayable, taxTermsOn } from './read-payable.ts'

const batch = 100

/**
 * Makes the payouts of the latest weekly run (C92), once: each caterer in a transaction of its own. A run that was interrupted goes on;
 * a caterer that fails keeps no other waiting, and the run ends when all were seen to. Safe to run concurrently.
 */
export async function makePayouts(ctx: Context, deps: Pick<Deps, 'sealer'>): Promise<void> {
  const today = dayInIndia(ctx.clock.now())
  const { payout: terms } = await marketplaceTermsOn(ctx.db, today)
  const day = payoutDayUntil(today, terms.weekday)
  if (!(await ctx.transaction((tx) => beginRun(tx, day)))) return
  const until = addDays(day, -1)
  let after = ''
  let failed = 0
  for (;;) {
    const catererIds = await listCaterersToPay(ctx.db, until, after, batch)
    failed += await doEach(ctx, catererIds, (catererId) => payCaterer(ctx, deps, catererId, day), {
      failed: 'payout failed to be made',
      about: (catererId) => ({ catererId, day }),
    })
    if (catererIds.length < batch) break
    after = catererIds.at(-1) ?? ''
  }
  if (failed === 0) await ctx.transaction((tx) => finishRun(tx, day, ctx.clock.now()))
}

/** Makes the payout of one caterer, unless it is held, was made already, or is too little. */
export async function payCaterer(
  ctx: Context,
  { sealer }: Pick<Deps, 'sealer'>,
  catererId: string,
  day: Day,
): Promise<void> {
  await ctx.transaction(async (tx) => {
    const now = ctx.clock.now()
    if ((await lockDetails(tx, [catererId])).length === 0) return
    const payee = await readPayee(tx, sealer, catererId, now)
    if (payee.hold?.reason === 'bank_details_unreadable')
      ctx.log.error({ catererId }, 'payout held: bank details cannot be decrypted')
    if (payee.hold) return
    const until = addDays(day, -1)
    const tax = await taxTermsOn(tx, day, payee.pan)
    const open = (await listPayables(tx, catererId, until)).map(({ orderId }) => orderId)
    await lockOrders(tx, open)
    const bases = await basesOf(tx, open)
    // One after the other: each takes its part of what is free in the year.
    for (const orderId of open) {
      const basis = bases.get(orderId)
      if (basis) await settleOrder(tx, { orderId, catererId, basis, ...tax, on: day, at: now })
    }
    const { orders, dues } = await readPayable(tx, catererId, { until, on: day, tax })
    const { payout: terms } = await marketplaceTermsOn(tx, day)
    const { lines, total } = linesOf(orders, dues)
    if (!isWorthPaying({ total }, orders, terms, day)) return
    const id = ctx.newId()
    const payout = { id, catererId, kind: 'proceeds', amount: total, code: newPayoutCode(), dueOn: day, lines } as const
    await insertPayout(tx, payout, now)
    await setOpen(tx, open, false)
    await publish(tx, { type: 'payout.made', subject: id }, { catererId }, { after: { amount: total } })
  })
}
