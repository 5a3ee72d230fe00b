import { changeKitchenSettings, getKitchenSheet } from '#contract/endpoints/kitchen/kitchen-sheet.ts'
import type { Api } from '#server/http/api.ts'
import type { Deps } from './deps.ts'
import { changeSettings } from './operations/change-settings.ts'
import { getSheet } from './operations/get-sheet.ts'

export function bindKitchenSheet(api: Api, deps: Deps): void {
  api.on(getKitchenSheet, (ctx, { query }) => getSheet(ctx, deps, query.day))
  api.on(changeKitchenSettings, (ctx, { body }) => {
    const { yields, ...others } = body
    const byKind = Object.fromEntries(yields.map(({ kind, perPortion }) => [kind, perPortion]))
    return changeSettings(ctx, deps, { ...others, yields: byKind })
  })
}
