import type { Clock } from '#server/kernel/clock.ts'
import type { Config } from '#server/kernel/config.ts'
import { fileSender } from './file-sender.ts'
import type { PayoutSender } from './payout-sender.ts'
import { simulatedBank } from './simulated-bank.ts'

/** The way by which payouts leave, as configured. */
export function configuredPayoutSender({ payouts }: Pick<Config, 'payouts'>, clock: Clock): PayoutSender {
  return payouts === 'simulator' ? simulatedBank(clock) : fileSender
}
