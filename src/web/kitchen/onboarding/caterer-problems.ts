import { fssaiPattern } from '#contract/values/fssai.ts'
import { limits } from '#contract/limits.ts'
import { isDay, type Day } from '#contract/values/calendar.ts'
import { isGstin, unregistered } from '#contract/values/gstin.ts'
import { isRupees } from '#contract/values/money.ts'
import { tenDigits, withoutCountryCode } from '#contract/values/phone.ts'
import { areaOfServiceAddress } from '#contract/values/service-area.ts'
import { m } from '#messages'
import { completeServiceAddress } from './area-search.ts'
import { gstNoFrom, type CatererFields } from './caterer-fields.ts'

/** The fields of the form from top to bottom; the point is part of the address. */
export const fieldOrder = [
  'gstNo',
  'name',
  'fssaiNo',
  'address',
  'serviceAddress',
  'mobileNo',
  'cateringType',
  'cuisinesOffered',
  'specialistIn',
  'complimentary',
  'extraInformation',
  'inServiceFrom',
  'maxPrice',
  'minPrice',
  'maximumServingCapacity',
] as const
export type FieldName = (typeof fieldOrder)[number]

/** What keeps the form from being sent, and the field beside which it is said. */
export interface Problem {
  field: FieldName
  message: string
}

interface Circumstances {
  today: Day
  /** The saved caterer, of which some fields can be changed but not emptied; undefined for a new one. */
  saved: CatererFields | undefined
}

/** What the page sees by itself, in the order of the form, at most one for a field. */
export function problemsIn(fields: CatererFields, circumstances: Circumstances): Problem[] {
  return fieldOrder.flatMap((field) => {
    const message = rules[field](fields, circumstances)
    return message === undefined ? [] : [{ field, message }]
  })
}

type Rule = (fields: CatererFields, circumstances: Circumstances) => string | undefined

const fine = () => undefined

const rules: Record<FieldName, Rule> = {
  gstNo: ({ gstNo }) => {
    const number = gstNoFrom(gstNo)
    if (number === '') return m.onboarding_need_gst()
    return number === unregistered || isGstin(number) ? undefined : m.onboarding_gst_wrong()
  },
  name: ({ name }) => needed(name, m.onboarding_need_name()),
  fssaiNo: ({ fssaiNo }) => {
    const number = fssaiNo.replace(/\s/g, '')
    return fssaiPattern.test(number) ? undefined : m.onboarding_fssai_wrong()
  },
  address: ({ address, point }) =>
    needed(address, m.onboarding_need_address()) ?? (point ? undefined : m.onboarding_need_point()),
  serviceAddress: ({ serviceAddress }, { saved }) => {
    // A caterer that serves from elsewhere, as some always have, may stay where it is.
    const isSaved = serviceAddress !== '' && serviceAddress === saved?.serviceAddress
    return isSaved || areaOfServiceAddress(completeServiceAddress(serviceAddress))
      ? undefined
      : m.onboarding_need_area()
  },
  mobileNo: ({ mobileNo }) => (tenDigits.test(withoutCountryCode(mobileNo)) ? undefined : m.onboarding_need_mobile()),
  cateringType: ({ cateringType }) => (cateringType.length > 0 ? undefined : m.onboarding_need_type()),
  cuisinesOffered: fine,
  specialistIn: fine,
  complimentary: fine,
  extraInformation: fine,
  inServiceFrom: ({ inServiceFrom: day }, { today, saved }) => {
    if (day === '') return saved === undefined ? undefined : m.onboarding_need_day()
    if (!isDay(day) || Number(day.slice(0, 4)) < limits.caterer.firstYear) return m.onboarding_need_day()
    return day > today ? m.error_day_in_future() : undefined
  },
  maxPrice: ({ maxPrice }) => priceProblem(maxPrice),
  minPrice: ({ maxPrice, minPrice }) => {
    const problem = priceProblem(minPrice)
    if (problem !== undefined || minPrice.trim() === '' || maxPrice.trim() === '') return problem
    return Number(minPrice) > Number(maxPrice) ? m.error_price_range_wrong() : undefined
  },
  maximumServingCapacity: ({ maximumServingCapacity: typed }, { saved }) => {
    const { min, max } = limits.caterer.capacity
    if (typed.trim() === '' && saved === undefined) return undefined
    const isRight = /^\d{1,6}$/.test(typed.trim()) && Number(typed) >= min && Number(typed) <= max
    return isRight ? undefined : m.onboarding_need_capacity({ min, max: max.toLocaleString('en-IN') })
  },
}

function needed(text: string, message: string): string | undefined {
  return text.trim() === '' ? message : undefined
}

function priceProblem(typed: string): string | undefined {
  const text = typed.trim()
  const { maxPrice } = limits.caterer
  const isRight = text === '' || (/^\d{1,7}(\.\d+)?$/.test(text) && Number(text) <= maxPrice && isRupees(Number(text)))
  return isRight ? undefined : m.onboarding_need_price({ most: maxPrice.toLocaleString('en-IN') })
}

/** The field of the form beside which the server's word is said: 'googleLocation.lat' is part of the address. */
export function fieldNamed(apiName: string): FieldName | undefined {
  const [first = ''] = apiName.split('.')
  const name = first === 'googleLocation' ? 'address' : first === 'contact' ? 'mobileNo' : first
  return fieldOrder.find((field) => field === name)
}

/** The id of a field's control, so that a list of problems can lead there. */
export function controlId(field: FieldName): string {
  return `caterer-${field}`
}
