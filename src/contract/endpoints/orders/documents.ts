import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Id, IdParams, Rupees, Timestamp } from '../shared.ts'

export const OrderDocument = z
  .object({
    id: Id,
    kind: z.enum(['receipt', 'invoice', 'bill_of_supply', 'refund_voucher', 'credit_note']),
    number: z.string().describe('Number without gaps within the financial year of the caterer'),
    issuedAt: Timestamp,
    amount: Rupees,
    pdf: z.string().describe('Path of the PDF'),
  })
  .meta({ id: 'OrderDocument' })
export type OrderDocument = z.output<typeof OrderDocument>

export const listDocuments = endpoint({
  method: 'GET',
  path: '/api/orders/{id}/documents',
  access: 'signed_in',
  tag: 'Orders',
  summary: 'List order documents',
  description:
    'Returns receipts, invoices and credit notes, oldest first. Visible to its customer, its caterer and admins; others get 404.',
  errors: ['order_not_found'],
  params: IdParams,
  success: 'The documents',
  response: z.array(OrderDocument),
})

/** Loose, so that what is no id is as missing as an order that is not there. */
const FileOfOrder = z.object({ id: z.string().describe('Id of the order') })

export const getDocumentFile = endpoint({
  method: 'GET',
  path: '/api/orders/{id}/documents/{file}',
  access: 'signed_in',
  tag: 'Orders',
  summary: 'Download an order document',
  description:
    'Returns a PDF. `file` is the id of the document followed by `.pdf`. Visible to its customer, its caterer and admins; others get 404.',
  errors: ['order_not_found', 'not_found'],
  params: FileOfOrder.extend({ file: z.string().describe('Id of the document followed by `.pdf`') }),
  success: 'The document',
  response: z.string(),
  file: 'application/pdf',
})

export const getEventFile = endpoint({
  method: 'GET',
  path: '/api/orders/{id}/event.ics',
  access: 'signed_in',
  tag: 'Orders',
  summary: 'Download the event as iCalendar',
  description: 'Returns an iCalendar file (RFC 5545). Visible to its customer, its caterer and admins; others get 404.',
  errors: ['order_not_found'],
  params: FileOfOrder,
  success: 'The event',
  response: z.string(),
  file: 'text/calendar; charset=utf-8',
})
