import { dayInIndia } from '#contract/values/calendar.ts'
import { paise, sum, zero } from '#contract/values/money.ts'
import type { Transfer } from '#server/adapters/payouts/payout-sender.ts'
import { fail } from '#server/kernel/app-error.ts'
import { userOf, type Context, type Tx } from '#server/kernel/context.ts'
import { doEach } from '#server/kernel/due-work/do-each.ts'
import { publish } from '#server/kernel/events.ts'
import { ifOpened, type Sealer } from '#server/kernel/sealing/sealed.ts'
import { postPayouts, type PayoutPosting } from '#server/modules/ledger/index.ts'
import type { Deps } from '../deps.ts'
import { identityOf, last4Of, type RefundAccount } from '../domain/bank-account.ts'
import { newPayoutCode } from './payout-code.ts'
import { linesOfPayouts, listDue } from '../queries/payouts.ts'
import { findCompensation, listToCompensate, lockCompensation, lockSealedAccounts } from '../store/compensations.ts'
import { lockDetails } from '../store/details.ts'
import { insertBatch, insertPayout, lockPayouts, markSent, type LockedPayout } from '../store/payouts.ts'
import { readPayees, type PayeeDetails } from './details.ts'

/** Transfers of one file. */
const mostInAFile = 500

const placeOfRefundAccount = (orderId: string) => `compensations/${orderId}`

/** Seals the account to which the customer of an order is paid a compensation. */
export function sealRefundAccount(sealer: Sealer, orderId: string, account: RefundAccount) {
  return {
    sealed: sealer.seal(Buffer.from(JSON.stringify(account), 'utf8'), placeOfRefundAccount(orderId)).toString('base64'),
    sealedWith: sealer.keyId,
    fingerprint: sealer.fingerprint(identityOf(account)),
  }
}

export function refundAccountFrom(sealer: Sealer, orderId: string, sealed: string): RefundAccount {
  const plain = sealer.open(Buffer.from(sealed, 'base64'), placeOfRefundAccount(orderId))
  // What is authentic was written by this module.
  return JSON.parse(plain.toString('utf8')) as RefundAccount
}

const placeOfTransfer = (payoutId: string) => `payouts/${payoutId}`

/** Seals the account to which a payout is sent. */
export function sealTransfer(sealer: Sealer, payoutId: string, to: Transfer['to']): string {
  return sealer.seal(Buffer.from(JSON.stringify(to), 'utf8'), placeOfTransfer(payoutId)).toString('base64')
}

/** Opens the account to which a payout was sent. */
export function transferAccountFrom(sealer: Sealer, payoutId: string, sealed: string): Transfer['to'] {
  const plain = sealer.open(Buffer.from(sealed, 'base64'), placeOfTransfer(payoutId))
  // What is authentic was written by this module.
  return JSON.parse(plain.toString('utf8')) as Transfer['to']
}

/**
 * Makes payouts of compensations whose customers said where to; one that fails keeps no other waiting. Idempotent; safe to run
 * concurrently.
 */
export async function makeCompensations(ctx: Context): Promise<void> {
  const found = await listToCompensate(ctx.db, 100)
  await doEach(ctx, found, (owed) => makeCompensation(ctx, owed), {
    failed: 'compensation failed to be made',
    about: ({ orderId }) => ({ orderId }),
  })
}

async function makeCompensation(
  ctx: Context,
  { orderId, catererId, amount }: Awaited<ReturnType<typeof listToCompensate>>[number],
): Promise<void> {
  await ctx.transaction(async (tx) => {
    // Two files can be made at the same time.
    await lockCompensation(tx, orderId)
    const known = await findCompensation(tx, orderId)
    if (!known || known.state !== null) return
    const [id, now] = [ctx.newId(), ctx.clock.now()]
    const made = { id, catererId, orderId, amount, code: newPayoutCode(), dueOn: dayInIndia(now), lines: [] }
    await insertPayout(tx, { ...made, kind: 'compensation' }, now)
    await publish(tx, { type: 'payout.made', subject: id }, { catererId }, { after: { amount } })
  })
}

/**
 * Takes what is due into a file for the bank, after asking the admin for the password, and books it. What is held stays due. Throws
 * `nothing_due`.
 */
export async function makeFile(ctx: Context, deps: Deps, password: string | undefined): Promise<string> {
  const lockAccount = await deps.identity.askPassword(ctx, password)
  await makeCompensations(ctx)
  return ctx.transaction(async (tx) => {
    await lockAccount(tx)
    const batchId = ctx.newId()
    await insertBatch(tx, { id: batchId, madeBy: userOf(ctx).userId }, ctx.clock.now())
    const sent = await sendDue(ctx, tx, deps, batchId)
    if (sent.length === 0) throw fail('nothing_due')
    const total = sum(sent.map(({ amount }) => amount))
    await publish(tx, { type: 'payout.file_made', subject: batchId }, {}, { after: { transfers: sent.length, total } })
    return batchId
  })
}

