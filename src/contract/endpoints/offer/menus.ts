import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { invalid } from '../../field-errors.ts'
import { limits } from '../../limits.ts'
import { MenuView } from '../caterers.ts'
import { DietGiven, Id, IdParams, PlatePrice } from '../shared.ts'
import { lines, nameLine } from '../text.ts'
import { DeletedOffer, ImageUrl, OfferStatus, OwnVersion, tag, Version, writeErrors } from './parts.ts'

/** A menu category as its caterer sees it. */
export const OwnMenu = MenuView.extend({ version: OwnVersion }).meta({
  id: 'OwnMenu',
  description: 'Menu category as its caterer sees it',
})
export type OwnMenu = z.output<typeof OwnMenu>

const DishGiven = z
  .object({
    name: nameLine(limits.offer.dishNameLength, 'dish_name_needed'),
    description: lines(limits.offer.descriptionLength).optional(),
    price: PlatePrice.optional().describe(
      'Supplement in rupees per plate, at most two decimals; above 0 for caterers that show dish prices only',
    ),
    imgUrl: ImageUrl.optional(),
  })
  .meta({ id: 'DishInput', description: 'Dish of a category; its name tells it apart from the others' })

const DishGroup = z.object({
  menuType: DietGiven,
  items: z.array(DishGiven).max(limits.offer.dishes, invalid('dishes_limit', { max: limits.offer.dishes })),
})

const content = {
  name: nameLine(limits.offer.nameLength, 'category_name_needed'),
  catererId: Id.optional().describe('Id of the own caterer; another one is rejected'),
  basePrice: PlatePrice.optional().describe('Amount in rupees per plate for one dish of this category; 0 at first'),
  status: OfferStatus.optional(),
  items: z
    .array(DishGroup)
    .max(limits.offer.dishes, invalid('dishes_limit', { max: limits.offer.dishes }))
    .optional()
    .describe(`All dishes of the category by diet, at most ${limits.offer.dishes}, in their order`),
}

export const NewMenu = z.object(content).meta({ id: 'NewMenu' })
export type NewMenu = z.output<typeof NewMenu>

export const MenuChanges = z
  .object({ ...content, version: Version })
  .partial()
  .meta({ id: 'MenuChanges' })
export type MenuChanges = z.output<typeof MenuChanges>

const contentErrors = [
  'offer_invalid',
  'category_name_taken',
  'dish_name_taken',
  'dishes_limit',
  'picture_not_found',
  'set_by_us',
] as const

export const createMenu = endpoint({
  method: 'POST',
  path: '/api/menus',
  access: 'manager',
  tag,
  summary: 'Create a menu category',
  description: `Adds a category with its dishes behind the others, at most ${limits.offer.categories}. Public unless its status hides it. Limited to 600 changes per account and hour.`,
  errors: [...writeErrors, ...contentErrors, 'categories_limit'],
  body: NewMenu,
  bodyError: 'offer_invalid',
  success: 'The menu category',
  response: OwnMenu,
  status: 201,
})

export const changeMenu = endpoint({
  method: 'PATCH',
  path: '/api/menus/{id}',
  access: 'manager',
  tag,
  summary: 'Update a menu category',
  description:
    'Changes the fields that are given; `items` replaces all dishes. Orders that were placed keep their own copy. Limited to 600 changes per account and hour.',
  errors: [...writeErrors, ...contentErrors, 'menu_not_found', 'offer_changed'],
  params: IdParams,
  body: MenuChanges,
  bodyError: 'offer_invalid',
  success: 'The menu category after the change',
  response: OwnMenu,
})

const everywhere = z.object({
  everywhere: z
    .enum(['true', 'false'], invalid('switch_invalid'))
    .optional()
    .describe('`true` removes the category from the packages that have it too'),
})

export const deleteMenu = endpoint({
  method: 'DELETE',
  path: '/api/menus/{id}',
  access: 'manager',
  tag,
  summary: 'Delete a menu category',
  description: `Idempotent. It can be restored for ${limits.offer.deletedDays} days. A category that packages have answers \`menu_in_use\` with their names in \`packages\`. Limited to 600 changes per account and hour.`,
  errors: [...writeErrors, 'menu_not_found', 'menu_in_use'],
  params: IdParams,
  query: everywhere,
  success: 'What was deleted',
  response: DeletedOffer,
})

export const restoreMenu = endpoint({
  method: 'POST',
  path: '/api/menus/{id}/restore',
  access: 'manager',
  tag,
  summary: 'Restore a deleted menu category',
  description:
    'Idempotent. It returns to the packages that had it. A name that another category has by then gets a number. Limited to 600 changes per account and hour.',
  errors: [...writeErrors, 'menu_not_found', 'categories_limit'],
  params: IdParams,
  success: 'The menu category',
  response: OwnMenu,
})
