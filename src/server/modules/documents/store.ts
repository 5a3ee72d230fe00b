import type { Queryable, Tx } from '#server/kernel/context.ts'
import {
  firstRow,
  insertInto,
  returning,
  rows,
  run,
  select,
  selectList,
  sql,
  type Selected,
} from '#server/kernel/sql.ts'
import type { DocumentKind } from './domain/number.ts'
import { documentIssuers, documents, documentSeries } from './tables.ts'

const d = documents.as('d')
const issuers = documentIssuers.as('i')

const document = selectList({
  id: d.id,
  kind: d.kind,
  orderId: d.order_id,
  catererId: d.caterer_id,
  /** The payment attempt, refund or order for which it was issued. */
  about: d.about,
  number: d.number,
  amount: d.amount_paise,
  issuedAt: d.issued_at,
  content: d.content,
})

/** A document that was issued. */
export type Document = Selected<typeof document>

/** The documents of an order, in the order in which they were issued. */
export async function documentsOf(db: Queryable, orderId: string): Promise<Document[]> {
  return rows(db, select(document)`from ${d} where ${d.order_id} = ${orderId} order by ${d.issued_at}, ${d.id}`)
}

/** One document of an order. */
export async function findDocument(db: Queryable, orderId: string, id: string): Promise<Document | undefined> {
  return firstRow(db, select(document)`from ${d} where ${d.order_id} = ${orderId} and ${d.id} = ${id}`)
}

/** The document of a kind that was issued for something. */
export async function findIssued(db: Queryable, kind: DocumentKind, about: string): Promise<Document | undefined> {
  return firstRow(db, select(document)`from ${d} where ${d.kind} = ${kind} and ${d.about} = ${about}`)
}

/** A caterer's number among those who issue documents; its first document gives it one. */
export async function issuerNumber(tx: Tx, catererId: string): Promise<number> {
  const [, issuer] = await Promise.all([
    run(tx, sql`${insertInto(documentIssuers, { caterer_id: catererId })} on conflict (caterer_id) do nothing`),
    firstRow(tx, select({ number: issuers.number })`from ${issuers} where ${issuers.caterer_id} = ${catererId}`),
  ])
  if (!issuer) throw new Error(`caterer ${catererId} has no number for its documents`)
  return issuer.number
}

/**
 * Takes the next number of a series. Whoever else wants one waits until this transaction ends, and gets the same number when it
 * is rolled back: that is what keeps a series without gaps.
 */
export async function takeNumber(
  tx: Tx,
  { catererId, kind, year }: { catererId: string; kind: DocumentKind; year: string },
): Promise<number> {
  const first = { caterer_id: catererId, kind, financial_year: year, last_number: 1 }
  const taken = await firstRow(
    tx,
    returning({ number: documentSeries.last_number })`${insertInto(documentSeries, first)}
      on conflict (caterer_id, kind, financial_year) do update set last_number = ${documentSeries.last_number} + 1`,
  )
  if (!taken) throw new Error('a series gave no number')
  return taken.number
}

export async function insertDocument(tx: Tx, issued: Document): Promise<void> {
  const { id, catererId, orderId, kind, number, amount, about, issuedAt, content } = issued
  await run(
    tx,
    insertInto(documents, {
      id,
      caterer_id: catererId,
      order_id: orderId,
      kind,
      number,
      amount_paise: amount,
      about,
      issued_at: issuedAt,
      content,
    }),
  )
}
