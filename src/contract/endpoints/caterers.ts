import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { invalid } from '../field-errors.ts'
import { cityPattern, firstCity } from '../city.ts'
import { approvals, type Approval } from '../rules/approval-moves.ts'
import { gstSchemes } from '../values/gst-scheme.ts'
import { cardPrices } from './offer/card-prices.ts'
import { Band, Day, DietValue, Id, IdParams, Picture, Point, Rupees, Timestamp } from './shared.ts'

/** A dish of a menu, as the spec has it. */
export const MenuDish = z
  .object({ name: z.string(), description: z.string(), price: Rupees, imgUrl: z.string() })
  .meta({ id: 'MenuDish' })

export const MenuView = z
  .object({
    id: Id,
    name: z.string(),
    catererId: Id,
    basePrice: Rupees.describe('Amount in rupees per plate for one dish of this category, at most two decimals'),
    status: z.object({ id: z.number().int() }),
    items: z.array(z.object({ menuType: DietValue, items: z.array(MenuDish) })),
  })
  .meta({ id: 'Menu', description: 'Category of a menu with its dishes' })
export type MenuView = z.output<typeof MenuView>

export const PackageItemView = z
  .object({
    id: Id,
    item: z.string().describe('Name of the menu category'),
    menuId: Id,
    quantity: z.number().int().describe('Number of dishes within the price; 0 marks an optional add-on'),
    basePrice: Rupees.describe('Amount in rupees per plate for each further dish, at most two decimals'),
    minQty: z.number().int(),
    priority: z.number().int(),
  })
  .meta({ id: 'PackageItem', description: 'Menu category within a package' })

/** What is added to a price before GST. */
const terms = {
  gstPercent: z.number().describe('GST in percent; 0 for a caterer that adds none'),
  delivery: z
    .object({ freeKm: z.number(), perKm: Rupees })
    .describe('Delivery charge: free within a distance in kilometres, then in rupees by the kilometre'),
}

export const PackageView = z
  .object({
    id: Id,
    name: z.string(),
    description: z.string(),
    kind: z.enum(['package', 'custom', 'packed']),
    basePrice: Rupees.describe('Amount in rupees per plate, box or thali before GST, at most two decimals'),
    dishType: z.enum(['veg', 'nonVeg', 'jain', 'custom']),
    catererId: Id,
    bands: z.array(Band),
    minOrder: z.number().int().describe('Smallest number of boxes or thalis of packed food, of guests otherwise'),
    minBill: Rupees.optional().describe('Smallest bill before GST; only of a custom menu'),
    ...terms,
    servings: z.string(),
    prepTime: z.string(),
    dietaryInfo: z.string(),
    allergenInfo: z.string(),
    imgUrl: z.string(),
    items: z.array(PackageItemView),
    defaultSelection: z
      .array(z.object({ itemId: Id, dishes: z.array(z.string()) }))
      .optional()
      .describe(
        'Menu that the package starts with: what the caterer marked, else what completed orders chose most, else the first dishes of each category. Absent where dishes are short or none is included',
      ),
    shortages: z
      .array(
        z.object({
          itemId: Id.optional().describe('Absent where the package has no category'),
          item: z.string().describe('Name of the menu category, or of the package'),
          needed: z.number().int(),
          available: z.number().int(),
        }),
      )
      .describe('Categories with fewer dishes than the package includes; a package with any cannot be booked'),
  })
  .meta({ id: 'Package' })
export type PackageView = z.output<typeof PackageView>

/** What anyone may know of a caterer: no GST number, no private phone (C70). */
export const CatererView = z
  .object({
    id: Id,
    name: z.string(),
    slug: z.string(),
    city: z.string().optional().describe('City, where it is not Mumbai'),
    address: z.string(),
    serviceAddress: z.string(),
    extraInformation: z.string(),
    contact: z.string().describe('Public phone number (E.164)'),
    review: z.array(Id),
    dishes: z.array(Id),
    specialistIn: z.string(),
    cuisinesOffered: z.array(z.string()),
    cateringType: z.array(DietValue),
    inServiceFrom: z.string(),
    serviceStartYear: z.number().int(),
    complimentary: z.string(),
    artGallery: z.array(z.array(z.string())),
    menuGallery: z.array(z.array(z.string())),
    googleLocation: Point,
    serviceLocation: z.object({ location: z.string(), PinCode: z.string() }),
    minPrice: Rupees.nullable(),
    maxPrice: Rupees.nullable(),
    status: z.object({ id: z.number().int() }),
    averageRating: z.number(),
    totalReviews: z.number().int(),
    maximumServingCapacity: z.number().int(),
    orderFullFilled: z.number().int(),
    customMenu: z.array(Id),
    dishesfor10_25: z.array(Id),
    dishesfor25_50: z.array(Id),
    dishesfor50_100: z.array(Id),
    dishesforabove100: z.array(Id),
    leadDays: z.number().int().describe('Days of notice for the smallest orders'),
    notice: z
      .array(z.object({ fromGuests: z.number().int(), days: z.number().int() }))
      .describe('Days of notice by number of guests, the smallest number first'),
    serviceRadiusKm: z.number(),
    featured: z.boolean(),
    fssaiNo: z.string().optional(),
    pictures: z.array(Picture),
  })
  .meta({ id: 'Caterer', description: 'Public profile of a caterer' })
export type CatererView = z.output<typeof CatererView>

export { approvals, type Approval }

