import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { invalid } from '../../field-errors.ts'
import { upiPattern } from '../../rules/bank-account.ts'
import { IdParams, Rupees, Timestamp } from '../shared.ts'
import { AccountNumber, HolderName, Ifsc } from './bank-details.ts'

export const compensationStates = ['account_needed', 'due', 'sent', 'paid', 'failed'] as const

export const CompensationView = z
  .object({
    amount: Rupees,
    state: z.enum(compensationStates).describe('`account_needed` until the customer says where to pay it'),
    account: z.string().optional().describe('End of the account number or UPI id, behind dots'),
    paidAt: Timestamp.optional(),
  })
  .meta({ id: 'Compensation', description: 'What a customer receives because the caterer called the order off' })
export type CompensationView = z.output<typeof CompensationView>

const tag = 'Orders'
const notAUpi = invalid('upi_invalid')

/** By the name at a payment app, or by a bank account, which needs all four. */
const Account = z.object({
  upi: z
    .string(notAUpi)
    .trim()
    .max(80, notAUpi)
    .regex(upiPattern, notAUpi)
    .optional()
    .describe('UPI id, such as name@bank'),
  accountNumber: AccountNumber.optional(),
  accountNumberAgain: z.string().max(60).optional().describe('The account number once more'),
  ifsc: Ifsc.optional(),
  name: HolderName.optional(),
})

export const getCompensation = endpoint({
  method: 'GET',
  path: '/api/orders/{id}/compensation',
  access: 'customer',
  tag,
  summary: 'Get the compensation of my order',
  description: 'Returns what the customer receives because the caterer called a paid order off, and how far it is.',
  errors: ['compensation_not_found'],
  params: IdParams,
  success: 'The compensation',
  response: CompensationView,
})

export const giveRefundAccount = endpoint({
  method: 'PUT',
  path: '/api/orders/{id}/compensation',
  access: 'customer',
  tag,
  summary: 'Say where to pay my compensation',
  description:
    'Sets the UPI id or bank account to which the compensation goes, until it is on its way. Stored encrypted.',
  errors: [
    'input_invalid',
    'compensation_not_found',
    'compensation_sent',
    'account_incomplete',
    'account_numbers_differ',
  ],
  params: IdParams,
  bodyError: 'input_invalid',
  body: Account,
  success: 'The compensation',
  response: CompensationView,
})
