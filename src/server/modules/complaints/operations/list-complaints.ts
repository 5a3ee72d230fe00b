import type { ComplaintList } from '#contract/endpoints/forms/complaints.ts'
import { limits } from '#contract/limits.ts'
import { fail } from '#server/kernel/app-error.ts'
import type { Context } from '#server/kernel/context.ts'
import { pageOf } from '#server/kernel/lists/page-of.ts'
import { listMessageTexts } from '#server/modules/ordering/index.ts'
import { listReviewTexts } from '#server/modules/reviews/index.ts'
import { countComplaints, listComplaintsIn } from '../queries/complaint-lists.ts'
import { findComplaint, type Answer, type WholeComplaint } from '../queries/tickets.ts'
import { overdueBefore } from './watch-complaints.ts'
import { withAnswers } from './read-tickets.ts'

/** A complaint with its answers, and what was reported. */
export interface ShownComplaint extends WholeComplaint {
  answers: Answer[]
  reported: { name: string | undefined; text: string } | undefined
}

/** A page of complaints with the number of each list; the last page when a later one is asked for. */
export async function listComplaints(ctx: Context, { list, page: asked }: { list: ComplaintList; page: number }) {
  const overdue = overdueBefore(ctx.clock.now())
  const counts = await countComplaints(ctx.db, overdue)
  const { pageSize } = limits.backOffice
  const { page, pages, offset } = pageOf(counts[list], { asked, size: pageSize })
  const found = await listComplaintsIn(ctx.db, { list, overdue, offset, limit: pageSize })
  return { items: await shown(ctx, found), page, pages, counts }
}

/** Returns a complaint as admins see it. Throws `complaint_not_found`. */
export async function getComplaint(ctx: Context, id: string): Promise<ShownComplaint> {
  const found = await findComplaint(ctx.db, id)
  const [complaint] = found ? await shown(ctx, [found]) : []
  if (!complaint) throw fail('complaint_not_found')
  return complaint
}

async function shown(ctx: Context, complaints: readonly WholeComplaint[]): Promise<ShownComplaint[]> {
  const reviews = await listReviewTexts(ctx.db, idsOf(complaints.map(({ reviewId }) => reviewId)))
  const messages = await listMessageTexts(ctx.db, idsOf(complaints.map(({ messageId }) => messageId)))
  const reported = new Map<string, NonNullable<ShownComplaint['reported']>>([
    ...reviews.map(({ id, name, comment }) => [id, { name, text: comment }] as const),
    ...messages.map(({ id, text }) => [id, { name: undefined, text }] as const),
  ])
  return (await withAnswers(ctx, complaints)).map((complaint) => ({
    ...complaint,
    reported: reported.get(complaint.reviewId ?? complaint.messageId ?? ''),
  }))
}

const idsOf = (ids: readonly (string | null)[]) => ids.filter((id) => id !== null)
