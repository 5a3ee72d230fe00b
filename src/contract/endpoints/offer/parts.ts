import { z } from 'zod'
import { invalid } from '../../field-errors.ts'
import { limits } from '../../limits.ts'
import { Id, Timestamp } from '../shared.ts'
import { line } from '../text.ts'

export const tag = 'Menus'

const needStatus = invalid('offer_status_needed')
/** Whether the caterer shows it: 1, or hides it: 2 (C34, C106). */
export const OfferStatus = z
  .object({ id: z.literal([1, 2], needStatus) }, needStatus)
  .meta({ id: 'OfferStatus', description: '1 is shown, 2 is hidden from the public' })

/** Link of a picture as it was uploaded; empty for none. */
export const ImageUrl = line(limits.offer.imgUrlLength).describe(
  'Link of a picture of the caterer; empty for none. One that is left out stays',
)

const needVersion = invalid('whole_number_needed')
export const Version = z
  .number(needVersion)
  .int(needVersion)
  .optional()
  .describe('Version that the caller saw; another one answers `offer_changed` with what is saved in `current`')

export const OwnVersion = z
  .number()
  .int()
  .describe('Version, which every change increases. Send it with a change to detect changes made elsewhere')

/** A menu or package that was deleted and may be restored. */
export const DeletedOffer = z
  .object({
    id: Id,
    kind: z.enum(['menu', 'package']),
    name: z.string(),
    deletedAt: Timestamp,
    restorableUntil: Timestamp.describe('Moment at which it is erased'),
  })
  .meta({ id: 'DeletedOffer', description: 'Menu category or package that was deleted and may be restored' })
export type DeletedOffer = z.output<typeof DeletedOffer>

/** Errors of every write. */
export const writeErrors = ['too_many_requests', 'caterer_not_found'] as const
