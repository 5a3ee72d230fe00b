import type { CatererChanges, PackageListKey } from '#contract/endpoints/own-caterer.ts'
import { limits } from '#contract/limits.ts'
import type { GstScheme } from '#contract/values/gst-scheme.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { Day } from '#contract/values/calendar.ts'
import { unregistered } from '#contract/values/gstin.ts'
import { fromRupees, type Paise } from '#contract/values/money.ts'
import { toE164 } from '#contract/values/phone.ts'
import { pinCodePattern, type StateCode } from '#contract/values/place.ts'
import { areaOfServiceAddress } from '#contract/values/service-area.ts'
import type { Caterer } from './caterer.ts'

const fields = [
  'name',
  'gstNo',
  'gstScheme',
  'stateCode',
  'fssaiNo',
  'fssaiExpiresOn',
  'address',
  'area',
  'pinCode',
  'serviceAddress',
  'location',
  'mobileNo',
  'contact',
  'extraInformation',
  'specialistIn',
  'complimentary',
  'cuisines',
  'cateringTypes',
  'inServiceFrom',
  'minPrice',
  'maxPrice',
  'maximumServingCapacity',
] as const satisfies readonly (keyof Caterer)[]

/** What a caterer says of itself, and what follows from that alone. */
export type CatererProfile = Pick<Caterer, (typeof fields)[number]>

/** The profile of a caterer, without all that is not said by it. */
export function profileOf(caterer: Caterer): CatererProfile {
  // One entry for every field, by the list of fields itself.
  return Object.fromEntries(fields.map((field) => [field, caterer[field]])) as CatererProfile
}

/** Fields that say nothing of a person, even where the caterer is one. */
const audited = [
  'gstScheme',
  'stateCode',
  'cuisines',
  'cateringTypes',
  'inServiceFrom',
  'minPrice',
  'maxPrice',
  'maximumServingCapacity',
] as const satisfies readonly (keyof CatererProfile)[]

/** Returns what the audit keeps of a profile. */
export function auditedOf(profile: CatererProfile): Partial<CatererProfile> {
  return Object.fromEntries(audited.map((field) => [field, profile[field]]))
}

/** What is so of a new caterer that does not say otherwise. The required fields are empty. */
export function emptyProfile(today: Day): CatererProfile {
  return {
    name: '',
    gstNo: unregistered,
    gstScheme: 'UNREGISTERED',
    stateCode: maharashtra,
    fssaiNo: undefined,
    fssaiExpiresOn: undefined,
    address: '',
    area: '',
    pinCode: undefined,
    serviceAddress: '',
    location: { lat: 0, lng: 0 },
    mobileNo: '',
    contact: '',
    extraInformation: '',
    specialistIn: '',
    complimentary: '',
    cuisines: [],
    // A caterer who does not say counts as non-veg, so that they are not listed as a pure veg kitchen.
    cateringTypes: ['veg', 'nonVeg'],
    inServiceFrom: today,
    minPrice: undefined,
    maxPrice: undefined,
    maximumServingCapacity: limits.caterer.capacity.usual,
  }
}

type ProfileChanges = Omit<CatererChanges, PackageListKey>

/** The profile with what is given; what follows from it changes along. */
export function profileWith(before: CatererProfile, given: ProfileChanges): CatererProfile {
  const gstNo = given.gstNo ?? before.gstNo
  const address = given.address ?? before.address
  const serviceAddress = given.serviceAddress ?? before.serviceAddress
  return {
    name: given.name ?? before.name,
    gstNo,
    gstScheme: given.gstScheme ?? schemeFor(gstNo, before.gstScheme),
    stateCode: stateOf(gstNo),
    fssaiNo: given.fssaiNo === undefined ? before.fssaiNo : given.fssaiNo || undefined,
    fssaiExpiresOn: given.fssaiExpiresOn === undefined ? before.fssaiExpiresOn : given.fssaiExpiresOn || undefined,
    address,
    area: areaOfServiceAddress(serviceAddress) ?? before.area,
    pinCode: given.serviceLocation?.PinCode ?? (address === before.address ? before.pinCode : pinCodeIn(address)),
    serviceAddress,
    location: given.googleLocation ?? before.location,
    ...numbersWith(before, given),
    extraInformation: given.extraInformation ?? before.extraInformation,
    specialistIn: given.specialistIn ?? before.specialistIn,
    complimentary: given.complimentary ?? before.complimentary,
    cuisines: [...new Set(given.cuisinesOffered ?? before.cuisines)],
    cateringTypes: [...new Set(given.cateringType ?? before.cateringTypes)],
    inServiceFrom: given.inServiceFrom ?? before.inServiceFrom,
    minPrice: priceWith(before.minPrice, given.minPrice),
    maxPrice: priceWith(before.maxPrice, given.maxPrice),
    maximumServingCapacity: given.maximumServingCapacity ?? before.maximumServingCapacity,
  }
}

const maharashtra = '27'

/** The contract accepts only GST numbers of known states. A caterer without one is in the state of all our caterers. */
function stateOf(gstNo: string): StateCode {
  return gstNo === unregistered ? maharashtra : (gstNo.slice(0, 2) as StateCode)
}

function schemeFor(gstNo: string, before: GstScheme): GstScheme {
  if (gstNo === unregistered) return 'UNREGISTERED'
  return before === 'UNREGISTERED' ? 'REGULAR_5' : before
}

function pinCodeIn(address: string): string | undefined {
  return address.split(/\D+/).findLast((digits) => pinCodePattern.test(digits))
}

/** The public number is the mobile number, and follows it, until it is given as another one. */
function numbersWith(
  before: CatererProfile,
  { mobileNo = before.mobileNo, contact }: ProfileChanges,
): Pick<CatererProfile, 'mobileNo' | 'contact'> {
  if (contact !== undefined) return { mobileNo, contact: toE164(contact) }
  const isOwn = before.contact !== '' && before.contact !== toE164(before.mobileNo)
  return { mobileNo, contact: isOwn ? before.contact : toE164(mobileNo) }
}

function priceWith(before: Paise | undefined, given: number | null | undefined): Paise | undefined {
  if (given === undefined) return before
  return given === null ? undefined : fromRupees(given)
}

/** What does not fit together, or not to this day, by field. */
export function problemsOf(profile: CatererProfile, today: Day): Record<string, ErrorCode> {
  const problems: Record<string, ErrorCode> = {}
  if ((profile.gstNo === unregistered) !== (profile.gstScheme === 'UNREGISTERED'))
    problems.gstScheme = 'gst_scheme_wrong'
  if (profile.inServiceFrom > today) problems.inServiceFrom = 'day_in_future'
  if (profile.minPrice !== undefined && profile.maxPrice !== undefined && profile.maxPrice < profile.minPrice)
    problems.maxPrice = 'price_range_wrong'
  return problems
}
