import { fail } from '#server/kernel/app-error.ts'
import { catererOf, userOf, type Context } from '#server/kernel/context.ts'
import { pageOf } from '#server/kernel/lists/page-of.ts'
import { limits } from '#contract/limits.ts'
import { addDays, dayInIndia, momentInIndia } from '#contract/values/calendar.ts'
import type { EnquiryToUs } from '../domain/enquiry-to-us.ts'
import { seenEnquiry, type Received } from '../domain/received.ts'
import {
  countEnquiries,
  findEnquiryTo,
  findEnquiryToUs,
  listEnquiriesTo,
  listEnquiriesToUs,
  toCaterer,
  toUs,
} from '../queries/received-enquiries.ts'
import { deleteEnquiriesBefore, setAnswered } from '../store.ts'

const pageSize = 20

interface Asked {
  show: 'open' | 'all'
  page: number
}

export interface EnquiryPage<Item> {
  items: Item[]
  page: number
  pages: number
  open: number
  total: number
}

/** A page of the enquiries to the caller's caterer; the last one when a later one is asked for. */
export async function listReceivedEnquiries(ctx: Context, asked: Asked): Promise<EnquiryPage<Received>> {
  const catererId = catererOf(ctx)
  const counts = await countEnquiries(ctx.db, toCaterer(catererId))
  const { page, pages, wanted } = windowOf(asked, counts)
  const found = await listEnquiriesTo(ctx.db, catererId, wanted)
  return { ...counts, page, pages, items: found.map((enquiry) => seenEnquiry(enquiry, ctx.clock.now())) }
}

/** A page of the enquiries to us; the last one when a later one is asked for. */
export async function listOwnEnquiries(ctx: Context, asked: Asked): Promise<EnquiryPage<EnquiryToUs>> {
  const counts = await countEnquiries(ctx.db, toUs)
  const { page, pages, wanted } = windowOf(asked, counts)
  return { ...counts, page, pages, items: await listEnquiriesToUs(ctx.db, wanted) }
}

function windowOf({ show, page: asked }: Asked, counts: { total: number; open: number }) {
  const onlyOpen = show === 'open'
  const { page, pages, offset } = pageOf(onlyOpen ? counts.open : counts.total, { asked, size: pageSize })
  return { page, pages, wanted: { onlyOpen, offset, limit: pageSize } }
}

/** Marks an enquiry to the caller's caterer as answered or not. Idempotent. Throws `enquiry_not_found` for those of others. */
export async function markAnswered(ctx: Context, id: string, isAnswered: boolean): Promise<Received> {
  const catererId = catererOf(ctx)
  return ctx.transaction(async (tx) => {
    await setAnswered(tx, toCaterer(catererId), { id, ...markOf(ctx, isAnswered) })
    const marked = await findEnquiryTo(tx, catererId, id)
    if (!marked) throw fail('enquiry_not_found')
    return seenEnquiry(marked, ctx.clock.now())
  })
}

/** Marks an enquiry to us as answered or not. Idempotent. Throws `enquiry_not_found` for those to caterers. */
export async function markOwnAnswered(ctx: Context, id: string, isAnswered: boolean): Promise<EnquiryToUs> {
  return ctx.transaction(async (tx) => {
    await setAnswered(tx, toUs, { id, ...markOf(ctx, isAnswered) })
    const marked = await findEnquiryToUs(tx, id)
    if (!marked) throw fail('enquiry_not_found')
    return marked
  })
}

function markOf(ctx: Context, isAnswered: boolean) {
  return { answeredAt: isAnswered ? ctx.clock.now() : undefined, by: userOf(ctx).userId }
}

/** Deletes enquiries of a year ago. Idempotent; safe to run concurrently. */
export async function tidyEnquiries(ctx: Context): Promise<void> {
  const oldest = addDays(dayInIndia(ctx.clock.now()), -limits.enquiry.keptDays)
  await deleteEnquiriesBefore(ctx.db, momentInIndia(oldest, '00:00'))
}
