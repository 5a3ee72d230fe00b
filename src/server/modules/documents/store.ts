import { paise, type Paise } from '#contract/values/money.ts'
import type { Queryable, Tx } from '#server/kernel/context.ts'
import { at, firstRow, json, moment, rows, sql } from '#server/kernel/sql.ts'
import type { Content } from './domain/content.ts'
import type { DocumentKind } from './domain/number.ts'

/** A document that was issued. */
export interface Document {
  id: string
  kind: DocumentKind
  orderId: string
  catererId: string
  /** The payment attempt, refund or order for which it was issued. */
  about: string
  number: string
  amount: Paise
  issuedAt: Date
  content: Content
}

interface Row extends Omit<Document, 'issuedAt'> {
  issued_at: string
}

const columns = sql`
  id, kind, order_id as "orderId", caterer_id as "catererId", about, number, amount_paise as amount, issued_at, content`

function documentFrom({ issued_at, amount, ...row }: Row): Document {
  return { ...row, amount: paise(amount), issuedAt: moment(issued_at) }
}

/** The documents of an order, in the order in which they were issued. */
export async function documentsOf(db: Queryable, orderId: string): Promise<Document[]> {
  const found = await rows<Row>(
    db,
    sql`select ${columns} from documents where order_id = ${orderId} order by issued_at, id`,
  )
  return found.map(documentFrom)
}

/** One document of an order. */
export async function findDocument(db: Queryable, orderId: string, id: string): Promise<Document | undefined> {
  const row = await firstRow<Row>(db, sql`select ${columns} from documents where order_id = ${orderId} and id = ${id}`)
  return row && documentFrom(row)
}

/** The document of a kind that was issued for something. */
export async function findIssued(db: Queryable, kind: DocumentKind, about: string): Promise<Document | undefined> {
  const row = await firstRow<Row>(db, sql`select ${columns} from documents where kind = ${kind} and about = ${about}`)
  return row && documentFrom(row)
}

/** A caterer's number among those who issue documents; its first document gives it one. */
export async function issuerNumber(tx: Tx, catererId: string): Promise<number> {
  const [, issuer] = await Promise.all([
    rows(tx, sql`insert into document_issuers (caterer_id) values (${catererId}) on conflict (caterer_id) do nothing`),
    firstRow<{ number: number }>(tx, sql`select number from document_issuers where caterer_id = ${catererId}`),
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
  series: { catererId: string; kind: DocumentKind; year: string },
): Promise<number> {
  const taken = await firstRow<{ number: number }>(
    tx,
    sql`
    insert into document_series as s (caterer_id, kind, financial_year, last_number)
    values (${series.catererId}, ${series.kind}, ${series.year}, 1)
    on conflict (caterer_id, kind, financial_year) do update set last_number = s.last_number + 1
    returning last_number as number`,
  )
  if (!taken) throw new Error('a series gave no number')
  return taken.number
}

export async function insertDocument(tx: Tx, document: Document): Promise<void> {
  const { id, catererId, orderId, kind, number, amount, about, issuedAt, content } = document
  await rows(
    tx,
    sql`
    insert into documents (id, caterer_id, order_id, kind, number, amount_paise, about, issued_at, content)
    values (${id}, ${catererId}, ${orderId}, ${kind}, ${number}, ${amount}, ${about}, ${at(issuedAt)}, ${json(content)})`,
  )
}
