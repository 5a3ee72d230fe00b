import { zero } from '#contract/values/money.ts'
import type { Context, Tx } from '#server/kernel/context.ts'
import type { EventType, RecordedEvent } from '#server/kernel/events.ts'
import { listOwners } from '#server/modules/caterers/index.ts'
import { findUsers, formerEmailOf } from '#server/modules/identity/index.ts'
import { listOrderRefunds, listPayoutFacts } from '#server/modules/ordering/index.ts'
import { listCompensationsToTell, listPayoutsToTell } from '#server/modules/payouts/index.ts'
import type { Mail, Reader } from '../domain/mail.ts'
import * as mails from '../domain/money-mails.ts'
import type { MailSettings } from './mail-settings.ts'

export const moneyEvents = [
  'caterer.bank_changed',
  'caterer.statement_ready',
  'payout.paid',
  'payout.failed',
  'order.compensation_account_missing',
  'order.refunded',
] as const satisfies readonly EventType[]

type MoneyEvent = (typeof moneyEvents)[number]

const formerEmailDays = 30
const dayMs = 24 * 60 * 60 * 1000

/** The emails about payouts, statements, bank details, compensation and refunds after delivery. */
export async function moneyMails(
  ctx: Context,
  tx: Tx,
  { site }: MailSettings,
  events: readonly RecordedEvent[],
): Promise<Mail[]> {
  const about = events.filter(({ type }) => (moneyEvents as readonly string[]).includes(type))
  if (about.length === 0) return []
  const subjectsOf = (...types: readonly MoneyEvent[]) =>
    about.filter(({ type }) => (types as readonly string[]).includes(type)).map(({ subject }) => subject)
  const payouts = await listPayoutsToTell(tx, subjectsOf('payout.paid', 'payout.failed'))
  const owed = await listCompensationsToTell(tx, [
    ...subjectsOf('order.compensation_account_missing'),
    ...payouts.flatMap(({ orderId }) => orderId ?? []),
  ])
  const refunds = await listOrderRefunds(
    tx,
    about.flatMap(({ payload }) => payload['refundId'] ?? []),
  )
  const orders = new Map(
    (await listPayoutFacts(tx, [...owed.map(({ orderId }) => orderId), ...refunds.map(({ orderId }) => orderId)])).map(
      (order) => [order.id, order],
    ),
  )
  const owners = await listOwners(tx, [
    ...subjectsOf('caterer.bank_changed', 'caterer.statement_ready'),
    ...payouts.map(({ catererId }) => catererId),
    ...[...orders.values()].map(({ catererId }) => catererId),
  ])
  const readers = await findUsers({ db: tx }, [
    ...owners.values(),
    ...[...orders.values()].map(({ customerId }) => customerId),
  ])
  const ownerOf = (catererId: string) => readers.get(owners.get(catererId) ?? '')
  const customerOf = (orderId: string) => readers.get(orders.get(orderId)?.customerId ?? '')
  const codeOf = (orderId: string) => orders.get(orderId)?.bookingCode ?? orderId

  const write: Record<MoneyEvent, (event: RecordedEvent) => Promise<Mail[]> | Mail[]> = {
    async 'caterer.bank_changed'({ id, subject, payload }) {
      const owner = ownerOf(subject)
      if (!owner) return []
      const since = new Date(ctx.clock.now().getTime() - formerEmailDays * dayMs)
      const former = await formerEmailOf({ db: tx }, owner.id, since)
      return [
        mails.bankChangedMail(owner, { eventId: id, account: payload['account'] ?? '' }),
        ...(former === undefined ? [] : [mails.bankChangedFormerMail(owner, former, id)]),
      ]
    },
    'caterer.statement_ready': ({ id, subject, payload }) =>
      toReader(ownerOf(subject), (owner) =>
        mails.statementReadyMail(owner, { eventId: id, month: payload['month'] ?? '' }, site),
      ),
    'payout.paid': ({ subject }) => payoutMails(subject, mails.payoutPaidMail),
    'payout.failed': ({ subject }) => payoutMails(subject, mails.payoutFailedMail),
    'order.compensation_account_missing': ({ id, subject }) => {
      const known = owed.find(({ orderId }) => orderId === subject)
      return toReader(known && customerOf(subject), (reader) =>
        mails.compensationMissingMail(
          reader,
          { eventId: id, orderId: subject, bookingCode: codeOf(subject), amount: known?.amount ?? zero },
          site,
        ),
      )
    },
    'order.refunded': ({ subject, payload }) => {
      const refund = refunds.find(({ id }) => id === payload['refundId'])
      if (!refund) return []
      const told = { orderId: subject, bookingCode: codeOf(subject), amount: refund.amount, refundId: refund.id }
      const caterer = ownerOf(orders.get(subject)?.catererId ?? '')
      return [
        ...toReader(customerOf(subject), (reader) => mails.orderRefundedMail('customer', reader, told, site)),
        ...toReader(caterer, (reader) => mails.orderRefundedMail('caterer', reader, told, site)),
      ]
    },
  }

  /** A compensation is told to its customer once it is paid; that of a failed one is an admin's to see to. */
  function payoutMails(id: string, written: typeof mails.payoutPaidMail): Mail[] {
    const payout = payouts.find((one) => one.id === id)
    if (!payout) return []
    const { amount, orderId } = payout
    if (orderId === null) return toReader(ownerOf(payout.catererId), (owner) => written(owner, { id, amount }, site))
    if (written !== mails.payoutPaidMail) return []
    const told = { orderId, bookingCode: codeOf(orderId), amount, payoutId: id }
    return toReader(customerOf(orderId), (reader) => mails.compensationPaidMail(reader, told))
  }

  const written: Mail[] = []
  // The events were chosen by their types above.
  for (const event of about) written.push(...(await write[event.type as MoneyEvent](event)))
  return written
}

function toReader(reader: Reader | undefined, write: (reader: Reader) => Mail): Mail[] {
  return reader ? [write(reader)] : []
}
