/** Where a caterer is paid, as it is sealed. */
export interface BankAccount {
  accountNumber: string
  ifsc: string
  name: string
  pan: string
}

/** Where a customer is paid a compensation, as it is sealed. */
export type RefundAccount = { upi: string } | { accountNumber: string; ifsc: string; name: string }

/** What is shown of an account: the last four of the number, or of the name at a payment app. */
export function last4Of(account: { upi: string } | { accountNumber: string }): string {
  return 'upi' in account ? (account.upi.split('@')[0] ?? '').slice(-4) : account.accountNumber.slice(-4)
}

/** By what the same account is recognised elsewhere. */
export function identityOf(account: { upi: string } | { accountNumber: string; ifsc: string }): string {
  return 'upi' in account ? `upi ${account.upi.toLowerCase()}` : `account ${account.ifsc} ${account.accountNumber}`
}

/** Reports whether a UPI id is a phone number's (E.164), as payment apps give them out: 9820012345@okaxis, 9820012345-2@ybl. */
export function isUpiOfPhone(upi: string, phone: string): boolean {
  const digits = phone.slice(-10)
  return /^\d{10}$/.test(digits) && new RegExp(`^(91)?${digits}(-\\d+)?@`).test(upi)
}
