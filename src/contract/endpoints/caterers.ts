import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { gstSchemes } from '../values/gst-scheme.ts'
import {
  Band,
  CatererIds,
  DietValue,
  Id,
  IdParams,
  Latitude,
  Longitude,
  Picture,
  Point,
  RadiusKm,
  Rupees,
} from './shared.ts'

/** A dish of a menu, as the spec has it. */
export const MenuDish = z.object({ name: z.string(), description: z.string(), price: Rupees, imgUrl: z.string() })

export const MenuView = z.object({
  id: Id,
  name: z.string(),
  catererId: Id,
  /** Rupees per plate for one dish of this category (C61). */
  basePrice: Rupees,
  status: z.object({ id: z.number().int() }),
  items: z.array(z.object({ menuType: DietValue, items: z.array(MenuDish) })),
})
export type MenuView = z.output<typeof MenuView>

export const PackageItemView = z.object({
  id: Id,
  /** Name of the menu category. */
  item: z.string(),
  menuId: Id,
  /** Dishes to choose within the price; 0 marks an optional add-on. */
  quantity: z.number().int(),
  /** Rupees per plate for each dish added. */
  basePrice: Rupees,
  minQty: z.number().int(),
  priority: z.number().int(),
})

export const PackageView = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  kind: z.enum(['package', 'custom', 'packed']),
  /** Rupees per plate, box or thali. */
  basePrice: Rupees,
  dishType: z.enum(['veg', 'nonVeg', 'jain', 'custom']),
  catererId: Id,
  bands: z.array(Band),
  servings: z.string(),
  prepTime: z.string(),
  dietaryInfo: z.string(),
  allergenInfo: z.string(),
  imgUrl: z.string(),
  items: z.array(PackageItemView),
})
export type PackageView = z.output<typeof PackageView>

/** What anyone may know of a caterer: no GST number, no private phone (C70). */
export const CatererView = z.object({
  id: Id,
  name: z.string(),
  slug: z.string(),
  address: z.string(),
  serviceAddress: z.string(),
  extraInformation: z.string(),
  /** The public number, E.164. */
  contact: z.string(),
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
  leadDays: z.number().int(),
  serviceRadiusKm: z.number(),
  featured: z.boolean(),
  fssaiNo: z.string().optional(),
  pictures: z.array(Picture),
})
export type CatererView = z.output<typeof CatererView>

/** Whether the public sees a caterer is decided by this (C34). */
export const approvals = ['pending', 'approved', 'changes_requested', 'rejected', 'suspended'] as const
export type Approval = (typeof approvals)[number]

/** A caterer as its owner and admins see it (C70). */
export const OwnCaterer = CatererView.extend({
  /** 'URP' for a kitchen that is not registered (C37). */
  gstNo: z.string(),
  gstScheme: z.enum(gstSchemes),
  /** Ten digits as a number (C36). */
  mobileNo: z.number().int(),
  approval: z.enum(approvals),
  /** Grows with every change; sent back with the next one, so that two tabs do not undo each other. */
  version: z.number().int(),
  /** The name on documents where it is another one. */
  legalName: z.string().optional(),
})
export type OwnCaterer = z.output<typeof OwnCaterer>
const ownKeys = { gstNo: true, gstScheme: true, mobileNo: true, approval: true, version: true } as const

/** A caterer as one card of a list shows it. */
export const CatererCard = z.object({
  id: Id,
  name: z.string(),
  slug: z.string(),
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
  /** Lowest rupees per plate of a package for each band the caterer cooks for. */
  bandPrices: z.partialRecord(Band, Rupees),
  googleLocation: Point,
  picture: Picture,
  /** The first day it can still be booked for, by the smallest number of the searched range; absent when there is none. */
  nextFreeDay: z.string().optional(),
  /** Kilometres from the searched place; absent when none was given. */
  distanceKm: z.number().optional(),
})
export type CatererCard = z.output<typeof CatererCard>

/** As many of the nearest as somebody wants to hear of. */
const AtMost = z
  .string()
  .trim()
  .regex(/^0*[1-9]\d{0,3}$/, 'Choose how many caterers, from 1 to 9999')
  .pipe(z.coerce.number<string>())

export const nearby = endpoint({
  method: 'GET',
  path: '/api/caterer/nearby',
  aliases: ['/caterer/nearby'],
  access: 'public',
  tag: 'Caterers',
  summary: 'Caterers within a radius in km, nearest first, as a plain list; all of them unless a limit is given',
  query: z.object({
    lat: Latitude,
    lng: Longitude,
    radius: RadiusKm.default(limits.search.defaultRadiusKm),
    limit: AtMost.optional(),
  }),
  response: z.array(CatererCard),
})

export const listCaterers = endpoint({
  method: 'GET',
  path: '/api/caterer',
  aliases: ['/caterer'],
  access: 'public',
  tag: 'Caterers',
  summary: 'All caterers, or those whose ids are given in the order given, in the field data',
  query: z.object({
    ids: CatererIds(limits.shortlist.max, `Ask for up to ${limits.shortlist.max} caterers`).optional(),
  }),
  response: z.object({ data: z.array(CatererCard) }),
})

export const getCaterer = endpoint({
  method: 'GET',
  path: '/api/caterer/{id}',
  access: 'public',
  tag: 'Caterers',
  summary: 'One caterer by id; its owner and admins see it before the public does, and more of it',
  params: IdParams,
  response: OwnCaterer.partial(ownKeys),
})

export const getCatererBySlug = endpoint({
  method: 'GET',
  path: '/api/caterer/slug/{slug}',
  access: 'public',
  tag: 'Caterers',
  summary: 'One caterer by slug, or by id where the slug is none (C8)',
  params: z.object({ slug: z.string().min(1).max(130, 'We couldn’t find this caterer.') }),
  response: CatererView,
})

export const similarCaterers = endpoint({
  method: 'GET',
  path: '/api/caterer/{id}/similar',
  access: 'public',
  tag: 'Caterers',
  summary: 'The nearest caterers that could cook instead, with their distance from this one',
  params: IdParams,
  response: z.array(CatererCard),
})

export const listMenus = endpoint({
  method: 'GET',
  path: '/api/menus/caterer/{catererId}',
  aliases: ['/api/Menus/caterer/{catererId}'],
  access: 'public',
  tag: 'Menus',
  summary: 'The menu categories of a caterer with their dishes',
  params: z.object({ catererId: Id }),
  response: z.array(MenuView),
})

export const listPackages = endpoint({
  method: 'GET',
  path: '/api/dishes/caterer/{catererId}',
  access: 'public',
  tag: 'Menus',
  summary: 'The packages of a caterer, its custom menu and packed food included',
  params: z.object({ catererId: Id }),
  query: z.object({ people: Band.optional() }),
  response: z.array(PackageView),
})
