import { hash } from 'node:crypto'
import type { TransferOutcome } from '#server/adapters/payouts/payout-sender.ts'
import { fail, failField } from '#server/kernel/app-error.ts'
import { userOf, type Context, type Tx } from '#server/kernel/context.ts'
import { doEach } from '#server/kernel/due-work/do-each.ts'
import { publish } from '#server/kernel/events.ts'
import { postPayouts } from '#server/modules/ledger/index.ts'
import type { Deps } from '../deps.ts'
import { readBankFile } from './bank-file.ts'
import { newPayoutCode } from './payout-code.ts'
import { linesOfPayouts, listSentCodes } from '../queries/payouts.ts'
import {
  insertImport,
  insertPayout,
  lockPayouts,
  markRetried,
  markSettled,
  type LockedPayout,
} from '../store/payouts.ts'
import { sumsOf } from './send-payouts.ts'

type Outcome = { state: 'paid'; bankReference: string } | { state: 'failed'; failure: string }

/** Ends a payout that was sent. One that failed is booked back, and keeps its orders for the retry. */
async function settle(ctx: Context, tx: Tx, payout: LockedPayout, outcome: Outcome): Promise<void> {
  const now = ctx.clock.now()
  if (!(await markSettled(tx, payout.id, outcome, now))) throw stateError(payout)
  if (outcome.state === 'failed') {
    const sums = (await sumsOf(tx, [payout])).get(payout.id)
    if (sums) await postPayouts(tx, [{ payoutId: payout.id, catererId: payout.catererId, at: now, sums }], true)
  }
  await publish(
    tx,
    { type: `payout.${outcome.state}`, subject: payout.id },
    { catererId: payout.catererId },
    { before: { state: 'sent' }, after: { state: outcome.state } },
  )
}

function stateError({ state }: LockedPayout) {
  return fail(state === 'paid' ? 'payout_paid' : state === 'failed' ? 'payout_failed' : 'payout_not_sent')
}

/** Marks a payout as paid or failed, after asking the admin for the password. Throws `payout_not_found`, `payout_paid`, `payout_failed`, `payout_not_sent`. */
export async function settleByHand(
  ctx: Context,
  deps: Deps,
  id: string,
  { password, ...outcome }: Outcome & { password?: string | undefined },
): Promise<void> {
  const lockAccount = await deps.identity.askPassword(ctx, password)
  await ctx.transaction(async (tx) => {
    await lockAccount(tx)
    const [payout] = await lockPayouts(tx, { ids: [id] })
    if (!payout) throw fail('payout_not_found')
    if (payout.state !== 'sent') throw stateError(payout)
    await settle(ctx, tx, payout, outcome)
  })
}

/** What came of an import. */
export interface Imported {
  /** Reports that this file was imported before; nothing changed then. */
  isRepeated: boolean
  paid: number
  failed: number
}

/**
 * Applies the bank's answer to a file, all of it or nothing, after asking the admin for the password. Throws `bank_file_invalid` and
 * `bank_file_unknown` with the lines, `payout_paid` for a payout that was paid before.
 */
export async function importAnswer(
  ctx: Context,
  deps: Deps,
  { content, password }: { content: string; password?: string | undefined },
): Promise<Imported> {
  const lockAccount = await deps.identity.askPassword(ctx, password)
  const { rows, wrong } = readBankFile(content)
  return ctx.transaction(async (tx) => {
    await lockAccount(tx)
    const now = ctx.clock.now()
    const digest = hash('sha256', content, 'base64url')
    const isNew = await insertImport(tx, { hash: digest, by: userOf(ctx).userId, lines: rows.length }, now)
    if (!isNew) return { isRepeated: true, paid: 0, failed: 0 }
    if (wrong.length > 0 || rows.length === 0)
      throw failField('bank_file_invalid', 'content', { lines: wrong.join(', ') || '1' })
    const known = new Map(
      (await lockPayouts(tx, { codes: rows.map(({ code }) => code) })).map((one) => [one.code, one]),
    )
    const unknown = rows.filter(({ code }) => !known.has(code))
    if (unknown.length > 0)
      throw failField('bank_file_unknown', 'content', { lines: unknown.map(({ line }) => line).join(', ') })
    for (const { code, outcome } of rows) {
      const payout = known.get(code)
      if (!payout) continue
      if (payout.state !== 'sent') throw stateError(payout)
      await settle(ctx, tx, payout, outcome)
      known.set(code, { ...payout, state: outcome.state })
    }
    const paid = rows.filter(({ outcome }) => outcome.state === 'paid').length
    const failed = rows.length - paid
    await publish(tx, { type: 'payout.file_imported', subject: ctx.newId() }, {}, { after: { paid, failed } })
    return { isRepeated: false, paid, failed }
  })
}

/** Makes a failed payout due again under a new reference, after asking the admin for the password. Throws `payout_not_found`, `payout_not_failed`. */
export async function retryPayout(ctx: Context, deps: Deps, id: string, password: string | undefined): Promise<void> {
  const lockAccount = await deps.identity.askPassword(ctx, password)
  await ctx.transaction(async (tx) => {
    await lockAccount(tx)
    const [payout] = await lockPayouts(tx, { ids: [id] })
    if (!payout) throw fail('payout_not_found')
    if (payout.state !== 'failed' || payout.retriedAs !== null) throw fail('payout_not_failed')
    const { catererId, kind, orderId, amount, dueOn } = payout
    const again = ctx.newId()
    const lines = await linesOfPayouts(tx, [id])
    const next = { id: again, catererId, kind, amount, code: newPayoutCode(), dueOn, lines }
    await insertPayout(tx, { ...next, ...(orderId === null ? {} : { orderId }) }, ctx.clock.now())
    await markRetried(tx, id, again)
    await publish(tx, { type: 'payout.retried', subject: id }, { catererId }, { after: { as: again } })
  })
}

const askedAtOnce = 200

/**
 * Asks a sender that works by itself what became of what was sent. A payout about which nothing is known, or that fails to be
 * settled, keeps no other waiting and is asked about again. Safe to run concurrently.
 */
export async function askOutcomes(ctx: Context, { sender }: Pick<Deps, 'sender'>): Promise<void> {
  if (!sender.isAutomatic) return
  let after = ''
  for (;;) {
    const codes = await listSentCodes(ctx.db, { after, most: askedAtOnce })
    const outcomes = await sender.outcomesOf(codes)
    await doEach(ctx, outcomes, ({ code, ...outcome }) => applyOutcome(ctx, code, outcome), {
      failed: 'payout failed to be settled',
      about: ({ code }) => ({ code }),
    })
    if (codes.length < askedAtOnce) return
    after = codes.at(-1) ?? ''
  }
}

async function applyOutcome(
  ctx: Context,
  code: string,
  outcome: Omit<TransferOutcome, 'code'> & Outcome,
): Promise<void> {
  await ctx.transaction(async (tx) => {
    const [payout] = await lockPayouts(tx, { codes: [code] })
    if (payout?.state === 'sent') await settle(ctx, tx, payout, outcome)
  })
}
