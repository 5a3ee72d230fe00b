import type { PayoutSender } from '#server/adapters/payouts/payout-sender.ts'
import type { Sealer } from '#server/kernel/sealing/sealed.ts'
import type { Identity } from '#server/modules/identity/index.ts'

/** What the operations of this module share. */
export interface Deps {
  identity: Pick<Identity, 'askPassword'>
  sealer: Sealer
  sender: PayoutSender
}
