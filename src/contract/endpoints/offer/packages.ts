import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { invalid } from '../../field-errors.ts'
import { limits } from '../../limits.ts'
import { dietFrom, packageDiets } from '../../values/diet.ts'
import { guestBands } from '../../values/guest-band.ts'
import { PackageView } from '../caterers.ts'
import { Band, Id, IdParams, PlatePrice } from '../shared.ts'
import { line, lines, nameLine } from '../text.ts'
import { DeletedOffer, ImageUrl, OfferStatus, OwnVersion, tag, Version, writeErrors } from './parts.ts'

/** Why the public sees a package or not. */
export const publications = ['public', 'hidden', 'price_missing'] as const

const MarkedDishes = z.array(z.object({ itemId: Id, dishes: z.array(z.string()) }))

/** A package as its caterer sees it. */
export const OwnPackage = PackageView.extend({
  status: OfferStatus,
  publication: z
    .enum(publications)
    .describe('Whether the public sees it. A package without a price is saved and not public'),
  marked: MarkedDishes.describe('Dishes that the caterer chose for it to start with; the others are chosen for it'),
  version: OwnVersion,
}).meta({ id: 'OwnPackage', description: 'Package as its caterer sees it' })
export type OwnPackage = z.output<typeof OwnPackage>

/** As many as a category may have. */
const mostDishes = limits.offer.dishes
const needQuantity = invalid('quantity_invalid', { max: mostDishes })
const needMinQuantity = invalid('min_quantity_invalid', { max: mostDishes })

const ItemGiven = z
  .object({
    id: Id.optional(),
    menuId: Id.optional().describe('Id of the category; else `item` or `id` tells it'),
    item: line(limits.offer.nameLength).optional().describe('Name of the category'),
    quantity: z
      .number(needQuantity)
      .int(needQuantity)
      .min(0, needQuantity)
      .max(mostDishes, needQuantity)
      .optional()
      .describe('Number of dishes within the price; 0 marks an optional add-on'),
    basePrice: PlatePrice.optional().describe('Amount in rupees per plate for each further dish'),
    price: PlatePrice.optional().describe('The same, where `basePrice` is absent'),
    minQty: z
      .number(needMinQuantity)
      .int(needMinQuantity)
      .min(1, needMinQuantity)
      .max(mostDishes, needMinQuantity)
      .optional(),
    priority: z
      .number(invalid('whole_number_needed'))
      .int(invalid('whole_number_needed'))
      .optional()
      .describe('Items are numbered from 1 in the order of their priorities'),
  })
  .meta({ id: 'PackageItemInput', description: 'Menu category within a package; each category once' })

const notAPackageDiet = invalid('dish_type_needed')
const PackageDietGiven = z
  .string(notAPackageDiet)
  .transform((text) => (/^custom$/i.test(text.trim()) ? 'custom' : (dietFrom(text) ?? text)))
  .pipe(z.enum(packageDiets, notAPackageDiet))
  .meta({ description: `One of ${packageDiets.join(', ')}` })

const { min, max } = limits.offer.minOrder
const needMinOrder = invalid('min_order_invalid', { min, max })

const DefaultDishes = z.object({
  itemId: Id.optional().describe('Id of the item; `menuId` for one that is new'),
  menuId: Id.optional(),
  dishes: z.array(nameLine(limits.offer.dishNameLength, 'dish_name_needed')).max(mostDishes, needQuantity),
})

const words = line(limits.offer.wordsLength).optional()

