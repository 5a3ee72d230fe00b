import type { Queryable, Tx } from '#server/kernel/context.ts'
import {
  at,
  firstRow,
  insertColumns,
  insertInto,
  json,
  returning,
  rows,
  run,
  select,
  selectList,
  sql,
  type Selected,
  type Sql,
} from '#server/kernel/sql.ts'
import type { DocumentKind, NumberSeries } from './domain/number.ts'
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

/** The number of a caterer among those who issue documents, or null, as an expression within another statement. */
export const issuerNumberOf = (catererId: Sql<string>): Sql<number | null> =>
  sql<number | null>`(select ${issuers.number} from ${issuers} where ${issuers.caterer_id} = ${catererId})`

/**
 * Takes the next number of a series and writes the document with it, in one statement. Whoever else wants a number waits until this
 * transaction ends, and gets the same one when it is rolled back: that is what keeps a series without gaps. Returns the number;
 * undefined when a document of the kind was issued for the same thing, which takes none, or when the series has no more.
 */
export async function insertWithNextNumber(
  tx: Tx,
  issued: Omit<Document, 'number'>,
  { year, start, digits, mostDigits }: NumberSeries & { year: string },
): Promise<string | undefined> {
  const { id, catererId, orderId, kind, amount, about, issuedAt, content } = issued
  const written = await firstRow(
    tx,
    returning({ number: sql<string>`number` })`with taken as (
        ${insertColumns(documentSeries, 'caterer_id', 'kind', 'financial_year', 'last_number')}
        select ${catererId}, ${kind}, ${year}, 1 where not exists (select 1 from ${d} where ${d.kind} = ${kind} and ${d.about} = ${about})
        on conflict (caterer_id, kind, financial_year) do update set last_number = ${documentSeries.last_number} + 1
        returning ${documentSeries.last_number}::text as digits
      )
      ${insertColumns(documents, 'id', 'caterer_id', 'order_id', 'kind', 'number', 'amount_paise', 'about', 'issued_at', 'content')}
      select ${id}, ${catererId}, ${orderId}, ${kind}, ${start}::text || lpad(digits, greatest(${digits}::int, length(digits)), '0'),
        ${amount}::bigint, ${about}, ${at(issuedAt)}, ${json(content)}
      from taken where length(digits) <= ${mostDigits}::int`,
  )
  return written?.number
}
