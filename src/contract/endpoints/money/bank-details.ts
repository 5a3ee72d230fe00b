import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { invalid } from '../../field-errors.ts'
import { accountNumberPattern, ifscPattern, panPattern } from '../../rules/bank-account.ts'
import { Password } from '../identity.ts'
import { Timestamp } from '../shared.ts'
import { nameLine } from '../text.ts'

/** Spaces and hyphens are how people group such numbers. */
const typed = (error: string) =>
  z
    .string(error)
    .max(60, error)
    .transform((text) => text.replace(/[\s-]/g, '').toUpperCase())

const accountNeeded = invalid('account_number_invalid')
export const AccountNumber = typed(accountNeeded)
  .pipe(z.string().regex(accountNumberPattern, accountNeeded))
  .meta({ description: 'Account number of 9 to 18 digits' })
export const Ifsc = typed(invalid('ifsc_invalid'))
  .pipe(z.string().regex(ifscPattern, invalid('ifsc_invalid')))
  .meta({ description: 'IFSC of the branch: four letters, a zero, six letters or digits' })
export const Pan = typed(invalid('pan_invalid'))
  .pipe(z.string().regex(panPattern, invalid('pan_invalid')))
  .meta({ description: 'Permanent account number: five letters, four digits, a letter' })
export const HolderName = nameLine(120, 'account_name_needed').describe('Name as the bank has it')

/** Why payouts wait. */
export const payoutHolds = [
  'no_bank_details',
  'bank_details_unreadable',
  'suspended',
  'bank_details_changed',
  'ownership_passed',
] as const
export const PayoutHoldView = z
  .object({ reason: z.enum(payoutHolds), until: Timestamp.optional().describe('When it ends automatically') })
  .meta({ id: 'PayoutHold', description: 'Why payouts wait' })
export type PayoutHoldView = z.output<typeof PayoutHoldView>

export const BankDetailsView = z
  .object({
    details: z
      .object({
        accountNumber: z.string().describe('The last four digits, behind dots'),
        ifsc: z.string(),
        name: z.string(),
        pan: z.string().describe('First and last character, the rest as dots'),
        changedAt: Timestamp,
      })
      .optional()
      .describe('Absent until they are entered'),
    needsPan: z.boolean().describe('Whether the PAN must be given, because no GST number holds it'),
    hold: PayoutHoldView.optional(),
  })
  .meta({ id: 'BankDetails', description: 'Where a caterer is paid' })
export type BankDetailsView = z.output<typeof BankDetailsView>

const tag = 'Money'

export const getBankDetails = endpoint({
  method: 'GET',
  path: '/api/bank-details',
  access: 'owner',
  tag,
  summary: 'Get my bank details',
  description:
    'Returns where the caller’s caterer is paid, with the account number masked, and why payouts wait. For the owner.',
  errors: [],
  success: 'The bank details',
  response: BankDetailsView,
})

export const saveBankDetails = endpoint({
  method: 'PUT',
  path: '/api/bank-details',
  access: 'owner',
  tag,
  summary: 'Save my bank details',
  description:
    'Sets where the caller’s caterer is paid. Nothing is paid for 48 hours after a change, and the owner gets an email. The PAN is needed where no GST number holds it. For the owner, who gives the password again.',
  errors: [
    'input_invalid',
    'password_wrong',
    'account_numbers_differ',
    'pan_needed',
    'pan_of_other',
    'too_many_requests',
  ],
  bodyError: 'input_invalid',
  body: z.object({
    accountNumber: AccountNumber,
    accountNumberAgain: z.string(accountNeeded).max(60, accountNeeded).describe('The account number once more'),
    ifsc: Ifsc,
    name: HolderName,
    pan: Pan.optional(),
    password: Password.optional().describe('Password of the account; accounts without one leave it out'),
  }),
  success: 'The bank details',
  response: BankDetailsView,
})
