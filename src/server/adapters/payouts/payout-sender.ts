import type { Paise } from '#contract/values/money.ts'

/** A transfer as a bank needs it. */
export interface Transfer {
  /** By which the answer names it. */
  code: string
  amount: Paise
  to: { upi: string } | { accountNumber: string; ifsc: string; name: string }
}

export type TransferOutcome = { code: string } & (
  | { state: 'paid'; bankReference: string }
  | { state: 'failed'; failure: string }
)

/** Port: moves money from the marketplace's account. */
export interface PayoutSender {
  /** Reports whether due payouts are sent by the job; otherwise an admin takes them in a file to the bank. */
  isAutomatic: boolean
  /** Accepts transfers; sending a code again has no effect. Throws when it is unknown whether they were accepted. */
  send(transfers: readonly Transfer[]): Promise<void>
  /** Returns what became of those of these codes about which it is known. */
  outcomesOf(codes: readonly string[]): Promise<TransferOutcome[]>
}
