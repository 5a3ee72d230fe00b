import type { Queryable, Tx } from '#server/kernel/context.ts'
import { lockNamed } from '#server/kernel/database/lock-named.ts'
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
import type { ImageStoreName } from '#server/adapters/images/image-store.ts'
import { images } from './tables.ts'

const i = images.as('i')

/** Whose pictures are meant: those of the account, and those of its caterer. */
export interface PictureOwner {
  userId: string
  catererId: string | undefined
}

const isOf = ({ userId, catererId }: PictureOwner): Sql =>
  sql`${i.store} is not null and (${i.owner_id} = ${userId} or ${i.caterer_id} = ${catererId ?? null})`

export async function countPictures(db: Queryable, owner: PictureOwner): Promise<number> {
  const counted = select({ count: sql<number>`count(*)` })`from ${i} where ${isOf(owner)} and ${i.removed_at} is null`
  return (await firstRow(db, counted))?.count ?? 0
}

/** Serialises uploads of an account until the transaction ends. */
export async function lockUploads(tx: Tx, userId: string): Promise<void> {
  await lockNamed(tx, `images.${userId}`)
}

export interface NewPicture {
  id: string
  owner: PictureOwner
  store: ImageStoreName
  key: string
  widths: number[]
  width: number
  height: number
  placeholder: string
}

/** Records a picture whose files are about to be stored. Nothing can show it until {@link markStored}. */
export async function insertPicture(tx: Tx, picture: NewPicture, now: Date): Promise<void> {
  const { id, owner, store, key, widths, width, height, placeholder } = picture
  const row = {
    id,
    owner_id: owner.userId,
    caterer_id: owner.catererId ?? null,
    store,
    store_key: key,
    base: key,
    widths: sql<number[]>`${list(widths)}::int[]`,
    width,
    height,
    placeholder,
    created_at: now,
  }
  await run(tx, insertInto(images, row))
}

/** The files of a picture are there. False when it was removed meanwhile, as with its account. */
export async function markStored(db: Queryable, id: string, base: string, now: Date): Promise<boolean> {
  const stored = returning({ id: i.id })`update ${i} set ${assign(images, { base, stored_at: now })}
    where ${i.id} = ${id} and ${i.removed_at} is null`
  return (await firstRow(db, stored)) !== undefined
}

/**
 * Takes those of the pictures that the owner may show, for good for its caterer, and returns their ids by base. The rows stay locked
 * until the transaction ends, so that none is deleted before what shows it is committed.
 */
export async function takeByBases(
  tx: Tx,
  owner: PictureOwner,
  bases: readonly string[],
  now: Date,
): Promise<Map<string, string>> {
  const taken = {
    caterer_id: sql<string | null>`coalesce(${i.caterer_id}, ${owner.catererId ?? null})`,
    linked_at: now,
  }
  const mayShow = sql`(${i.caterer_id} = ${owner.catererId ?? null} or (${i.caterer_id} is null and ${i.owner_id} = ${owner.userId}))`
  const found = await rows(
    tx,
    returning({ id: i.id, base: i.base })`update ${i} set ${assign(images, taken)}
      where ${i.base} = any(${list(bases)}::text[]) and ${i.stored_at} is not null and ${i.removed_at} is null and ${mayShow}`,
  )
  return new Map(found.map(({ base, id }) => [base, id]))
}

/** No picture is removed so soon after it was put somewhere: the transaction that did it may not have ended. */
const settledMs = 60 * 60 * 1000

/** Marks as removed what nothing shows: uploads from before `uploadedBefore`, and those that never ended. */
export async function removeUnshown(
  db: Queryable,
  isShown: (id: Sql<string>) => Sql,
  { uploadedBefore, now }: { uploadedBefore: Date; now: Date },
): Promise<void> {
  const settledBefore = new Date(now.getTime() - settledMs)
  await run(
    db,
    sql`update ${i} set ${assign(images, { removed_at: now })}
        where ${i.store} is not null and ${i.removed_at} is null
          and (${i.created_at} <= ${at(uploadedBefore)} or (${i.stored_at} is null and ${i.created_at} <= ${at(settledBefore)}))
          and (${i.linked_at} is null or ${i.linked_at} <= ${at(settledBefore)})
          and not (${isShown(i.id)})`,
  )
}

export interface RemovedPicture {
  id: string
  key: string
  widths: number[]
}

/** Pictures of a store whose files are to be deleted, the longest removed first. */
export async function listRemoved(db: Queryable, store: ImageStoreName, most: number): Promise<RemovedPicture[]> {
  return rows(
    db,
    select({ id: i.id, key: sql<string>`${i.store_key}`, widths: i.widths })`from ${i}
      where ${i.removed_at} is not null and ${i.store} = ${store} order by ${i.removed_at}, ${i.id} limit ${most}`,
  )
}

export async function removePictures(db: Queryable, ids: readonly string[], now: Date): Promise<void> {
  await run(
    db,
    sql`update ${i} set ${assign(images, { removed_at: sql<Date>`coalesce(${i.removed_at}, ${at(now)})` })} where ${i.id} = any(${list(ids)}::text[])`,
  )
}

export async function deletePictures(db: Queryable, ids: readonly string[]): Promise<void> {
  await run(db, sql`delete from ${i} where ${i.id} = any(${list(ids)}::text[]) and ${i.removed_at} is not null`)
}
