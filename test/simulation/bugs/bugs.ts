/** An area in which the review of the tests planted bugs, or the number of an abuse case. */
type Source = 'pricing' | 'availability' | 'coupons' | 'payments' | 'permissions' | 'A30'

/** A bug as a change of one place of the source. */
export interface SeededBug {
  name: string
  /** Missing for bugs of our own. */
  from?: Source
  file: string
  /** Occurs exactly once in the file. */
  find: string
  replace: string
  /** What of the simulation has to find it; random scenarios unless told otherwise. */
  part?: 'crash-points' | 'months'
}

const ordering = 'src/server/modules/ordering'
const payments = 'src/server/modules/payments'

/**
 * Bugs of the kinds that the reviews speak of. That of the tests planted 39 and names their areas, not the bugs: these are of its areas
 * of the server that orders pass through, and one is an abuse case.
 */
export const bugsOfTheReview: readonly SeededBug[] = [
  {
    name: 'a tax line of twice its rate',
    from: 'pricing',
    file: 'src/server/modules/taxes/domain/bill.ts',
    find: 'share(taxable, part)',
    replace: 'share(taxable, part) * 2',
  },
  {
    name: 'a discount above the maximum of its coupon',
    from: 'pricing',
    file: 'src/server/modules/coupons/domain/coupon.ts',
    find: '...(atMost === undefined ? {} : { atMost })',
    replace: '',
  },
  {
    name: 'plates beyond the capacity of a day',
    from: 'availability',
    file: 'src/server/modules/availability/store/capacity.ts',
    find: '<= coalesce(${catererDays.capacity}, ${capacityOfCaterer(added.caterer_id)})`',
    replace: '>= 0`',
  },
  {
    name: 'an order for a closed day',
    from: 'availability',
    file: 'src/server/modules/availability/store/capacity.ts',
    find: `and not exists (select 1 from \${closure} where \${closure.caterer_id} = \${joinedCaterer.id}
        and \${day}::date between`,
    replace: `and not exists (select 1 from \${closure} where \${closure.caterer_id} = \${joinedCaterer.id}
        and \${day}::date + 1000 between`,
  },
  {
    name: 'an order without the notice that its caterer needs',
    from: 'availability',
    file: `${ordering}/domain/check-event.ts`,
    find: "if (state === 'too_soon')",
    replace: "if (state === 'too_soon' && guests < 0)",
  },
  {
    name: 'a coupon that an expired order goes on holding',
    from: 'coupons',
    file: `${ordering}/operations/paying/end-unpaid.ts`,
    find: '  await releaseHold(tx, order.id)\n',
    replace: '',
  },
  {
    name: 'a coupon beyond its limit of uses',
    from: 'coupons',
    file: 'src/server/modules/coupons/store.ts',
    find: 'where ${c.id} = ${couponId} and not ${isUsedUp(day)}',
    replace: 'where ${c.id} = ${couponId} and (not ${isUsedUp(day)} or true)',
  },
  {
    name: 'a payment of another amount that is applied',
    from: 'payments',
    file: `${payments}/domain/status-effect.ts`,
    find: "status.amount === attempt.amount ? 'paid' : 'wrong_amount'",
    replace: "'paid'",
  },
  {
    name: 'money for a failed payment that is ignored',
    from: 'payments',
    file: `${payments}/domain/status-effect.ts`,
    find: "status.state === 'COMPLETED' ? 'late_success' : 'nothing'",
    replace: "'nothing'",
  },
  {
    name: 'a refund that is sent under a new id at each try',
    from: 'payments',
    file: `${payments}/operations/settle-refund.ts`,
    find: `    refundId: refund.id,
    transactionId: refund.attemptId,`,
    replace: `    refundId: refund.id.slice(0, -1) + (refund.tries % 10),
    transactionId: refund.attemptId,`,
  },
  {
    name: 'compensation that is not booked',
    from: 'payments',
    file: `${ordering}/operations/life/end-order.ts`,
    find: 'if (ending.compensation > 0) await',
    replace: 'if (ending.compensation > 1e12) await',
  },
  {
    name: 'an order that expires while its payment is pending',
    from: 'payments',
    file: `${ordering}/operations/paying/expire-orders.ts`,
    find: '    if (mayBePaid(attempts.get(order.id))) return\n',
    replace: '    if (mayBePaid(attempts.get(order.id)) && attempts.size > 1e6) return\n',
  },
  {
    name: 'a webhook whose signature is not looked at',
    from: 'payments',
    file: 'src/server/adapters/payments/signature.ts',
    find: 'return timingSafeEqual(digest(given), digest(expected))',
    replace: 'return timingSafeEqual(digest(given), digest(expected)) || given !== undefined',
  },
  {
    name: 'a customer who acts on the orders of others',
    from: 'permissions',
    file: `${ordering}/operations/reading/own-order.ts`,
    find: '? order.customerId === userId',
    replace: "? order.customerId !== ''",
  },
  {
    name: 'a caterer who acts on the orders of others',
    from: 'permissions',
    file: `${ordering}/operations/reading/own-order.ts`,
    find: "party === 'caterer' && order.catererId === catererId && wasPaid",
    replace: "party === 'caterer' && catererId !== '' && wasPaid",
  },
  {
    name: 'other details under a used key',
    from: 'A30',
    file: `${ordering}/operations/placing/place-order.ts`,
    find: 'if (twin.requestHash !== requestHash)',
    replace: "if (twin.requestHash === '')",
  },
  {
    name: 'an amount that the browser may choose',
    from: 'pricing',
    file: `${ordering}/operations/paying/initiate-payment.ts`,
    find: 'if (amountIn(given.rupees) !== due.amount)',
    replace: 'if (amountIn(given.rupees) === undefined)',
  },
]

