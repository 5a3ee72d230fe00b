import type { Queryable } from '#server/kernel/context.ts'
import { at, rows, select, sql, unionAll } from '#server/kernel/sql.ts'
import type { DeletedOffer } from '../domain/own-offer.ts'
import { menus, packages } from '../tables.ts'

const m = menus.as('m')
const p = packages.as('p')

/** What a caterer deleted since then, the latest first. */
export async function listDeletedOffers(db: Queryable, catererId: string, since: Date): Promise<DeletedOffer[]> {
  const ofMenus = select({
    id: m.id,
    kind: sql<DeletedOffer['kind']>`'menu'`,
    name: m.name,
    deletedAt: sql<Date>`${m.deleted_at}`,
  })`from ${m} where ${m.caterer_id} = ${catererId} and ${m.deleted_at} > ${at(since)}`
  const ofPackages = select({
    id: p.id,
    kind: sql<DeletedOffer['kind']>`'package'`,
    name: p.name,
    deletedAt: sql<Date>`${p.deleted_at}`,
  })`from ${p} where ${p.caterer_id} = ${catererId} and ${p.deleted_at} > ${at(since)} and ${p.erased_at} is null`
  return rows(db, sql<DeletedOffer>`${unionAll(ofMenus, ofPackages)} order by "deletedAt" desc, id`)
}
