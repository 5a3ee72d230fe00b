import type { Queryable } from '#server/kernel/context.ts'
import { list, rows, select, sql } from '#server/kernel/sql.ts'
import { ownerOf } from '#server/modules/members/index.ts'
import { caterers, formerSlugs } from '../tables.ts'

const c = caterers.as('c')
const f = formerSlugs.as('f')

/** A caterer that an admin has taken off the site. */
export interface SuspendedCaterer {
  id: string
  name: string
  slug: string
  city: string
  formerSlugs: readonly string[]
}

/** Those of the given caterers that are suspended, of all caterers without ids. An erased caterer is none. */
export async function listSuspended(db: Queryable, ids?: readonly string[]): Promise<SuspendedCaterer[]> {
  const condition = ids ? sql`${c.id} = any(${list(ids)}::text[])` : sql`true`
  const found = await rows(
    db,
    select({
      id: c.id,
      name: c.name,
      slug: c.slug,
      city: c.city,
      // Texts are separated by a character that no slug has.
      former: sql<string>`coalesce((select string_agg(${f.slug}, ',') from ${f} where ${f.caterer_id} = ${c.id}), '')`,
    })`from ${c} where ${c.approval} = 'suspended' and ${ownerOf(c.id)} is not null and ${condition}`,
  )
  return found.map(({ former, ...caterer }) => ({ ...caterer, formerSlugs: former === '' ? [] : former.split(',') }))
}
