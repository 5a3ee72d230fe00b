import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { gstSchemes } from '../values/gst-scheme.ts'
import { isDay } from '../values/calendar.ts'
import { cuisineFrom, cuisines } from '../values/cuisine.ts'
import { dietFrom, diets } from '../values/diet.ts'
import { fssaiPattern } from '../values/fssai.ts'
import { isGstin, unregistered } from '../values/gstin.ts'
import { isRupees } from '../values/money.ts'
import { tenDigits, withoutCountryCode } from '../values/phone.ts'
import { pinCodePattern, states } from '../values/place.ts'
import { serviceAddressOf, serviceAreas } from '../values/service-area.ts'
import { OwnCaterer } from './caterers.ts'
import { visibleText } from './identity.ts'
import { IdParams } from './shared.ts'

const unseen = 'without invisible characters'

/** One line of text of any script, as it is shown. */
const line = (about: string, most: number) =>
  z
    .string(`Enter ${about}`)
    .trim()
    .normalize('NFC')
    .max(most, `Enter ${about} in up to ${most} characters`)
    .regex(visibleText, `Enter ${about} ${unseen}`)

/** A line with something to see in it. */
const neededLine = (about: string, most: number) => line(about, most).regex(/[\p{L}\p{N}\p{S}]/u, `Enter ${about}`)

/** As {@link visibleText}, in lines. */
const visibleLines = /^[\n\r\t\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}\u200c\u200d]*$/u

const needGst = `Enter your GST number, or ${unregistered} if you have none`
const GstNumber = z
  .string(needGst)
  .trim()
  .toUpperCase()
  .min(1, needGst)
  .refine(
    (text) => text === unregistered || isGstin(text),
    `Enter a valid GST number, or ${unregistered} if you have none`,
  )
  .refine(
    (text) => !isGstin(text) || text.slice(0, 2) in states,
    'Check the first two digits of your GST number. They don’t match any state',
  )
  .meta({ description: `GST number with a valid check character, or \`${unregistered}\` without one` })

const needMobile = 'Mobile number must be exactly 10 digits'
/** Ten digits as a number or as text, with or without +91; kept as text (C36). */
const TenDigits = z
  .union([z.string(), z.number()], needMobile)
  .transform((given) => (typeof given === 'number' ? String(given) : withoutCountryCode(given)))
  .pipe(z.string().regex(tenDigits, needMobile))
  .meta({ description: 'Ten digits as a number or as text, with or without +91' })

const needPoint = 'Pick your address from the list so we know where it is'
/** The mainland, the islands and nothing else. */
const PointInIndia = z.object(
  {
    lat: z.number(needPoint).min(6, needPoint).max(37.6, needPoint),
    lng: z.number(needPoint).min(68, needPoint).max(97.6, needPoint),
  },
  needPoint,
)

const needArea = 'Pick your service address from the list'
const ServiceAddress = z
  .string(needArea)
  .trim()
  .pipe(z.enum(serviceAreas.map(serviceAddressOf), needArea))
  .meta({ enum: serviceAreas.map(serviceAddressOf), description: 'Service area' })

const notACuisine = 'Choose cuisines from the list'
const CuisineGiven = z
  .string(notACuisine)
  .transform((text) => cuisineFrom(text) ?? text)
  .pipe(z.enum(cuisines, notACuisine))
  .meta({ description: `One of ${cuisines.join(', ')}` })

const notADiet = 'Choose Veg, Non Veg or Jain'
const DietGiven = z
  .string(notADiet)
  .transform((text) => dietFrom(text) ?? text)
  .pipe(z.enum(diets, notADiet))
  .meta({ description: `One of ${diets.join(', ')}` })

const needDay = 'Enter the date you started catering'
const StartDay = z
  .string(needDay)
  .refine(isDay, needDay)
  .refine((day) => Number(day.slice(0, 4)) >= limits.caterer.firstYear, `Enter a date from ${limits.caterer.firstYear}`)
  .meta({ format: 'date', description: `First day of service, ${limits.caterer.firstYear} or later` })

const needPrice = `Enter rupees per plate, from 0 to ${limits.caterer.maxPrice.toLocaleString('en-IN')}`
/** Rupees per plate; null takes it away. */
const Price = z
  .number(needPrice)
  .min(0, needPrice)
  .max(limits.caterer.maxPrice, needPrice)
  .refine(isRupees, 'Enter an amount in rupees with at most two decimals')
  .nullable()
  .meta({ description: 'Amount in rupees per plate, at most two decimals; null removes it' })

const { min, max } = limits.caterer.capacity
const needCapacity = `Enter how many guests you can serve per day, from ${min} to ${max.toLocaleString('en-IN')}`

const needPinCode = 'Enter a 6-digit PIN code'

