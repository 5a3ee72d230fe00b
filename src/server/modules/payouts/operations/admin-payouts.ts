import type { AdminPayout, AdminPayouts, PayoutFile } from '#contract/endpoints/money/admin-payouts.ts'
import { payoutStates } from '#contract/endpoints/money/payouts.ts'
import { toRupees, zero, type Paise } from '#contract/values/money.ts'
import { fail } from '#server/kernel/app-error.ts'
import type { Context } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import { ifOpened } from '#server/kernel/sealing/sealed.ts'
import { pageOf } from '#server/kernel/lists/page-of.ts'
import { booksOf } from '#server/modules/ledger/index.ts'
import { listPayoutFacts } from '#server/modules/ordering/index.ts'
import type { Deps } from '../deps.ts'
import { bankFile } from './bank-file.ts'
import { listSealedOfPayouts } from '../queries/details.ts'
import { listHeldPromotions } from '../queries/payables.ts'
import {
  countByState,
  findBatch,
  findPayout,
  listBatches,
  listInState,
  listOfBatch,
  type AnyPayout,
} from '../queries/payouts.ts'
import { releasePromotion as release } from '../store/payables.ts'
import { holdView } from './bank-details.ts'
import { readPayees } from './details.ts'
import { payoutView } from './list-payouts.ts'
import { refundAccountFrom, transferAccountFrom } from './send-payouts.ts'

const pageSize = 50
const latestFiles = 10
const mostPromotions = 100

/** Returns a page of the payouts in a state, with why those that are due are held; the last one when a later one is asked for. */
export async function listAdminPayouts(
  ctx: Context,
  { sealer }: Pick<Deps, 'sealer'>,
  { state, page: asked }: { state: AdminPayout['state']; page: number },
): Promise<AdminPayouts> {
  const counted = await countByState(ctx.db)
  const inState = counted.find((row) => row.state === state)?.count ?? 0
  const { page, pages } = pageOf(inState, { asked, size: pageSize })
  const [found, files, promotions] = await Promise.all([
    listInState(ctx.db, state, { page, size: pageSize }),
    listBatches(ctx.db, latestFiles),
    heldPromotions(ctx),
  ])
  const sums = new Map(counted.map((row) => [row.state, { count: row.count, total: toRupees(row.total) }]))
  const none = { count: 0, total: 0 }
  const counts = Object.fromEntries(payoutStates.map((one) => [one, sums.get(one) ?? none]))
  return {
    items: await adminViews(ctx, sealer, found),
    // One entry for each state, which Object.fromEntries forgets.
    counts: counts as AdminPayouts['counts'],
    files: files.map(fileView),
    promotions,
    page,
    pages,
  }
}

async function heldPromotions(ctx: Context): Promise<AdminPayouts['promotions']> {
  const held = await listHeldPromotions(ctx.db, mostPromotions)
  const ids = held.map(({ orderId }) => orderId)
  const [facts, books] = await Promise.all([listPayoutFacts(ctx.db, ids), booksOf(ctx.db, ids)])
  const codes = new Map(facts.map(({ id, bookingCode }) => [id, bookingCode]))
  return held.flatMap(({ orderId, catererId, caterer }) => {
    const amount: Paise = books.get(orderId)?.balances.promotions ?? zero
    if (amount <= 0) return []
    return [
      {
        orderId,
        bookingCode: codes.get(orderId) ?? orderId,
        caterer: { id: catererId, name: caterer },
        amount: toRupees(amount),
      },
    ]
  })
}

async function adminViews(ctx: Context, sealer: Deps['sealer'], found: readonly AnyPayout[]): Promise<AdminPayout[]> {
  const codes = new Map(
    (
      await listPayoutFacts(
        ctx.db,
        found.flatMap(({ orderId }) => orderId ?? []),
      )
    ).map((order) => [order.id, order.bookingCode]),
  )
  const isDue = ({ state, kind }: AnyPayout) => state === 'due' && kind === 'proceeds'
  const due = new Set(found.filter(isDue).map(({ catererId }) => catererId))
  const payees = await readPayees(ctx.db, sealer, [...due], ctx.clock.now())
  const unreadable = await unreadableOf(ctx, sealer, found)
  return found.map((row) => {
    const hold = unreadable.has(row.id)
      ? ({ reason: 'bank_details_unreadable' } as const)
      : isDue(row)
        ? payees.get(row.catererId)?.hold
        : undefined
    return {
      ...payoutView(row),
      kind: row.kind,
      caterer: { id: row.catererId, name: row.caterer },
      ...(row.orderId === null ? {} : { bookingCode: codes.get(row.orderId) ?? row.orderId }),
      ...(hold ? { hold: holdView(hold) } : {}),
    }
  })
}

