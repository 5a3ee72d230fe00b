import { accountNumberPattern, ifscPattern, panPattern } from '#contract/rules/bank-account.ts'
import type { FormSchema } from '#web/shared/form/form-schema.ts'
import { m } from '#messages'

/** Bank details as they are typed. */
export interface BankFields {
  accountNumber: string
  accountNumberAgain: string
  ifsc: string
  name: string
  pan: string
  password: string
}

export const noDetails: BankFields = {
  accountNumber: '',
  accountNumberAgain: '',
  ifsc: '',
  name: '',
  pan: '',
  password: '',
}

/** People group such numbers by spaces and hyphens. */
const bare = (text: string) => text.replace(/[\s-]/g, '')
const upper = (text: string) => text.toUpperCase()

/** Rules of bank details. The PAN is asked for where no GST number holds it. */
export const bankSchema: FormSchema<BankFields, { needsPan: boolean }> = {
  name: { problem: ({ name }) => (name.trim() === '' ? m.error_account_name_needed() : undefined) },
  accountNumber: {
    problem: ({ accountNumber }) =>
      accountNumberPattern.test(bare(accountNumber)) ? undefined : m.error_account_number_invalid(),
  },
  accountNumberAgain: {
    problem: ({ accountNumber, accountNumberAgain }) =>
      bare(accountNumber) === bare(accountNumberAgain) ? undefined : m.error_account_numbers_differ(),
  },
  ifsc: {
    clean: upper,
    problem: ({ ifsc }) => (ifscPattern.test(bare(ifsc)) ? undefined : m.error_ifsc_invalid()),
  },
  pan: {
    clean: upper,
    problem: ({ pan }, { needsPan }) => (!needsPan || panPattern.test(bare(pan)) ? undefined : m.error_pan_invalid()),
  },
  password: {},
}
