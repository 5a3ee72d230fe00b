import type { Day } from '#contract/values/calendar.ts'
import type { Tx } from '#server/kernel/context.ts'
import { assign, returning, rows, sql } from '#server/kernel/sql.ts'
import { ownerOf } from '#server/modules/members/index.ts'
import { caterers } from '../tables.ts'

const c = caterers.as('c')
const e = caterers.as('ending')

/**
 * Takes licences of approved caterers that end within these days and whose owners were not reminded of that end, and marks them as
 * reminded. Concurrent callers take different ones.
 */
export async function takeEndingLicences(
  tx: Tx,
  { today, until, most }: { today: Day; until: Day; most: number },
): Promise<{ id: string; endsOn: Day }[]> {
  const found = await rows(
    tx,
    returning({ id: c.id, endsOn: c.fssai_expires_on })`update ${c} set ${assign(caterers, {
      fssai_reminded_for: sql<Day>`${c.fssai_expires_on}`,
    })} where ${c.id} in (
      select ${e.id} from ${e}
      where ${e.fssai_expires_on} between ${today}::date and ${until}::date
        and ${e.approval} = 'approved' and ${ownerOf(e.id)} is not null
        and ${e.fssai_reminded_for} is distinct from ${e.fssai_expires_on}
      order by ${e.fssai_expires_on}, ${e.id} limit ${most} for update skip locked)`,
  )
  return found.flatMap(({ id, endsOn }) => (endsOn === null ? [] : [{ id, endsOn }]))
}
