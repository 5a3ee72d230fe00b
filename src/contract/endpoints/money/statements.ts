import { monthPattern } from '../../values/calendar.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { BookingCode } from '../orders/parts.ts'
import { Day, Rupees } from '../shared.ts'

export const Month = z
  .string()
  .regex(monthPattern)
  .meta({ id: 'Month', description: 'Month in Indian Standard Time, as YYYY-MM' })

export const statementLines = ['order', 'compensation', 'payout', 'payout_failed'] as const

export const StatementLine = z
  .object({
    kind: z.enum(statementLines),
    day: Day.describe('Day of the first entry of the month'),
    reference: z.string().describe('Booking code, or reference of the payout'),
    bookingCode: BookingCode.optional(),
    received: Rupees.describe('What the customer paid, less refunds'),
    promotions: Rupees.describe('What Pangat adds: its discounts and gifts'),
    fee: Rupees,
    feeGst: Rupees,
    tcs: Rupees,
    tds: Rupees,
    amount: Rupees.describe('What the line adds to the balance of the caterer'),
  })
  .meta({ id: 'StatementLine' })
export type StatementLine = z.output<typeof StatementLine>

export const Statement = z
  .object({
    month: Month,
    isOpen: z.boolean().describe('Whether the month is not over yet'),
    opening: Rupees.describe('Balance before the month'),
    lines: z.array(StatementLine),
    totals: StatementLine.pick({
      received: true,
      promotions: true,
      fee: true,
      feeGst: true,
      tcs: true,
      tds: true,
      amount: true,
    }),
    closing: Rupees.describe('Balance after the month, or now'),
  })
  .meta({ id: 'Statement', description: 'Money of a caterer in a month: everything that was booked' })
export type Statement = z.output<typeof Statement>

const tag = 'Money'
/** Loose, so that a month that is none is told beside its field. */
const MonthParams = z.object({ month: z.string().max(20).describe('Month as YYYY-MM') })

export const listStatements = endpoint({
  method: 'GET',
  path: '/api/statements',
  access: 'owner',
  tag,
  summary: 'List my statements',
  description: 'Returns the months in which something was booked, the latest first. For the owner.',
  errors: [],
  success: 'The months',
  response: z.array(
    z.object({
      month: Month,
      isOpen: z.boolean(),
      amount: Rupees.describe('What the month added to the balance before payouts'),
      paidOut: Rupees,
    }),
  ),
})

export const getStatement = endpoint({
  method: 'GET',
  path: '/api/statements/{month}',
  access: 'owner',
  tag,
  summary: 'Get my statement of a month',
  description: 'Returns everything that was booked in the month; its lines add up to the ledger. For the owner.',
  errors: ['month_invalid'],
  params: MonthParams,
  success: 'The statement',
  response: Statement,
})

export const getStatementTable = endpoint({
  method: 'GET',
  path: '/api/statements/{month}/statement.csv',
  access: 'owner',
  tag,
  summary: 'Download my statement as CSV',
  description: 'Returns the statement as comma-separated values (RFC 4180) in UTF-8, for spreadsheets. For the owner.',
  errors: ['month_invalid'],
  params: MonthParams,
  success: 'The statement',
  response: z.string(),
  file: 'text/csv; charset=utf-8',
})

export const getStatementFile = endpoint({
  method: 'GET',
  path: '/api/statements/{month}/statement.pdf',
  access: 'owner',
  tag,
  summary: 'Download my statement as PDF',
  description: 'Returns the statement on paper. For the owner.',
  errors: ['month_invalid'],
  params: MonthParams,
  success: 'The statement',
  response: z.string(),
  file: 'application/pdf',
})