/** Sends what is due by a sender that needs no file, and books it. Safe to run concurrently; what was sent is sent once. */
export async function sendByItself(ctx: Context, deps: Deps): Promise<void> {
  if (!deps.sender.isAutomatic) return
  await makeCompensations(ctx)
  const transfers = await ctx.transaction((tx) => sendDue(ctx, tx, deps, undefined))
  // A process that ends here is no loss: what the sender does not know is asked about, and sending again has no effect.
  if (transfers.length > 0) await deps.sender.send(transfers)
}

/** A payout that can go out now: what it moves in the ledger, and where it goes. */
interface Sendable {
  payout: LockedPayout
  sums: PayoutPosting['sums']
  to: Transfer['to']
}

/** Books what is due and not held as sent, as many as a file takes, and returns the transfers. */
async function sendDue(ctx: Context, tx: Tx, { sealer }: Deps, batchId: string | undefined): Promise<Transfer[]> {
  const now = ctx.clock.now()
  const sendable = await lockSendable(ctx, tx, sealer)
  const sent = sendable.map(({ payout: { id }, to }) => ({
    id,
    last4: last4Of(to),
    sealed: sealTransfer(sealer, id, to),
  }))
  await markSent(tx, sent, { batchId, sealedWith: sealer.keyId }, now)
  await postPayouts(
    tx,
    sendable.map(({ payout: { id, catererId }, sums }) => ({ payoutId: id, catererId, at: now, sums })),
  )
  await Promise.all(
    sendable.map(({ payout: { id, catererId } }) =>
      publish(tx, { type: 'payout.sent', subject: id }, { catererId }, { after: { state: 'sent' } }),
    ),
  )
  return sendable.map(({ payout: { code, amount }, to }) => ({ code, amount, to }))
}

/** Locks what is due, the earliest first, until a file is full: what is held takes no place in it. */
async function lockSendable(ctx: Context, tx: Tx, sealer: Sealer): Promise<Sendable[]> {
  const found: Sendable[] = []
  let after: Awaited<ReturnType<typeof listDue>>[number] | undefined
  for (;;) {
    const listed = await listDue(tx, mostInAFile, after)
    const ids = listed.map(({ id }) => id)
    const due = (await lockPayouts(tx, { ids })).filter(({ state }) => state === 'due')
    const accounts = await accountsOf(ctx, tx, sealer, due)
    const sums = await sumsOf(tx, due)
    const turn = new Map(ids.map((id, i) => [id, i]))
    const able = due.flatMap((payout) => {
      const [to, own] = [accounts.get(payout.id), sums.get(payout.id)]
      return to && own ? [{ payout, sums: own, to }] : []
    })
    found.push(...able.toSorted((a, b) => (turn.get(a.payout.id) ?? 0) - (turn.get(b.payout.id) ?? 0)))
    after = listed.at(-1)
    if (listed.length < mostInAFile || found.length >= mostInAFile) return found.slice(0, mostInAFile)
  }
}

/**
 * Where payouts go at that moment, by id. Those that are held are left out, and so are those whose account cannot be decrypted, which
 * keep no other waiting.
 */
async function accountsOf(
  ctx: Context,
  tx: Tx,
  sealer: Sealer,
  due: readonly LockedPayout[],
): Promise<Map<string, Transfer['to']>> {
  const withDetails = await lockDetails(tx, [
    ...new Set(due.flatMap(({ orderId, catererId }) => (orderId === null ? [catererId] : []))),
  ])
  const payees = await readPayees(tx, sealer, withDetails, ctx.clock.now())
  const customers = await lockSealedAccounts(
    tx,
    due.flatMap(({ orderId }) => orderId ?? []),
  )
  return new Map(
    due.flatMap(({ id, orderId, catererId }) => {
      const payee = orderId === null ? payees.get(catererId) : undefined
      const sealed = orderId === null ? undefined : customers.get(orderId)
      const to =
        orderId === null || sealed === undefined
          ? ownAccount(payee)
          : ifOpened(() => refundAccountFrom(sealer, orderId, sealed))
      if (to) return [[id, to]]
      if (sealed !== undefined || payee?.hold?.reason === 'bank_details_unreadable')
        ctx.log.error({ payoutId: id }, 'payout held: its account cannot be decrypted')
      return []
    }),
  )
}

function ownAccount(payee: PayeeDetails | undefined): Transfer['to'] | undefined {
  if (!payee?.account || payee.hold) return undefined
  const { accountNumber, ifsc, name } = payee.account
  return { accountNumber, ifsc, name }
}

/** What payouts move in the ledger, by id. */
export async function sumsOf(tx: Tx, found: readonly LockedPayout[]): Promise<Map<string, PayoutPosting['sums']>> {
  const lines = Map.groupBy(
    await linesOfPayouts(
      tx,
      found.map(({ id }) => id),
    ),
    ({ payoutId }) => payoutId,
  )
  return new Map<string, PayoutPosting['sums']>(
    found.map(({ id, kind, amount }) => {
      if (kind === 'compensation') return [id, { kind, amount }]
      const own = lines.get(id) ?? []
      const of = (wanted: 'proceeds' | 'dues') =>
        sum(own.flatMap((line) => (line.kind === wanted ? [line.amount] : [])))
      return [id, { kind, proceeds: of('proceeds'), dues: paise(zero - of('dues')) }]
    }),
  )
}
