import type { Clock } from '#server/kernel/clock.ts'
import type { PayoutSender, Transfer, TransferOutcome } from './payout-sender.ts'

const lateMs = 2 * 24 * 60 * 60 * 1000

/**
 * The bank of demo mode. It pays at once; what goes to an account or UPI name ending in 0000 fails, in 9999 is paid two days late. It
 * forgets everything with the process: codes that it does not know count as paid.
 */
export function simulatedBank(clock: Clock): PayoutSender {
  const accepted = new Map<string, { transfer: Transfer; at: Date }>()
  return {
    isAutomatic: true,
    async send(transfers) {
      for (const transfer of transfers) {
        if (!accepted.has(transfer.code)) accepted.set(transfer.code, { transfer, at: clock.now() })
      }
    },
    outcomesOf: async (codes) =>
      codes.flatMap((code) => {
        const known = accepted.get(code)
        return known ? outcomeOf(known.transfer, known.at, clock.now()) : [paid(code)]
      }),
  }
}

function outcomeOf({ code, to }: Transfer, at: Date, now: Date): TransferOutcome[] {
  const name = 'upi' in to ? (to.upi.split('@')[0] ?? '') : to.accountNumber
  if (name.endsWith('0000')) return [{ code, state: 'failed', failure: 'Account closed' }]
  if (name.endsWith('9999') && now.getTime() - at.getTime() < lateMs) return []
  return [paid(code)]
}

function paid(code: string): TransferOutcome {
  return { code, state: 'paid', bankReference: `SIM${code}` }
}
