import * as endpoints from '#contract/endpoints/approval.ts'
import type { OwnCaterer } from '#contract/endpoints/caterers.ts'
import type { Api } from '#server/http/api.ts'
import type { Context } from '#server/kernel/context.ts'
import { pageOf } from '#server/kernel/lists/page-of.ts'
import { listShown } from '#server/modules/caterer-documents/index.ts'
import {
  checkCaterer,
  countReviewed,
  decideApproval,
  decideRevision,
  getReviewedCaterer,
  listReviewed,
} from '#server/modules/caterers/index.ts'
import { limits } from '#contract/limits.ts'
import { readAudit } from './index.ts'

/** Returns what its owner and admins see of a caterer. */
type GetOwnCaterer = (id: string) => Promise<OwnCaterer>

/** What admins do, all under /api/admin. Who may call is decided by the access of the endpoints. */
export function bindBackOffice(api: Api, getOwnCaterer: GetOwnCaterer): void {
  const detail = async (ctx: Context, id: string) => {
    const [caterer, documents] = await Promise.all([getOwnCaterer(id), listShown(ctx.db, id)])
    return { ...(await getReviewedCaterer(ctx, caterer)), documents }
  }
  api.on(endpoints.listReviewedCaterers, async (ctx, { query: { list, page: asked } }) => {
    const counts = await countReviewed(ctx.db)
    // A decision about the last caterer of a page leaves none on it.
    const { page, pages } = pageOf(counts[list], { asked, size: limits.backOffice.pageSize })
    const found = await listReviewed(ctx.db, list, page)
    const items = found.map((caterer) => ({ ...caterer, since: caterer.since.toISOString() }))
    return { items, counts, page, pages }
  })
  api.on(endpoints.getReviewedCaterer, (ctx, { params }) => detail(ctx, params.id))
  api.on(endpoints.decideApproval, async (ctx, { params, body }) => {
    await decideApproval(ctx, params.id, body)
    return detail(ctx, params.id)
  })
  api.on(endpoints.checkCaterer, async (ctx, { params: { id, item }, body }) => {
    await checkCaterer(ctx, id, { item, ...body })
    return detail(ctx, id)
  })
  api.on(endpoints.decideRevision, async (ctx, { params, body }) => {
    await decideRevision(ctx, params.id, body)
    return detail(ctx, params.id)
  })
  api.on(endpoints.listActs, (ctx, { query }) => readAudit(ctx, query))
}
