import type { Notice } from '#contract/rules/notice.ts'
import type { CancellationStep } from '#contract/values/cancellation-step.ts'
import type { Tx } from '#server/kernel/context.ts'
import { assign, insertColumns, rowsAs, run, sql } from '#server/kernel/sql.ts'
import { cancellationSteps, caterers } from '../tables.ts'

const c = caterers.as('c')
const s = cancellationSteps.as('s')

/** What a caterer sets about all of its bookings; what is left out stays. */
export interface BookingTermsChange {
  capacity?: number | undefined
  notice?: Notice | undefined
  changeCutOffHours?: number | undefined
  cancellation?: readonly CancellationStep[] | undefined
}

/** Saves terms of a locked caterer under its next version. They hold for new bookings, since orders keep a copy of theirs. */
export async function saveBookingTerms(tx: Tx, id: string, terms: BookingTermsChange, now: Date): Promise<void> {
  const [first, ...further] = terms.notice ?? []
  const saved = {
    maximum_serving_capacity: terms.capacity,
    lead_days: first?.days,
    notice_steps: terms.notice && further,
    change_cut_off_hours: terms.changeCutOffHours,
    version: sql<number>`${c.version} + 1`,
    updated_at: now,
  }
  await run(tx, sql`update ${c} set ${assign(caterers, saved)} where ${c.id} = ${id}`)
  if (terms.cancellation) await replacePolicy(tx, id, terms.cancellation)
}

async function replacePolicy(tx: Tx, id: string, policy: readonly CancellationStep[]): Promise<void> {
  await run(tx, sql`delete from ${s} where ${s.caterer_id} = ${id}`)
  const given = policy.map(({ daysBefore, percent }) => ({ caterer_id: id, days_before: daysBefore, percent }))
  const p = rowsAs(cancellationSteps, 'p', given)
  await run(
    tx,
    sql`${insertColumns(cancellationSteps, 'caterer_id', 'days_before', 'percent')}
      select ${p.caterer_id}, ${p.days_before}, ${p.percent} from ${p}`,
  )
}
