import * as endpoints from '#contract/endpoints/shortlist.ts'
import type { Api } from '#server/http/api.ts'
import { listShortlist } from './index.ts'
import { addToShortlist } from './operations/add-to-shortlist.ts'
import { mergeShortlist } from './operations/merge-shortlist.ts'
import { removeFromShortlist } from './operations/remove-from-shortlist.ts'

export function bindShortlists(api: Api): void {
  api.on(endpoints.listShortlist, async (ctx) => ({ caterers: await listShortlist(ctx) }))
  api.on(endpoints.mergeShortlist, async (ctx, { body }) => ({ caterers: await mergeShortlist(ctx, body.caterers) }))
  api.on(endpoints.addToShortlist, async (ctx, { params }) => ({
    caterers: await addToShortlist(ctx, params.catererId),
  }))
  api.on(endpoints.removeFromShortlist, async (ctx, { params }) => ({
    caterers: await removeFromShortlist(ctx, params.catererId),
  }))
}
