import type { CatererChanges, NewCaterer } from '#contract/endpoints/own-caterer.ts'
import type { Context } from '#server/kernel/context.ts'
import type { RateLimits } from '#server/kernel/rate-limit.ts'
import { changeCaterer } from './operations/change-caterer.ts'
import { createCaterer } from './operations/create-caterer.ts'
import type { Deps } from './deps.ts'

/** Operations of owners on their own caterer. */
export interface OwnCaterers {
  make(ctx: Context, given: NewCaterer): Promise<string>
  change(ctx: Context, id: string, changes: CatererChanges): Promise<void>
}

const hour = 60 * 60

/** At most ten attempts an hour to create a caterer, and sixty to change it. */
export function createOwnCaterers(
  options: Pick<Deps, 'approvalMode' | 'arrangePackages' | 'site'> & { rateLimits: RateLimits },
): OwnCaterers {
  const { approvalMode, arrangePackages, site, rateLimits } = options
  const deps: Deps = {
    approvalMode,
    arrangePackages,
    site,
    madeByAccount: rateLimits('caterer-made', { tries: 10, seconds: hour }),
    changedByAccount: rateLimits('caterer-changed', { tries: 60, seconds: hour }),
  }
  return {
    make: (ctx, given) => createCaterer(ctx, deps, given),
    change: (ctx, id, changes) => changeCaterer(ctx, deps, id, changes),
  }
}
