import type { OwnCaterer } from '#contract/endpoints/caterers.ts'
import { changeCaterer, createCaterer } from '#contract/endpoints/own-caterer.ts'
import type { Api } from '#server/http/api.ts'
import type { OwnCaterers } from './index.ts'

/** Returns what its owner sees of a caterer. */
type GetOwnCaterer = (id: string) => Promise<OwnCaterer>

/** Operations of owners on their own caterer. */
export function bindCaterers(api: Api, ownCaterers: OwnCaterers, getOwnCaterer: GetOwnCaterer): void {
  api.on(createCaterer, async (ctx, { body }) => getOwnCaterer(await ownCaterers.make(ctx, body)))
  api.on(changeCaterer, async (ctx, { params, body }) => {
    await ownCaterers.change(ctx, params.id, body)
    return getOwnCaterer(params.id)
  })
}