/** Changes of an approved caterer that wait for an admin. Only changed fields are there. */
export const CatererRevision = z
  .object({
    proposedAt: Timestamp,
    name: z.string().optional(),
    address: z
      .object({ address: z.string(), googleLocation: Point, PinCode: z.string() })
      .optional()
      .describe('Address with its place and PIN code'),
    gstNo: z
      .object({ gstNo: z.string(), gstScheme: z.enum(gstSchemes) })
      .optional()
      .describe('GST number with its scheme'),
  })
  .meta({ id: 'CatererRevision', description: 'Proposed changes that an admin has not decided yet' })
export type CatererRevision = z.output<typeof CatererRevision>

/** A caterer as its owner and admins see it (C70). */
export const OwnCaterer = CatererView.extend({
  gstNo: z.string().describe('GST number, or `URP` for a caterer without one'),
  gstScheme: z.enum(gstSchemes),
  mobileNo: z.number().int().describe('Mobile number, ten digits without the country code'),
  approval: z.enum(approvals),
  approvalSince: Timestamp.optional().describe('Since when the approval is what it is'),
  approvalReason: z.string().optional().describe('What an admin said with it'),
  revision: CatererRevision.optional(),
  fssaiExpiresOn: Day.optional().describe('Last day of the FSSAI licence'),
  version: z
    .number()
    .int()
    .describe(
      'Version of the profile, which every change increases. Send it with a change to detect changes made elsewhere',
    ),
  legalName: z.string().optional().describe('Name on documents where it differs'),
}).meta({ id: 'OwnCaterer', description: 'Profile of a caterer with the private fields' })
export type OwnCaterer = z.output<typeof OwnCaterer>
const ownKeys = { gstNo: true, gstScheme: true, mobileNo: true, approval: true, version: true } as const

/** A caterer as one card of a list shows it. */
export const CatererCard = z
  .object({
    id: Id,
    name: z.string(),
    slug: z.string(),
    city: z.string().optional().describe('City, where it is not Mumbai'),
    address: z.string(),
    area: z.string(),
    cuisinesOffered: z.array(z.string()),
    cateringType: z.array(DietValue),
    minPrice: Rupees.nullable(),
    maxPrice: Rupees.nullable(),
    averageRating: z.number(),
    totalReviews: z.number().int(),
    maximumServingCapacity: z.number().int(),
    orderFullFilled: z.number().int(),
    leadDays: z.number().int(),
    serviceStartYear: z.number().int(),
    complimentary: z.string(),
    featured: z.boolean(),
    bands: z.array(Band),
    ...cardPrices,
    ...terms,
    hasCustomMenu: z.boolean().describe('Whether guests may compose a menu of their own'),
    googleLocation: Point,
    picture: Picture,
    nextFreeDay: Day.optional().describe(
      'First day (IST) that is free for the smallest number of guests of the searched range',
    ),
    distanceKm: z.number().optional().describe('Distance from the searched place in kilometres'),
  })
  .meta({ id: 'CatererCard', description: 'Caterer in a list' })
export type CatererCard = z.output<typeof CatererCard>

export const getCaterer = endpoint({
  method: 'GET',
  path: '/api/caterer/{id}',
  access: 'public',
  tag: 'Caterers',
  summary: 'Get a caterer by id',
  description: 'Public profile. Its owner and admins also get the private fields, and see it before the public does.',
  errors: ['caterer_not_found', 'caterer_suspended'],
  tagged: true,
  params: IdParams,
  success: 'The caterer',
  response: OwnCaterer.partial(ownKeys).meta({
    id: 'CatererForViewer',
    description: 'Public profile; the private fields are there for its owner and admins only',
  }),
})

export const getCatererBySlug = endpoint({
  method: 'GET',
  path: '/api/caterer/slug/{slug}',
  access: 'public',
  tag: 'Caterers',
  summary: 'Get a caterer by slug',
  description: 'Public profile by its slug in a city, a former slug, or its id.',
  errors: ['caterer_not_found', 'caterer_suspended'],
  tagged: true,
  params: z.object({ slug: z.string().min(1).max(130, invalid('caterer_not_found')) }),
  query: z.object({
    city: z
      .string()
      .regex(cityPattern, invalid('caterer_not_found'))
      .default(firstCity)
      .describe('City in which the slug is looked up'),
  }),
  success: 'The caterer',
  response: CatererView,
})

export const similarCaterers = endpoint({
  method: 'GET',
  path: '/api/caterer/{id}/similar',
  access: 'public',
  tag: 'Caterers',
  summary: 'List similar caterers',
  description: 'Returns the nearest caterers that could take the same order, with their distance from this one.',
  errors: ['caterer_not_found'],
  tagged: true,
  params: IdParams,
  success: 'Up to 4 caterers',
  response: z.array(CatererCard),
})

export const listMenus = endpoint({
  method: 'GET',
  path: '/api/menus/caterer/{catererId}',
  aliases: ['/api/Menus/caterer/{catererId}'],
  access: 'public',
  tag: 'Menus',
  summary: 'List menu categories',
  description: 'Returns the menu categories of a caterer with their dishes.',
  errors: ['caterer_not_found'],
  tagged: true,
  params: z.object({ catererId: Id }),
  success: 'The menu categories',
  response: z.array(MenuView),
})

export const listPackages = endpoint({
  method: 'GET',
  path: '/api/dishes/caterer/{catererId}',
  access: 'public',
  tag: 'Menus',
  summary: 'List packages',
  description:
    'Returns the packages of a caterer, its custom menu and packed food included. `people` keeps those for that number of guests.',
  errors: ['caterer_not_found'],
  tagged: true,
  params: z.object({ catererId: Id }),
  query: z.object({ people: Band.optional() }),
  success: 'The packages',
  response: z.array(PackageView),
})
