import { formatCount } from '#contract/count.ts'
import { limits } from '#contract/limits.ts'
import { isDay, type Day } from '#contract/values/calendar.ts'
import { cuisines, type Cuisine } from '#contract/values/cuisine.ts'
import { diets, type Diet } from '#contract/values/diet.ts'
import { fssaiPattern } from '#contract/values/fssai.ts'
import { isGstin, unregistered } from '#contract/values/gstin.ts'
import { isRupees } from '#contract/values/money.ts'
import { tenDigits, withoutCountryCode } from '#contract/values/phone.ts'
import type { Point } from '#contract/values/place.ts'
import { areaOfServiceAddress } from '#contract/values/service-area.ts'
import { m } from '#messages'
import { storedDrafts } from '#web/shared/form/form-draft.ts'
import type { FormSchema } from '#web/shared/form/form-schema.ts'
import { completeServiceAddress } from './area-search.ts'
import { gstNoFrom, type CatererFields } from './caterer-fields.ts'

interface Circumstances {
  today: Day
  /** The saved caterer, of which some fields can be changed but not emptied; undefined for a new one. */
  saved: CatererFields | undefined
}

/** The profile of a caterer, from top to bottom. */
export const catererSchema: FormSchema<CatererFields, Circumstances> = {
  gstNo: {
    clean: gstNoFrom,
    problem: ({ gstNo }) => {
      const number = gstNoFrom(gstNo)
      if (number === '') return m.onboarding_need_gst()
      return number === unregistered || isGstin(number) ? undefined : m.onboarding_gst_wrong()
    },
  },
  name: { problem: ({ name }) => needed(name, m.onboarding_need_name()) },
  fssaiNo: {
    problem: ({ fssaiNo }) => (fssaiPattern.test(fssaiNo.replace(/\s/g, '')) ? undefined : m.onboarding_fssai_wrong()),
  },
  fssaiExpiresOn: {
    problem: ({ fssaiExpiresOn: day }) =>
      day === '' || (isDay(day) && day.startsWith('20')) ? undefined : m.onboarding_need_fssai_end(),
  },
  address: {
    problem: ({ address, point }) =>
      needed(address, m.onboarding_need_address()) ?? (point ? undefined : m.onboarding_need_point()),
  },
  point: { apiName: 'googleLocation', partOf: 'address', restore: pointFrom },
  serviceAddress: {
    problem: ({ serviceAddress }, { saved }) => {
      // A caterer that serves from elsewhere, as some always have, may stay where it is.
      const isSaved = serviceAddress !== '' && serviceAddress === saved?.serviceAddress
      return isSaved || areaOfServiceAddress(completeServiceAddress(serviceAddress))
        ? undefined
        : m.onboarding_need_area()
    },
  },
  mobileNo: {
    // The public number goes along with it while they are the same.
    aliases: ['contact'],
    clean: withoutCountryCode,
    problem: ({ mobileNo }) => (tenDigits.test(withoutCountryCode(mobileNo)) ? undefined : m.onboarding_need_mobile()),
  },
  cateringType: {
    restore: (stored) => listFrom<Diet>(diets, stored),
    problem: ({ cateringType }) => (cateringType.length > 0 ? undefined : m.onboarding_need_type()),
  },
  cuisinesOffered: { restore: (stored) => listFrom<Cuisine>(cuisines, stored) },
  specialistIn: {},
  complimentary: {},
  extraInformation: {},
  inServiceFrom: {
    problem: ({ inServiceFrom: day }, { today, saved }) => {
      if (day === '') return saved === undefined ? undefined : m.onboarding_need_day()
      if (!isDay(day) || Number(day.slice(0, 4)) < limits.caterer.firstYear) return m.onboarding_need_day()
      return day > today ? m.error_day_in_future() : undefined
    },
  },
  artGallery: { restore: linksFrom },
  menuGallery: { restore: linksFrom },
  maxPrice: { problem: ({ maxPrice }) => priceProblem(maxPrice) },
  minPrice: {
    problem: ({ maxPrice, minPrice }) => {
      const problem = priceProblem(minPrice)
      if (problem !== undefined || minPrice.trim() === '' || maxPrice.trim() === '') return problem
      return Number(minPrice) > Number(maxPrice) ? m.error_price_range_wrong() : undefined
    },
  },
  maximumServingCapacity: {
    problem: ({ maximumServingCapacity: typed }, { saved }) => {
      const { min, max } = limits.caterer.capacity
      if (typed.trim() === '' && saved === undefined) return undefined
      const isRight = /^\d{1,6}$/.test(typed.trim()) && Number(typed) >= min && Number(typed) <= max
      return isRight ? undefined : m.onboarding_need_capacity({ min, max: formatCount(max) })
    },
  },
}

/** Unsaved edits of the profile, under a key that the builds of before use too. */
export const catererDrafts = storedDrafts('unsavedKitchen', catererSchema)

function needed(text: string, message: string): string | undefined {
  return text.trim() === '' ? message : undefined
}

function priceProblem(typed: string): string | undefined {
  const text = typed.trim()
  const { maxPrice } = limits.caterer
  const isRight = text === '' || (/^\d{1,7}(\.\d+)?$/.test(text) && Number(text) <= maxPrice && isRupees(Number(text)))
  return isRight ? undefined : m.onboarding_need_price({ most: formatCount(maxPrice) })
}

function pointFrom(stored: unknown): Point | undefined {
  if (typeof stored !== 'object' || stored === null || !('lat' in stored) || !('lng' in stored)) return undefined
  const { lat, lng } = stored
  return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : undefined
}

function linksFrom(stored: unknown): string[] | undefined {
  return Array.isArray(stored) ? stored.filter((link) => typeof link === 'string') : undefined
}

function listFrom<Value>(known: readonly Value[], stored: unknown): Value[] | undefined {
  return Array.isArray(stored) ? known.filter((each) => stored.includes(each)) : undefined
}
