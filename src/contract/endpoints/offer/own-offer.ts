import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { limits } from '../../limits.ts'
import { packageListKey, type GuestBand } from '../../values/guest-band.ts'
import { PackageView } from '../caterers.ts'
import { Id, IdParams } from '../shared.ts'
import { OwnMenu } from './menus.ts'
import { OwnPackage } from './packages.ts'
import { DeletedOffer, tag } from './parts.ts'

const Ids = z.array(Id)

export const OwnOffer = z
  .object({
    menus: z.array(OwnMenu),
    packages: z.array(OwnPackage),
    lists: z
      .object({
        [packageListKey['10-25']]: Ids,
        [packageListKey['25-50']]: Ids,
        [packageListKey['50-100']]: Ids,
        [packageListKey['100+']]: Ids,
      } satisfies Record<(typeof packageListKey)[GuestBand], typeof Ids>)
      .describe('Ids of the packages for each range of guests in their order, hidden ones included'),
    dishPricesShown: z
      .boolean()
      .describe('Whether dishes have prices of their own, which the marketplace allows a caterer'),
    terms: PackageView.pick({ gstPercent: true, delivery: true }).describe(
      'The same for all packages, also before there is one',
    ),
    deleted: z.array(DeletedOffer).describe('What can be restored, the latest first'),
  })
  .meta({ id: 'OwnOffer', description: 'All menu categories and packages of a caterer as it sees them' })
export type OwnOffer = z.output<typeof OwnOffer>

export const getOwnOffer = endpoint({
  method: 'GET',
  path: '/api/caterer/{id}/offer',
  access: 'manager',
  tag,
  summary: 'Get my menus and packages',
  description: `Returns everything that the caterer offers, with versions: what is hidden or without a price too, and what was deleted in the last ${limits.offer.deletedDays} days.`,
  errors: ['caterer_not_found'],
  params: IdParams,
  success: 'The menus and packages',
  response: OwnOffer,
})
