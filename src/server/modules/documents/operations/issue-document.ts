import type { Tx } from '#server/kernel/context.ts'
import { newId } from '#server/kernel/ids.ts'
import type { Content } from '../domain/content.ts'
import { documentNumber, financialYear, type DocumentKind } from '../domain/number.ts'
import { findIssued, insertDocument, issuerNumber, takeNumber, type Document } from '../store.ts'

/** A document that is to be issued for something: a payment attempt, a refund or an order. */
export interface ToIssue {
  kind: DocumentKind
  about: string
  content: Content
  at: Date
}

/**
 * Issues a document within the transaction that makes it necessary, once for what it is about; a repeat returns the first.
 * Its number is taken last of all locks. The order must be locked.
 */
export async function issueDocument(tx: Tx, { kind, about, content, at }: ToIssue): Promise<Document> {
  const issued = await findIssued(tx, kind, about)
  if (issued) return issued
  const { catererId, orderId, total } = content
  const year = financialYear(at)
  const issuer = await issuerNumber(tx, catererId)
  const number = documentNumber(kind, issuer, year, await takeNumber(tx, { catererId, kind, year }))
  const document = { id: newId(), kind, about, orderId, catererId, number, amount: total, issuedAt: at, content }
  await insertDocument(tx, document)
  return document
}
