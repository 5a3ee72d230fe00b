import type { MenuChanges, NewMenu } from '#contract/endpoints/offer/menus.ts'
import type { NewPackage, PackageChanges } from '#contract/endpoints/offer/packages.ts'
import type { Context } from '#server/kernel/context.ts'
import type { RateLimits } from '#server/kernel/rate-limit.ts'
import type { Deps } from './deps.ts'
import type { DeletedOffer } from './domain/own-offer.ts'
import { changeMenu } from './operations/change-menu.ts'
import { changePackage } from './operations/change-package.ts'
import { createMenu } from './operations/create-menu.ts'
import { createPackage } from './operations/create-package.ts'
import { deleteMenu } from './operations/delete-menu.ts'
import { deletePackage } from './operations/delete-package.ts'
import { restoreMenu } from './operations/restore-menu.ts'
import { restorePackage } from './operations/restore-package.ts'

/** Operations of caterers on what they offer. */
export interface OwnOffers {
  createMenu(ctx: Context, given: NewMenu): Promise<string>
  changeMenu(ctx: Context, id: string, changes: MenuChanges): Promise<void>
  deleteMenu(ctx: Context, id: string, options: { everywhere: boolean }): Promise<DeletedOffer>
  restoreMenu(ctx: Context, id: string): Promise<void>
  createPackage(ctx: Context, given: NewPackage, key?: string): Promise<string>
  changePackage(ctx: Context, id: string, changes: PackageChanges): Promise<void>
  deletePackage(ctx: Context, id: string): Promise<DeletedOffer>
  restorePackage(ctx: Context, id: string): Promise<void>
}

/** At most 600 changes an hour: forty menus and packages with every dish corrected a few times. */
export function createOwnOffers({ rateLimits, site }: { rateLimits: RateLimits; site: string }): OwnOffers {
  const deps: Deps = { changedByAccount: rateLimits('offer-changed', { tries: 600, seconds: 60 * 60 }), site }
  return {
    createMenu: (ctx, given) => createMenu(ctx, deps, given),
    changeMenu: (ctx, id, changes) => changeMenu(ctx, deps, id, changes),
    deleteMenu: (ctx, id, options) => deleteMenu(ctx, deps, id, options),
    restoreMenu: (ctx, id) => restoreMenu(ctx, deps, id),
    createPackage: (ctx, given, key) => createPackage(ctx, deps, given, key),
    changePackage: (ctx, id, changes) => changePackage(ctx, deps, id, changes),
    deletePackage: (ctx, id) => deletePackage(ctx, deps, id),
    restorePackage: (ctx, id) => restorePackage(ctx, deps, id),
  }
}
