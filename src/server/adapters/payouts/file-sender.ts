import type { PayoutSender } from './payout-sender.ts'

/** Payouts leave in a file that an admin takes to the bank, and come back in its answer; nothing is sent by itself. */
export const fileSender: PayoutSender = {
  isAutomatic: false,
  async send() {
    throw new Error('payouts by file are sent by an admin')
  },
  outcomesOf: async () => [],
}