/** Payouts of which the account that a customer gave, or to which they were sent, cannot be decrypted. */
async function unreadableOf(ctx: Context, sealer: Deps['sealer'], found: readonly AnyPayout[]): Promise<Set<string>> {
  const sealed = await listSealedOfPayouts(
    ctx.db,
    found.map(({ id }) => id),
  )
  const isReadable = ({ id, orderId, state, sent, given }: (typeof sealed)[number]) => {
    if (state === 'sent') return sent === null || ifOpened(() => transferAccountFrom(sealer, id, sent)) !== undefined
    return orderId === null || given === null || ifOpened(() => refundAccountFrom(sealer, orderId, given)) !== undefined
  }
  return new Set(sealed.flatMap((one) => (isReadable(one) ? [] : [one.id])))
}

/** Returns one payout as admins see it. Throws `payout_not_found`. */
export async function getAdminPayout(ctx: Context, { sealer }: Pick<Deps, 'sealer'>, id: string): Promise<AdminPayout> {
  const found = await findPayout(ctx.db, id)
  const [view] = found ? await adminViews(ctx, sealer, [found]) : []
  if (!view) throw fail('payout_not_found')
  return view
}

/** Returns the payout that replaced a failed one. Throws `payout_not_found`. */
export async function getReplacement(ctx: Context, deps: Pick<Deps, 'sealer'>, id: string): Promise<AdminPayout> {
  const failed = await findPayout(ctx.db, id)
  return getAdminPayout(ctx, deps, failed?.retriedAs ?? id)
}

function fileView({ id, madeAt, transfers, total, open }: Awaited<ReturnType<typeof listBatches>>[number]): PayoutFile {
  return { id, madeAt: madeAt.toISOString(), transfers, total: toRupees(total), open }
}

/** Returns a file for the bank. Throws `payout_file_not_found`. */
export async function getFile(ctx: Context, id: string): Promise<PayoutFile> {
  const found = await findBatch(ctx.db, id)
  if (!found) throw fail('payout_file_not_found')
  return fileView(found)
}

/**
 * Returns the content of a file for the bank with full account numbers, after asking the admin for the password; each view is
 * audited. The accounts are those to which it was sent, whatever was changed since; what the bank has answered is left out, and what
 * cannot be decrypted. Throws `payout_file_not_found`.
 */
export async function readFile(ctx: Context, deps: Deps, id: string, password: string | undefined): Promise<string> {
  const lockAccount = await deps.identity.askPassword(ctx, password)
  if (!(await findBatch(ctx.db, id))) throw fail('payout_file_not_found')
  await ctx.transaction(async (tx) => {
    await lockAccount(tx)
    await publish(tx, { type: 'payout.file_viewed', subject: id })
  })
  const found = await listOfBatch(ctx.db, id)
  return bankFile(
    found.flatMap(({ id: payoutId, code, amount, sealedAccount }) => {
      if (sealedAccount === null) return []
      const to = ifOpened(() => transferAccountFrom(deps.sealer, payoutId, sealedAccount))
      return to ? [{ code, amount, to }] : []
    }),
  )
}

/** Releases the promotion of an order, after asking the admin for the password. Throws `promotion_not_held`. */
export async function releasePromotion(
  ctx: Context,
  deps: Deps,
  orderId: string,
  password: string | undefined,
): Promise<void> {
  const lockAccount = await deps.identity.askPassword(ctx, password)
  await ctx.transaction(async (tx) => {
    await lockAccount(tx)
    if (!(await release(tx, orderId))) throw fail('promotion_not_held')
    await publish(tx, { type: 'order.promotion_released', subject: orderId })
  })
}
