import type { DocumentKind, DocumentType } from '#contract/rules/caterer-document.ts'
import type { PrivateStore } from '#server/adapters/private-files/private-store.ts'
import type { Queryable, Tx } from '#server/kernel/context.ts'
import {
  assign,
  at,
  firstRow,
  insertInto,
  list,
  returning,
  rows,
  run,
  select,
  sql,
  type Sql,
} from '#server/kernel/sql.ts'
import { catererDocuments } from './tables.ts'

const d = catererDocuments.as('d')

/** Counts the documents of a caterer, those that are being stored included. */
export async function countDocuments(db: Queryable, catererId: string): Promise<number> {
  const counted = select({ count: sql<number>`count(*)::integer` })`from ${d}
    where ${d.caterer_id} = ${catererId} and ${d.removed_at} is null`
  return (await firstRow(db, counted))?.count ?? 0
}

export interface NewDocument {
  id: string
  catererId: string
  userId: string
  kind: DocumentKind
  mediaType: DocumentType
  bytes: number
  store: PrivateStore['name']
  key: string
  sealedWith: string
}

/** Records a document whose file is about to be stored. Nobody sees it until {@link markStored}. */
export async function insertDocument(tx: Tx, document: NewDocument, now: Date): Promise<void> {
  const { id, catererId, userId, kind, mediaType, bytes, store, key, sealedWith } = document
  const row = {
    id,
    caterer_id: catererId,
    kind,
    media_type: mediaType,
    bytes,
    uploaded_by: userId,
    created_at: now,
    store,
    store_key: key,
    sealed_with: sealedWith,
  }
  await run(tx, insertInto(catererDocuments, row))
}

/** The file of a document is there. False when it was removed meanwhile, as with its account. */
export async function markStored(tx: Tx, id: string, now: Date): Promise<boolean> {
  const stored = returning({ id: d.id })`update ${d} set ${assign(catererDocuments, { stored_at: now })}
    where ${d.id} = ${id} and ${d.removed_at} is null`
  return (await firstRow(tx, stored)) !== undefined
}

/** Where the file of a document is. */
export interface StoredFile {
  id: string
  key: string
}

/** A document that was removed; its file is still there. */
export interface RemovedDocument extends StoredFile {
  catererId: string
  kind: DocumentKind
  wasStored: boolean
}

async function markRemoved(db: Queryable, condition: Sql, now: Date): Promise<RemovedDocument[]> {
  return rows(
    db,
    returning({
      id: d.id,
      key: d.store_key,
      catererId: d.caterer_id,
      kind: d.kind,
      wasStored: sql<boolean>`${d.stored_at} is not null`,
    })`update ${d} set ${assign(catererDocuments, { removed_at: now })} where ${d.removed_at} is null and ${condition}`,
  )
}

/** Removes a document from sight; undefined when it is not there. */
export async function removeDocument(
  db: Queryable,
  { catererId, id }: { catererId: string; id: string },
  now: Date,
): Promise<RemovedDocument | undefined> {
  return (await markRemoved(db, sql`${d.id} = ${id} and ${d.caterer_id} = ${catererId}`, now))[0]
}

/** Removes documents of a caterer that are about its owner as a person. */
export async function removePersonal(tx: Tx, catererId: string, now: Date): Promise<RemovedDocument[]> {
  return markRemoved(tx, sql`${d.caterer_id} = ${catererId} and ${d.kind} in ('gst_or_pan', 'cancelled_cheque')`, now)
}

/** Removes documents of these caterers that were uploaded until a moment. */
export async function removeUploadedUntil(tx: Tx, catererIds: Sql, until: Date, now: Date): Promise<RemovedDocument[]> {
  return markRemoved(tx, sql`${d.created_at} <= ${at(until)} and ${d.caterer_id} in (${catererIds})`, now)
}

/** Removes documents whose file was never stored, of uploads that began before a moment. */
export async function removeUnfinished(db: Queryable, before: Date, now: Date): Promise<void> {
  await markRemoved(db, sql`${d.stored_at} is null and ${d.created_at} <= ${at(before)}`, now)
}

/** Files of removed documents in a store, the longest removed first. */
export async function listRemoved(db: Queryable, store: PrivateStore['name'], most: number): Promise<StoredFile[]> {
  return rows(
    db,
    select({ id: d.id, key: d.store_key })`from ${d}
      where ${d.removed_at} is not null and ${d.store} = ${store} order by ${d.removed_at}, ${d.id} limit ${most}`,
  )
}

export async function deleteDocuments(db: Queryable, ids: readonly string[]): Promise<void> {
  await run(db, sql`delete from ${d} where ${d.id} = any(${list(ids)}::text[]) and ${d.removed_at} is not null`)
}

/** Documents in a store that another key than the given one encrypted, after the one with the id `after`. */
export async function listSealedOtherwise(
  db: Queryable,
  { keyId, store, after, most }: { keyId: string; store: PrivateStore['name']; after: string; most: number },
): Promise<StoredFile[]> {
  return rows(
    db,
    select({ id: d.id, key: d.store_key })`from ${d}
      where ${d.removed_at} is null and ${d.stored_at} is not null and ${d.store} = ${store}
        and ${d.sealed_with} <> ${keyId} and ${d.id} > ${after} order by ${d.id} limit ${most}`,
  )
}

/** Names the key that encrypted the file of a document; false when it was removed. */
export async function saveKey(db: Queryable, id: string, keyId: string): Promise<boolean> {
  const saved = returning({ id: d.id })`update ${d} set ${assign(catererDocuments, { sealed_with: keyId })}
    where ${d.id} = ${id} and ${d.removed_at} is null`
  return (await firstRow(db, saved)) !== undefined
}