const profile = {
  name: neededLine('your business name', limits.caterer.nameLength),
  gstNo: GstNumber,
  address: neededLine('your business address', limits.text.address),
  googleLocation: PointInIndia,
  serviceAddress: ServiceAddress,
  mobileNo: TenDigits,
}

const furtherProfile = {
  contact: TenDigits.describe('Public phone number, ten digits; the mobile number where none is given'),
  extraInformation: z
    .string('Enter what customers should know')
    .trim()
    .normalize('NFC')
    .max(limits.caterer.aboutLength, `Use up to ${limits.caterer.aboutLength.toLocaleString('en-IN')} characters`)
    .regex(visibleLines, `Use text ${unseen}`),
  specialistIn: line('what you are known for', limits.caterer.wordsLength),
  complimentary: line('what is complimentary', limits.caterer.wordsLength),
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
    .string('Enter the 14 digits of your FSSAI licence')
    .trim()
    .regex(fssaiPattern, 'Enter the 14 digits of your FSSAI licence')
    .nullable()
    .describe('FSSAI licence, 14 digits; empty or null removes it'),
  gstScheme: z.enum(gstSchemes, 'Choose how you pay GST'),
  maximumServingCapacity: z.number(needCapacity).int(needCapacity).min(min, needCapacity).max(max, needCapacity),
}

/** Sent by nobody who means well: a right, or what follows from other things. Refused with `set_by_us`. */
const Claim = z.unknown().optional().meta({ 'x-rejected': true })
const claims = {
  id: Claim,
  ownerId: Claim,
  userId: Claim,
  approval: Claim,
  verified: Claim,
  legalName: Claim,
  averageRating: Claim,
  totalReviews: Claim,
  review: Claim,
  orderFullFilled: Claim,
  featured: Claim,
  createdAt: Claim,
  updatedAt: Claim,
}

/** Belongs to a caterer but not to its profile. Refused with `not_in_profile` unless it says what is so anyway. */
const Elsewhere = z.unknown().optional().meta({ 'x-rejected': true })
const elsewhere = {
  /** The rule's own is ignored. */
  slug: Elsewhere,
  /** {id: 1} is ignored. */
  status: Elsewhere,
  /** Empty galleries are ignored. */
  artGallery: Elsewhere,
  menuGallery: Elsewhere,
  pictures: Elsewhere,
  imgUrl: Elsewhere,
  dishes: Elsewhere,
  customMenu: Elsewhere,
  dishesfor10_25: Elsewhere,
  dishesfor25_50: Elsewhere,
  dishesfor50_100: Elsewhere,
  dishesforabove100: Elsewhere,
  leadDays: Elsewhere,
  serviceRadiusKm: Elsewhere,
}

export const NewCaterer = z
  .object({
    ...profile,
    ...z.object(furtherProfile).partial().shape,
    ...claims,
    ...elsewhere,
  })
  .meta({ id: 'NewCaterer' })
export type NewCaterer = z.output<typeof NewCaterer>

export const CatererChanges = z
  .object({
    ...z.object({ ...profile, ...furtherProfile }).partial().shape,
    version: z
      .number('`version` must be a whole number')
      .int('`version` must be a whole number')
      .optional()
      .describe('Version that the caller saw; another one answers `caterer_changed`'),
    ...claims,
    ...elsewhere,
  })
  .meta({ id: 'CatererChanges' })
export type CatererChanges = z.output<typeof CatererChanges>

export const claimedFields = Object.keys(claims) as readonly (keyof typeof claims)[]
export const elsewhereFields = Object.keys(elsewhere) as readonly (keyof typeof elsewhere)[]

const tag = 'Caterers'

const profileErrors = [
  'too_many_requests',
  'gst_scheme_wrong',
  'price_range_wrong',
  'day_in_future',
  'set_by_us',
  'not_in_profile',
] as const

export const createCaterer = endpoint({
  method: 'POST',
  path: '/api/caterer',
  access: 'caterer',
  tag,
  summary: 'Create my caterer profile',
  description:
    'One per account, for accounts of caterers. Whether it is approved immediately or by an admin depends on the service. Limited to 10 calls per account and hour.',
  errors: ['caterer_exists', ...profileErrors],
  body: NewCaterer,
  success: 'The profile',
  response: OwnCaterer,
  status: 201,
})

export const changeCaterer = endpoint({
  method: 'PATCH',
  path: '/api/caterer/{id}',
  access: 'caterer',
  tag,
  summary: 'Update my caterer profile',
  description:
    'Changes the fields that are given. `version` detects a change made elsewhere. A new name changes the slug, and the old slug still leads to the profile. Limited to 60 calls per account and hour.',
  errors: ['caterer_not_found', 'caterer_changed', ...profileErrors],
  params: IdParams,
  body: CatererChanges,
  success: 'The profile after the change',
  response: OwnCaterer,
})
