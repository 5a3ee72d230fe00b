import type { Context } from '#server/kernel/context.ts'
import { SealError } from '#server/kernel/sealing/sealed.ts'
import type { Deps } from '../deps.ts'
import { listSealedDetails, listSealedRefundAccounts, listSealedTransfers } from '../queries/details.ts'
import { saveAccountSealedAnew } from '../store/compensations.ts'
import { saveSealedAnew } from '../store/details.ts'
import { saveTransferSealedAnew } from '../store/payouts.ts'
import { accountFrom } from './details.ts'
import { refundAccountFrom, sealRefundAccount, sealTransfer, transferAccountFrom } from './send-payouts.ts'
import { sealedDetails } from './bank-details.ts'

const batch = 100

/**
 * Encrypts anew what an old key sealed, so that it is needed no more: bank details, accounts of customers for compensations, and accounts
 * of payouts on their way. What cannot be opened keeps no other waiting. Safe to run concurrently.
 */
export async function resealDetails(ctx: Context, { sealer }: Pick<Deps, 'sealer'>): Promise<void> {
  const old = { keyId: sealer.keyId, most: batch }
  await resealEach(
    ctx,
    (after) => listSealedDetails(ctx.db, { ...old, after }),
    async ({ id, sealed, changedAt }) => {
      const details = sealedDetails(sealer, id, accountFrom(sealer, id, sealed))
      await ctx.transaction((tx) => saveSealedAnew(tx, id, details, changedAt))
    },
  )
  await resealEach(
    ctx,
    (after) => listSealedRefundAccounts(ctx.db, { ...old, after }),
    async ({ id, sealed }) => {
      const anew = sealRefundAccount(sealer, id, refundAccountFrom(sealer, id, sealed))
      await ctx.transaction((tx) => saveAccountSealedAnew(tx, id, sealed, anew))
    },
  )
  await resealEach(
    ctx,
    (after) => listSealedTransfers(ctx.db, { ...old, after }),
    async ({ id, sealed }) => {
      const anew = sealTransfer(sealer, id, transferAccountFrom(sealer, id, sealed))
      await ctx.transaction((tx) => saveTransferSealedAnew(tx, id, anew, sealer.keyId))
    },
  )
}

async function resealEach<Row extends { id: string }>(
  { log }: Context,
  list: (after: string) => Promise<Row[]>,
  reseal: (row: Row) => Promise<void>,
): Promise<void> {
  let after = ''
  for (;;) {
    const found = await list(after)
    for (const row of found) {
      after = row.id
      try {
        await reseal(row)
      } catch (error) {
        if (!(error instanceof SealError)) throw error
        log.warn({ reason: error.reason, about: row.id }, 'bank data key change delayed')
      }
    }
    if (found.length < batch) return
  }
}
