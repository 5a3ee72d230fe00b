import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdParams, Rupees } from './shared.ts'

export const OrderDocument = z.object({
  id: Id,
  kind: z.enum(['receipt', 'invoice', 'bill_of_supply', 'refund_voucher', 'credit_note']),
  /** Without gaps within the caterer's financial year. */
  number: z.string(),
  issuedAt: z.string(),
  amount: Rupees,
  /** Where the PDF is, for the same people as this list. */
  pdf: z.string(),
})
export type OrderDocument = z.output<typeof OrderDocument>

export const listDocuments = endpoint({
  method: 'GET',
  path: '/api/orders/{id}/documents',
  access: 'signed_in',
  tag: 'Orders',
  summary: 'The documents of an order, oldest first, for its customer, its caterer and staff',
  params: IdParams,
  response: z.array(OrderDocument),
})

/** Loose, so that what is no id is as missing as an order that is not there. */
const FileOfOrder = z.object({ id: z.string() })

export const getDocumentFile = endpoint({
  method: 'GET',
  path: '/api/orders/{id}/documents/{file}',
  access: 'signed_in',
  tag: 'Orders',
  summary: 'One document of an order; the file is its id and .pdf',
  params: FileOfOrder.extend({ file: z.string() }),
  response: z.string(),
  file: 'application/pdf',
})

export const getEventFile = endpoint({
  method: 'GET',
  path: '/api/orders/{id}/event.ics',
  access: 'signed_in',
  tag: 'Orders',
  summary: 'The event of an order for a calendar',
  params: FileOfOrder,
  response: z.string(),
  file: 'text/calendar; charset=utf-8',
})
