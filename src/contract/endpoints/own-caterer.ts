import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { invalid } from '../field-errors.ts'
import { limits } from '../limits.ts'
import { gstSchemes } from '../values/gst-scheme.ts'
import { isDay } from '../values/calendar.ts'
import { cuisineFrom, cuisines } from '../values/cuisine.ts'
import { diets } from '../values/diet.ts'
import { fssaiPattern } from '../values/fssai.ts'
import type { packageListKey, GuestBand } from '../values/guest-band.ts'
import { isGstin, unregistered } from '../values/gstin.ts'
import { tenDigits, withoutCountryCode } from '../values/phone.ts'
import { pinCodePattern, states } from '../values/place.ts'
import { serviceAddressOf, serviceAreas } from '../values/service-area.ts'
import { OwnCaterer } from './caterers.ts'
import { DietGiven, Id, IdParams, PlatePrice, Rejected } from './shared.ts'
import { line, lines, nameLine } from './text.ts'

const needGst = invalid('gst_number_needed')
const GstNumber = z
  .string(needGst)
  .trim()
  .toUpperCase()
  .min(1, needGst)
  .refine((text) => text === unregistered || isGstin(text), invalid('gst_number_invalid'))
  .refine((text) => !isGstin(text) || text.slice(0, 2) in states, invalid('gst_state_unknown'))
  .meta({ description: `GST number with a valid check character, or \`${unregistered}\` without one` })

const needMobile = invalid('mobile_invalid')
/** Ten digits as a number or as text, with or without +91; kept as text (C36). */
const TenDigits = z
  .union([z.string(), z.number()], needMobile)
  .transform((given) => (typeof given === 'number' ? String(given) : withoutCountryCode(given)))
  .pipe(z.string().regex(tenDigits, needMobile))
  .meta({ description: 'Ten digits as a number or as text, with or without +91' })

const needPoint = invalid('location_needed')
/** The mainland, the islands and nothing else. */
const PointInIndia = z.object(
  {
    lat: z.number(needPoint).min(6, needPoint).max(37.6, needPoint),
    lng: z.number(needPoint).min(68, needPoint).max(97.6, needPoint),
  },
  needPoint,
)

const needArea = invalid('service_area_needed')
const ServiceAddress = z
  .string(needArea)
  .trim()
  .pipe(z.enum(serviceAreas.map(serviceAddressOf), needArea))
  .meta({ enum: serviceAreas.map(serviceAddressOf), description: 'Service area' })

const notACuisine = invalid('cuisines_invalid')
const CuisineGiven = z
  .string(notACuisine)
  .transform((text) => cuisineFrom(text) ?? text)
  .pipe(z.enum(cuisines, notACuisine))
  .meta({ description: `One of ${cuisines.join(', ')}` })

const notADiet = invalid('diet_needed')

const needDay = invalid('start_day_needed')
const StartDay = z
  .string(needDay)
  .refine(isDay, needDay)
  .refine(
    (day) => Number(day.slice(0, 4)) >= limits.caterer.firstYear,
    invalid('start_day_early', { year: limits.caterer.firstYear }),
  )
  .meta({ format: 'date', description: `First day of service, ${limits.caterer.firstYear} or later` })

/** Rupees per plate; null takes it away. */
const Price = PlatePrice.nullable().meta({
  description: 'Amount in rupees per plate, at most two decimals; null removes it',
})

const { min, max } = limits.caterer.capacity
const needCapacity = invalid('capacity_invalid', { min, max })

const notOwn = invalid('image_not_own')
const Image = line(limits.image.urlLength)
const { perGallery } = limits.image
const full = invalid('gallery_full', { max: perGallery })
/** Lists of links, as the API shows a gallery, or one list; the first picture is the cover. */
const Gallery = z
  .array(z.union([Image, z.array(Image, notOwn).max(perGallery, full)], notOwn), notOwn)
  .max(perGallery, full)
  .transform((lists) => [...new Set(lists.flat())])
  .pipe(z.array(z.string()).max(perGallery, full))

const needPinCode = invalid('pin_code_invalid')

const profile = {
  name: nameLine(limits.caterer.nameLength, 'business_name_needed'),
  gstNo: GstNumber,
  address: nameLine(limits.text.address, 'business_address_needed'),
  googleLocation: PointInIndia,
  serviceAddress: ServiceAddress,
  mobileNo: TenDigits,
}

const furtherProfile = {
  contact: TenDigits.describe('Public phone number, ten digits; the mobile number where none is given'),
  extraInformation: lines(limits.caterer.aboutLength, 'about_needed'),
  specialistIn: line(limits.caterer.wordsLength, 'known_for_needed'),
  complimentary: line(limits.caterer.wordsLength, 'complimentary_needed'),
  cuisinesOffered: z.array(CuisineGiven, notACuisine).max(cuisines.length, notACuisine),
  cateringType: z.array(DietGiven, notADiet).min(1, notADiet).max(diets.length, notADiet),
  inServiceFrom: StartDay,
  minPrice: Price,
  maxPrice: Price,
  serviceLocation: z
    .object(
      {
        location: z.string().max(limits.text.address).optional(),
        PinCode: z
          .union([z.string(), z.number()], needPinCode)
          .transform(String)
          .pipe(z.string().trim().regex(pinCodePattern, needPinCode))
          .optional(),
      },
      needPinCode,
    )
    .describe('PIN code of the service address; `location` is ignored'),
  fssaiNo: z
    .string(invalid('fssai_invalid'))
    .trim()
    .regex(fssaiPattern, invalid('fssai_invalid'))
    .nullable()
    .describe('FSSAI licence, 14 digits; empty or null removes it'),
  fssaiExpiresOn: z
    .string(invalid('licence_end_invalid'))
    .trim()
    .refine((day) => day === '' || (isDay(day) && day.startsWith('20')), invalid('licence_end_invalid'))
    .nullable()
    .describe('Last day of the FSSAI licence, as YYYY-MM-DD; empty or null removes it'),
  gstScheme: z.enum(gstSchemes, invalid('gst_scheme_needed')),
  maximumServingCapacity: z.number(needCapacity).int(needCapacity).min(min, needCapacity).max(max, needCapacity),
  artGallery: Gallery.meta({ description: `Links to at most ${perGallery} pictures that the account uploaded` }),
  menuGallery: Gallery.meta({ description: `Links to at most ${perGallery} pictures that the account uploaded` }),
}

