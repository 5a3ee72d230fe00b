import type { Tx } from '#server/kernel/context.ts'
import { newId } from '#server/kernel/ids.ts'
import type { Content } from '../domain/content.ts'
import { financialYear, numberSeries, seriesEnded, type DocumentKind } from '../domain/number.ts'
import { findIssued, insertWithNextNumber, issuerNumber, type Document } from '../store.ts'

/** A document that is to be issued for something: a payment attempt, a refund or an order. */
export interface ToIssue {
  kind: DocumentKind
  about: string
  content: Content
  at: Date
}

/**
 * Issues a document within the transaction that makes it necessary, once for what it is about; a repeat returns the first.
 * Its number is taken last of all locks. The order must be locked. `issuer` is the caterer's {@link issuerNumberOf} where it is
 * known: then one statement does all of it.
 */
export async function issueDocument(
  tx: Tx,
  { kind, about, content, at }: ToIssue,
  issuer?: number | null,
): Promise<Document> {
  const { catererId, orderId, total } = content
  const year = financialYear(at)
  const series = numberSeries(kind, issuer ?? (await issuerNumber(tx, catererId)), year)
  const document = { id: newId(), kind, about, orderId, catererId, amount: total, issuedAt: at, content }
  const number = await insertWithNextNumber(tx, document, { year, ...series })
  if (number !== undefined) return { ...document, number }
  const issued = await findIssued(tx, kind, about)
  if (!issued) throw seriesEnded(series.start)
  return issued
}
