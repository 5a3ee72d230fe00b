import { limits } from '#contract/limits.ts'
import type { Queryable } from '#server/kernel/context.ts'
import { rows, select, sql } from '#server/kernel/sql.ts'
import { audit } from '../tables.ts'

const a = audit.as('a')

/** A page of acts, the newest first, after the one with the id `before`; of one subject where it is given. Ids are in order of time. */
export async function listActs(
  db: Queryable,
  { subject, before }: { subject?: string | undefined; before?: string | undefined },
) {
  const size = limits.backOffice.actsPerPage
  const ofSubject = subject === undefined ? sql`true` : sql`${a.subject} = ${subject}`
  const isOlder = before === undefined ? sql`true` : sql`${a.id} < ${before}`
  const found = await rows(
    db,
    select({
      id: a.id,
      at: a.at,
      actor: a.actor,
      party: a.party,
      action: a.action,
      subject: a.subject,
      before: a.before,
      after: a.after,
    })`from ${a} where ${ofSubject} and ${isOlder} order by ${a.id} desc limit ${size + 1}`,
  )
  return { acts: found.slice(0, size), hasMore: found.length > size }
}
