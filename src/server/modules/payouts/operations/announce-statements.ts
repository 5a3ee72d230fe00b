import { dayInIndia, momentsOfMonth, type Month } from '#contract/values/calendar.ts'
import type { Context } from '#server/kernel/context.ts'
import { doEach } from '#server/kernel/due-work/do-each.ts'
import { publish } from '#server/kernel/events.ts'
import { listCaterersBooked } from '#server/modules/ledger/index.ts'
import { markAnnounced, wasAnnounced } from '../store/statements.ts'

/** On this day of a month the statement of the month before is emailed. */
const announcedOn = 2
const batch = 200

/**
 * Tells owners that the statement of last month is there, once a caterer and month. Looks through the ledger of that month. Idempotent;
 * safe to run concurrently.
 */
export async function announceStatements(ctx: Context): Promise<void> {
  const today = dayInIndia(ctx.clock.now())
  if (Number(today.slice(8)) < announcedOn) return
  const month = monthBefore(today.slice(0, 7))
  const unless = wasAnnounced(month)
  let after = ''
  for (;;) {
    const catererIds = await listCaterersBooked(ctx.db, momentsOfMonth(month), { after, most: batch, unless })
    const announce = (catererId: string) =>
      ctx.transaction(async (tx) => {
        if (!(await markAnnounced(tx, catererId, month, ctx.clock.now()))) return
        await publish(tx, { type: 'caterer.statement_ready', subject: catererId }, { month })
      })
    const about = (catererId: string) => ({ catererId, month })
    await doEach(ctx, catererIds, announce, { failed: 'statement failed to be announced', about })
    if (catererIds.length < batch) return
    after = catererIds.at(-1) ?? ''
  }
}

function monthBefore(month: Month): Month {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`
}
