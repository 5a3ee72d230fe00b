import { fail } from '#server/kernel/app-error.ts'
import { userOf, type Context } from '#server/kernel/context.ts'
import { seenEnquiry, type Received } from '../domain/received.ts'
import { countEnquiriesTo, findEnquiryTo, listEnquiriesTo } from '../queries/received-enquiries.ts'
import { setAnswered } from '../store.ts'

const pageSize = 20

export interface EnquiryPage {
  items: Received[]
  page: number
  pages: number
  open: number
  total: number
}

/** A page of the enquiries to the caller's caterer; the last one when a later one is asked for. */
export async function listReceivedEnquiries(
  ctx: Context,
  { show, page: asked }: { show: 'open' | 'all'; page: number },
): Promise<EnquiryPage> {
  const catererId = catererOf(ctx)
  const onlyOpen = show === 'open'
  const counts = await countEnquiriesTo(ctx.db, catererId)
  const pages = Math.max(1, Math.ceil((onlyOpen ? counts.open : counts.total) / pageSize))
  const page = Math.min(asked, pages)
  const found = await listEnquiriesTo(ctx.db, catererId, { onlyOpen, offset: (page - 1) * pageSize, limit: pageSize })
  return { ...counts, page, pages, items: found.map((enquiry) => seenEnquiry(enquiry, ctx.clock.now())) }
}

/** Marks an enquiry to the caller's caterer as answered or not. Idempotent. Throws `enquiry_not_found` for those of others. */
export async function markAnswered(ctx: Context, id: string, isAnswered: boolean): Promise<Received> {
  const catererId = catererOf(ctx)
  const { userId } = userOf(ctx)
  return ctx.transaction(async (tx) => {
    await setAnswered(tx, { id, catererId, answeredAt: isAnswered ? ctx.clock.now() : undefined, by: userId })
    const marked = await findEnquiryTo(tx, catererId, id)
    if (!marked) throw fail('enquiry_not_found')
    return seenEnquiry(marked, ctx.clock.now())
  })
}

/** The endpoints are for members, who have a caterer. */
function catererOf(ctx: Context): string {
  const { catererId } = userOf(ctx)
  if (catererId === undefined) throw fail('not_allowed')
  return catererId
}
