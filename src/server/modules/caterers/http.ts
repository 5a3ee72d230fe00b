import type { OwnCaterer } from '#contract/endpoints/caterers.ts'
import { changeCaterer, createCaterer } from '#contract/endpoints/own-caterer.ts'
import type { Api } from '#server/http/api.ts'
import type { OwnCaterers } from './index.ts'

/** Shows a caterer to the public as it is now, and returns what its owner sees of it. */
type Publish = (id: string) => Promise<OwnCaterer>

/** Operations of owners on their own caterer. */
export function bindCaterers(api: Api, ownCaterers: OwnCaterers, publish: Publish): void {
  api.on(createCaterer, async (ctx, { body }) => publish(await ownCaterers.make(ctx, body)))
  api.on(changeCaterer, async (ctx, { params, body }) => {
    await ownCaterers.change(ctx, params.id, body)
    return publish(params.id)
  })
}
