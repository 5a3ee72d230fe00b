import type { Context } from '#server/kernel/context.ts'
import type { Deps } from '../deps.ts'
import { listSealedOtherwise } from '../queries/details.ts'
import { saveSealedAnew } from '../store/details.ts'
import { listSealedTransfers } from '../queries/payouts.ts'
import { saveTransferSealedAnew } from '../store/payouts.ts'
import { accountFrom } from './details.ts'
import { sealTransfer, transferAccountFrom } from './send-payouts.ts'
import { sealedDetails } from './bank-details.ts'

const batch = 100

/** Encrypts bank details, and accounts of payouts on their way, anew that an old key sealed, so that it is needed no more. Safe to run concurrently. */
export async function resealDetails(ctx: Context, { sealer }: Pick<Deps, 'sealer'>): Promise<void> {
  for (const { catererId, sealed, changedAt } of await listSealedOtherwise(ctx.db, sealer.keyId, batch)) {
    const details = sealedDetails(sealer, catererId, accountFrom(sealer, catererId, sealed))
    await ctx.transaction((tx) => saveSealedAnew(tx, catererId, details, changedAt))
  }
  for (const { id, sealed } of await listSealedTransfers(ctx.db, sealer.keyId, batch)) {
    const anew = sealTransfer(sealer, id, transferAccountFrom(sealer, id, sealed))
    await ctx.transaction((tx) => saveTransferSealedAnew(tx, id, anew, sealer.keyId))
  }
}
