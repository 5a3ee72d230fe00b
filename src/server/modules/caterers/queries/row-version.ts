import { raw, sql, type Sql } from '#server/kernel/sql.ts'
import { cancellationSteps, caterers } from '../tables.ts'

const c = caterers.as('versioned')
const s = cancellationSteps.as('s')
/** Which transaction wrote the row: PostgreSQL's own column, so that no writer can forget it. */
const writer = raw<string>('versioned.xmin::text')

/**
 * A text that becomes another with every change of what is read of a caterer, those of its offer included, which count in its row; null
 * for an unknown caterer. For what was read to be used again where a statement sees that it is still so.
 */
export function rowVersionOf(catererId: string): Sql<string | null> {
  const steps = sql`(select string_agg(concat(${s.days_before}, ' ', ${s.percent}), ',' order by ${s.days_before})
    from ${s} where ${s.caterer_id} = ${c.id})`
  return sql<string | null>`(select concat(${writer}, ':', ${steps}) from ${c} where ${c.id} = ${catererId})`
}