const content = {
  name: nameLine(limits.offer.nameLength, 'package_name_needed'),
  catererId: Id.optional().describe('Id of the own caterer; another one is rejected'),
  description: lines(limits.offer.descriptionLength).optional(),
  dishType: PackageDietGiven.optional(),
  basePrice: PlatePrice.optional().describe('Amount in rupees per plate, box or thali before GST; 0 is not public'),
  price: PlatePrice.optional().describe('The same, where `basePrice` is absent'),
  bands: z
    .array(Band)
    .max(guestBands.length)
    .optional()
    .describe('Ranges of guests that it is offered for; empty for any number'),
  minOrder: z
    .number(needMinOrder)
    .int(needMinOrder)
    .min(min, needMinOrder)
    .max(max, needMinOrder)
    .optional()
    .describe('Smallest number of boxes or thalis; packed food only'),
  minBill: PlatePrice.optional().describe('Smallest bill before GST in rupees; custom menu only'),
  servings: words,
  prepTime: words,
  dietaryInfo: words,
  allergenInfo: words,
  imgUrl: ImageUrl.optional(),
  status: OfferStatus.optional(),
  items: z
    .array(ItemGiven)
    .max(limits.offer.items, invalid('items_limit', { max: limits.offer.items }))
    .optional()
    .describe(`All items of the package, at most ${limits.offer.items}`),
  defaultSelection: z
    .array(DefaultDishes)
    .max(limits.offer.items, invalid('items_limit', { max: limits.offer.items }))
    .optional()
    .describe('Dishes that the package starts with, of all its items. Items that are not named have none'),
}

const kinds = ['package', 'custom', 'packed'] as const

export const NewPackage = z
  .object({
    ...content,
    kind: z
      .enum(kinds)
      .optional()
      .describe('Follows from `dishType` and the names Custom Menu, Snack Boxes and Packed Thali where it is absent'),
  })
  .meta({ id: 'NewPackage' })
export type NewPackage = z.output<typeof NewPackage>

export const PackageChanges = z
  .object({ ...content, kind: z.enum(kinds).describe('Never changes'), version: Version })
  .partial()
  .meta({ id: 'PackageChanges' })
export type PackageChanges = z.output<typeof PackageChanges>

const contentErrors = [
  'offer_invalid',
  'items_limit',
  'category_unknown',
  'category_twice',
  'dish_not_on_menu',
  'default_dishes_limit',
  'diet_not_catered',
  'package_kind_wrong',
  'custom_menu_priced',
  'picture_not_found',
  'set_by_us',
] as const

export const createPackage = endpoint({
  method: 'POST',
  path: '/api/dishes',
  access: 'manager',
  tag,
  summary: 'Create a package',
  description: `Adds a package, packed food or the one custom menu, at most ${limits.offer.packages}. It is the last of each range of guests. Repeating an \`Idempotency-Key\` returns the package that it created, as it is now. Limited to 600 changes per account and hour.`,
  errors: [...writeErrors, ...contentErrors, 'packages_limit', 'custom_menu_exists'],
  headers: z.object({
    'idempotency-key': z
      .string()
      .min(8)
      .max(100)
      .optional()
      .describe('Key of the request, chosen by the client. A repeat with the same key creates nothing.'),
  }),
  body: NewPackage,
  bodyError: 'offer_invalid',
  success: 'The package',
  response: OwnPackage,
  status: 201,
})

export const changePackage = endpoint({
  method: 'PATCH',
  path: '/api/dishes/{id}',
  access: 'manager',
  tag,
  summary: 'Update a package',
  description:
    'Changes the fields that are given; `items` replaces all items and says their order. Orders that were placed keep their own copy. Limited to 600 changes per account and hour.',
  errors: [...writeErrors, ...contentErrors, 'menu_not_found', 'offer_changed'],
  params: IdParams,
  body: PackageChanges,
  bodyError: 'offer_invalid',
  success: 'The package after the change',
  response: OwnPackage,
})

export const deletePackage = endpoint({
  method: 'DELETE',
  path: '/api/dishes/{id}',
  access: 'manager',
  tag,
  summary: 'Delete a package',
  description: `Idempotent. It can be restored for ${limits.offer.deletedDays} days. Limited to 600 changes per account and hour.`,
  errors: [...writeErrors, 'menu_not_found'],
  params: IdParams,
  success: 'What was deleted',
  response: DeletedOffer,
})

export const restorePackage = endpoint({
  method: 'POST',
  path: '/api/dishes/{id}/restore',
  access: 'manager',
  tag,
  summary: 'Restore a deleted package',
  description:
    'Idempotent. It is the last of each range of guests. A name that another package has by then gets a number. Limited to 600 changes per account and hour.',
  errors: [...writeErrors, 'menu_not_found', 'packages_limit', 'custom_menu_exists'],
  params: IdParams,
  success: 'The package',
  response: OwnPackage,
})