/** Bugs of our own making. */
export const otherBugs: readonly SeededBug[] = [
  {
    name: 'plates of a cancelled order that stay taken',
    file: `${ordering}/operations/life/end-order.ts`,
    find: '  await releaseCapacity(tx, { catererId: order.catererId, day: order.eventDate, plates: order.guests })\n',
    replace: '',
  },
  {
    name: 'a refund that counts as done while it is pending',
    file: `${payments}/operations/settle-refund.ts`,
    find: `  if (status.state !== 'done' && status.state !== 'failed') {`,
    replace: `  if (status.state === 'pending') status = { ...status, state: 'done' }
  if (status.state !== 'done' && status.state !== 'failed') {`,
  },
  {
    name: 'retained money without its entry in the ledger',
    file: `${ordering}/operations/paying/book-movement.ts`,
    find: '  if (amount === 0) return\n',
    replace: '  if (amount >= 0) return\n',
  },
  {
    name: 'a tax collected at source that is not given back with a refund',
    file: 'src/server/modules/ledger/domain/entry.ts',
    find: '  const held = paise(heldOf(balances) + change)\n',
    replace:
      '  const held = paise(heldOf(balances) + change)\n  if (change < 0) books = { ...books, basis: { ...books.basis, tcsRate: 0 } }\n',
  },
  {
    name: 'a webhook that pays a second time',
    file: `${payments}/domain/status-effect.ts`,
    find: "  if (!isPayable(attempt.state)) return 'nothing'\n",
    replace: "  if (!isPayable(attempt.state) && attempt.state !== 'applied') return 'nothing'\n",
  },
  {
    name: 'an email that is marked before it is sent',
    file: 'src/server/modules/notifications/operations/deliver-mails.ts',
    find: `  await sender.send(mail)
  await markSent(ctx.db, mail.id, { keepBody: sender.isOutbox }, ctx.clock.now())
`,
    replace: `  await markSent(ctx.db, mail.id, { keepBody: sender.isOutbox }, ctx.clock.now())
  await sender.send(mail)
`,
  },
  {
    name: 'a cancellation without its event',
    file: `${ordering}/operations/paying/end-unpaid.ts`,
    find: '  await publish(tx,',
    replace: '  if (now < new Date(0)) await publish(tx,',
  },
  {
    name: 'a number of a receipt that is left out',
    file: 'src/server/modules/documents/store.ts',
    find: 'last_number = ${documentSeries.last_number} + 1',
    replace: 'last_number = ${documentSeries.last_number} + 2',
  },
  {
    name: 'a coupon that a declined order keeps',
    file: `${ordering}/operations/life/end-order.ts`,
    find: "  if (ending.by !== 'customer') await returnUse(tx, order.id)\n",
    replace: '',
  },
  {
    name: 'an unpaid order that counts twice',
    file: `${ordering}/queries/unpaid-counts.ts`,
    find: '      open = ${open} + 1,\n',
    replace: '      open = ${open} + 2,\n',
  },
  {
    name: 'a poisoned row that stops the rows behind it',
    file: 'src/server/kernel/due-work/due-work.ts',
    find: '      await postpone(ctx, work, item, error)\n',
    replace: '      throw error\n',
  },
  {
    name: 'a delivery that is tried for ever',
    file: 'src/server/kernel/outbox/deliver.ts',
    find: 'const next = waits(tries + 1, now)',
    replace: 'const next = waits(Math.min(tries + 1, 5), now)',
  },
  {
    name: 'notices that are lost while nobody listens',
    file: 'src/server/kernel/outbox/notices.ts',
    find: `  const resumed = (): void => {
    void catchUp().catch(lookUpFailed)
`,
    replace: `  const resumed = (): void => {
`,
  },
  {
    name: 'plates that a replaced order keeps',
    file: `${ordering}/operations/placing/replace-order.ts`,
    find: 'return old ? moveReservation(tx, { from: reservationOf(old), to }) : reserveCapacity(tx, to)',
    replace:
      'return old && old.guests < 0 ? moveReservation(tx, { from: reservationOf(old), to }) : reserveCapacity(tx, to)',
  },
  {
    name: 'an order that is replaced by two',
    file: `${ordering}/operations/placing/replace-order.ts`,
    find: '  if (error) throw fail(error)\n',
    replace: '  if (error && old.guests < 0) throw fail(error)\n',
  },
]