/** Sent by nobody who means well: a right, or what follows from other things. Rejected with `set_by_us`. */
const claims = {
  id: Rejected,
  ownerId: Rejected,
  userId: Rejected,
  approval: Rejected,
  approvalSince: Rejected,
  approvalReason: Rejected,
  revision: Rejected,
  verified: Rejected,
  legalName: Rejected,
  averageRating: Rejected,
  totalReviews: Rejected,
  review: Rejected,
  orderFullFilled: Rejected,
  featured: Rejected,
  createdAt: Rejected,
  updatedAt: Rejected,
}

/** The lists of packages in a profile (R354, R355). */
export type PackageListKey = 'customMenu' | (typeof packageListKey)[GuestBand]

/** Belongs to a caterer but not to its profile. Rejected with `not_in_profile` unless it says what is so anyway. */
const elsewhere = {
  /** The rule's own is ignored. */
  slug: Rejected,
  /** {id: 1} is ignored. */
  status: Rejected,
  pictures: Rejected,
  imgUrl: Rejected,
  dishes: Rejected,
  leadDays: Rejected,
  serviceRadiusKm: Rejected,
}

/** A caterer that is new has no packages to list. */
const noLists = {
  customMenu: Rejected,
  dishesfor10_25: Rejected,
  dishesfor25_50: Rejected,
  dishesfor50_100: Rejected,
  dishesforabove100: Rejected,
} satisfies Record<PackageListKey, unknown>

const PackageIds = z
  .array(Id)
  .max(limits.offer.packages, invalid('packages_limit', { max: limits.offer.packages }))
  .optional()
const forBand = (guests: string) =>
  PackageIds.describe(
    `Ids of the packages for ${guests} guests, in their order. A package that the public does not see and that is not named keeps its place behind them`,
  )
const lists = {
  customMenu: PackageIds.describe('Id of the custom menu; empty without one that the public sees'),
  dishesfor10_25: forBand('10 to 25'),
  dishesfor25_50: forBand('25 to 50'),
  dishesfor50_100: forBand('50 to 100'),
  dishesforabove100: forBand('more than 100'),
} satisfies Record<PackageListKey, unknown>

export const NewCaterer = z
  .object({
    ...profile,
    ...z.object(furtherProfile).partial().shape,
    ...claims,
    ...elsewhere,
    ...noLists,
  })
  .meta({ id: 'NewCaterer' })
export type NewCaterer = z.output<typeof NewCaterer>

export const CatererChanges = z
  .object({
    ...z.object({ ...profile, ...furtherProfile }).partial().shape,
    version: z
      .number(invalid('whole_number_needed'))
      .int(invalid('whole_number_needed'))
      .optional()
      .describe('Version that the caller saw; another one answers `caterer_changed`'),
    ...claims,
    ...elsewhere,
    ...lists,
  })
  .meta({ id: 'CatererChanges' })
export type CatererChanges = z.output<typeof CatererChanges>

export const claimedFields = Object.keys(claims) as readonly (keyof typeof claims)[]
export const elsewhereFields = Object.keys(elsewhere) as readonly (keyof typeof elsewhere)[]
export const packageListFields = Object.keys(lists) as readonly PackageListKey[]

const tag = 'Caterers'

const profileErrors = [
  'too_many_requests',
  'gst_scheme_wrong',
  'price_range_wrong',
  'day_in_future',
  'set_by_us',
  'not_in_profile',
  'image_not_own',
] as const

export const createCaterer = endpoint({
  method: 'POST',
  path: '/api/caterer',
  access: 'caterer',
  tag,
  summary: 'Create my caterer profile',
  description:
    'For accounts of caterers that belong to none; the caller becomes the owner. Whether it is approved immediately or by an admin depends on the service. Limited to 10 calls per account and hour.',
  errors: ['caterer_exists', ...profileErrors],
  body: NewCaterer,
  success: 'The profile',
  response: OwnCaterer,
  status: 201,
})

export const changeCaterer = endpoint({
  method: 'PATCH',
  path: '/api/caterer/{id}',
  access: 'manager',
  tag,
  summary: 'Update my caterer profile',
  description:
    'Changes the fields that are given. `version` detects a change made elsewhere. A new name changes the slug, and the old slug still leads to the profile; where an admin must consent, the changes of an approved caterer wait in `revision`. Limited to 60 calls per account and hour.',
  errors: ['caterer_not_found', 'caterer_changed', 'package_unknown', 'package_twice', ...profileErrors],
  params: IdParams,
  body: CatererChanges,
  success: 'The profile after the change',
  response: OwnCaterer,
})
