import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { invalid } from '../../field-errors.ts'
import { Password } from '../identity.ts'
import { BookingCode } from '../orders/parts.ts'
import { Id, IdParams, Ok, Page, Rupees, Timestamp } from '../shared.ts'
import { neededLine } from '../text.ts'
import { PayoutHoldView } from './bank-details.ts'
import { payoutStates, PayoutView } from './payouts.ts'

export const AdminPayout = PayoutView.extend({
  kind: z.enum(['proceeds', 'compensation']).describe('`compensation` goes to the customer of an order'),
  caterer: z.object({ id: Id, name: z.string() }),
  bookingCode: BookingCode.optional().describe('Order of a compensation'),
  hold: PayoutHoldView.optional().describe(
    'Why it is not sent now, or is left out of its file: `bank_details_unreadable`',
  ),
}).meta({ id: 'AdminPayout', description: 'Payout as admins see it' })
export type AdminPayout = z.output<typeof AdminPayout>

export const PayoutFile = z
  .object({
    id: Id,
    madeAt: Timestamp,
    transfers: z.number().int(),
    total: Rupees,
    open: z.number().int().describe('Transfers about which the bank has said nothing yet'),
  })
  .meta({ id: 'PayoutFile', description: 'File for the bank' })
export type PayoutFile = z.output<typeof PayoutFile>

export const AdminPayouts = z
  .object({
    items: z.array(AdminPayout),
    counts: z.record(z.enum(payoutStates), z.object({ count: z.number().int(), total: Rupees })),
    files: z.array(PayoutFile).describe('The latest files, the newest first'),
    promotions: z
      .array(
        z.object({
          orderId: Id,
          bookingCode: BookingCode,
          caterer: z.object({ id: Id, name: z.string() }),
          amount: Rupees,
        }),
      )
      .describe('Promotions of first orders that an admin has not released yet'),
    page: z.number().int(),
    pages: z.number().int(),
  })
  .meta({ id: 'AdminPayouts', description: 'Payouts in a state, with files and held promotions' })
export type AdminPayouts = z.output<typeof AdminPayouts>

const tag = 'Admin'
const base = '/api/admin/payouts'
const password = {
  password: Password.optional().describe('Password of the account; accounts without one leave it out'),
}
const askErrors = ['password_wrong', 'too_many_requests'] as const

export const listAdminPayouts = endpoint({
  method: 'GET',
  path: base,
  access: 'admin',
  tag,
  summary: 'List payouts',
  description:
    'Returns the payouts in a state with why they are held, the number in each, the latest files, and promotions to release.',
  errors: [],
  query: z.object({
    state: z.enum(payoutStates, invalid('payout_state_invalid', { options: payoutStates.join(', ') })).default('due'),
    page: Page,
  }),
  success: 'A page of payouts',
  response: AdminPayouts,
})

export const makePayoutFile = endpoint({
  method: 'POST',
  path: `${base}/files`,
  access: 'admin',
  tag,
  summary: 'Make a file for the bank',
  description:
    'Takes everything that is due and not held into a file and books it as sent. Needs the password again. The file is downloaded by a call of its own.',
  errors: ['input_invalid', ...askErrors, 'nothing_due'],
  bodyError: 'input_invalid',
  body: z.object(password),
  success: 'The file',
  response: PayoutFile,
  status: 201,
})

export const downloadPayoutFile = endpoint({
  method: 'POST',
  path: `${base}/files/{id}/download`,
  access: 'admin',
  tag,
  summary: 'Download a file for the bank',
  description:
    'Returns comma-separated values with full account numbers, without transfers whose account cannot be decrypted. Needs the password again; each download is in the audit.',
  errors: ['input_invalid', ...askErrors, 'payout_file_not_found'],
  params: IdParams,
  bodyError: 'input_invalid',
  body: z.object(password),
  success: 'The file',
  response: z.string(),
  file: 'text/csv; charset=utf-8',
})

export const importBankFile = endpoint({
  method: 'POST',
  path: `${base}/import`,
  access: 'admin',
  tag,
  summary: 'Import the answer of the bank',
  description:
    'Marks payouts as paid or failed by a file with the columns `reference`, `status`, `bank_reference` and `reason`: all lines or none. The same file again changes nothing. Needs the password again.',
  errors: [
    'input_invalid',
    ...askErrors,
    'bank_file_invalid',
    'bank_file_unknown',
    'payout_paid',
    'payout_failed',
    'payout_not_sent',
  ],
  bodyError: 'input_invalid',
  body: z.object({
    content: z.string(invalid('bank_file_needed')).min(1, invalid('bank_file_needed')).max(200_000),
    ...password,
  }),
  success: 'What came of it',
  response: Ok.extend({
    alreadyImported: z.boolean().describe('Whether this file was imported before; nothing changed then'),
    paid: z.number().int(),
    failed: z.number().int(),
  }),
})

export const markPayoutPaid = endpoint({
  method: 'POST',
  path: `${base}/{id}/paid`,
  access: 'admin',
  tag,
  summary: 'Mark a payout as paid',
  description: 'For a payout that was sent. Needs the password again.',
  errors: ['input_invalid', ...askErrors, 'payout_not_found', 'payout_paid', 'payout_failed', 'payout_not_sent'],
  params: IdParams,
  bodyError: 'input_invalid',
  body: z.object({ bankReference: neededLine(60, 'bank_reference_needed'), ...password }),
  success: 'The payout',
  response: AdminPayout,
})

export const markPayoutFailed = endpoint({
  method: 'POST',
  path: `${base}/{id}/failed`,
  access: 'admin',
  tag,
  summary: 'Mark a payout as failed',
  description: 'For a payout that was sent. It is booked back until it is retried. Needs the password again.',
  errors: ['input_invalid', ...askErrors, 'payout_not_found', 'payout_paid', 'payout_failed', 'payout_not_sent'],
  params: IdParams,
  bodyError: 'input_invalid',
  body: z.object({ reason: neededLine(200, 'failure_reason_needed'), ...password }),
  success: 'The payout',
  response: AdminPayout,
})

export const retryPayout = endpoint({
  method: 'POST',
  path: `${base}/{id}/retry`,
  access: 'admin',
  tag,
  summary: 'Retry a failed payout',
  description: 'Makes a failed payout due again under a new reference. Needs the password again.',
  errors: ['input_invalid', ...askErrors, 'payout_not_found', 'payout_not_failed'],
  params: IdParams,
  bodyError: 'input_invalid',
  body: z.object(password),
  success: 'The payout that replaces it',
  response: AdminPayout,
})

export const releasePromotion = endpoint({
  method: 'POST',
  path: '/api/admin/orders/{id}/promotion',
  access: 'admin',
  tag,
  summary: 'Release a held promotion',
  description:
    'The promotion of one of a caterer’s first five completed orders is paid out once it is released. Needs the password again.',
  errors: ['input_invalid', ...askErrors, 'promotion_not_held'],
  params: IdParams,
  bodyError: 'input_invalid',
  body: z.object(password),
  success: 'What is paid out now',
  response: z.object({ orderId: Id, released: z.boolean() }),
})
