import type { OwnCaterer } from '#contract/endpoints/caterers.ts'
import type { Api } from '#contract/endpoints/index.ts'
import type { User } from '#contract/endpoints/identity.ts'

import { cuisines, type Cuisine } from '#contract/values/cuisine.ts'
import { diets, type Diet } from '#contract/values/diet.ts'
import { gstinLength } from '#contract/values/gstin.ts'
import { toE164, withoutCountryCode } from '#contract/values/phone.ts'
import type { Point } from '#contract/values/place.ts'
import { completeServiceAddress } from './area-search.ts'

/** What is typed of a caterer, top to bottom as the form asks for it; numbers as their text. */
export interface CatererFields {
  gstNo: string
  name: string
  address: string
  /** Where the chosen place is. Typing on leaves it: a shop's number does not move a caterer (C73). */
  point: Point | undefined
  serviceAddress: string
  mobileNo: string
  extraInformation: string
  specialistIn: string
  complimentary: string
  cuisinesOffered: readonly Cuisine[]
  inServiceFrom: string
  cateringType: readonly Diet[]
  /** Links of pictures, the cover first. */
  artGallery: readonly string[]
  menuGallery: readonly string[]
  maxPrice: string
  minPrice: string
  fssaiNo: string
  fssaiExpiresOn: string
  maximumServingCapacity: string
}

type NewCaterer = Api['POST /api/caterer']['given']['body']
type CatererChanges = Api['PATCH /api/caterer/{id}']['given']['body']

/** Before anything is typed; what the account knows need not be typed. */
export function noCaterer(user: Pick<User, 'phone'>): CatererFields {
  return {
    gstNo: '',
    name: '',
    address: '',
    point: undefined,
    serviceAddress: '',
    mobileNo: withoutCountryCode(user.phone),
    extraInformation: '',
    specialistIn: '',
    complimentary: '',
    cuisinesOffered: [],
    inServiceFrom: '',
    cateringType: [],
    artGallery: [],
    menuGallery: [],
    maxPrice: '',
    minPrice: '',
    fssaiNo: '',
    fssaiExpiresOn: '',
    maximumServingCapacity: '',
  }
}

/** A caterer as the form shows it, with the changes that wait for an admin. */
export function fieldsOf(caterer: OwnCaterer): CatererFields {
  const { revision } = caterer
  const { address, googleLocation: place } = revision?.address ?? caterer
  const text = (rupees: number | null) => (rupees === null ? '' : String(rupees))
  return {
    gstNo: revision?.gstNo?.gstNo ?? caterer.gstNo,
    name: revision?.name ?? caterer.name,
    address,
    point: { lat: place.lat, lng: place.lng },
    serviceAddress: caterer.serviceAddress,
    mobileNo: String(caterer.mobileNo),
    extraInformation: caterer.extraInformation,
    specialistIn: caterer.specialistIn,
    complimentary: caterer.complimentary,
    cuisinesOffered: cuisines.filter((cuisine) => caterer.cuisinesOffered.includes(cuisine)),
    inServiceFrom: caterer.inServiceFrom,
    cateringType: diets.filter((diet) => caterer.cateringType.includes(diet)),
    artGallery: caterer.artGallery.flat(),
    menuGallery: caterer.menuGallery.flat(),
    maxPrice: text(caterer.maxPrice),
    minPrice: text(caterer.minPrice),
    fssaiNo: caterer.fssaiNo ?? '',
    fssaiExpiresOn: caterer.fssaiExpiresOn ?? '',
    maximumServingCapacity: String(caterer.maximumServingCapacity),
  }
}

/** Returns the request for a new caterer, without empty fields. All fields must be valid. */
export function newCatererFrom(fields: CatererFields): NewCaterer {
  const { gstNo, name, address, googleLocation, serviceAddress, mobileNo, ...further } = profileOf(fields)
  const filled = Object.entries(further).filter(
    ([, value]) =>
      value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
  )
  return {
    gstNo,
    name,
    address,
    serviceAddress,
    mobileNo,
    // A form without a point is not sent.
    googleLocation: googleLocation ?? { lat: 0, lng: 0 },
    ...Object.fromEntries(filled),
  }
}

/**
 * Returns only what differs from the loaded caterer (R292); empty when nothing does. The public number goes
 * along with the mobile number while they are the same.
 */
export function changesOf(caterer: OwnCaterer, fields: CatererFields): CatererChanges {
  const before = profileOf(fieldsOf(caterer))
  const after = profileOf(fields)
  const names = Object.keys(after) as (keyof typeof after)[]
  const changes: CatererChanges = Object.fromEntries(
    names
      .filter((name) => after[name] !== undefined && JSON.stringify(after[name]) !== JSON.stringify(before[name]))
      .map((name) => [name, after[name]]),
  )
  const isPublic = caterer.contact === toE164(before.mobileNo)
  return changes.mobileNo !== undefined && isPublic ? { ...changes, contact: after.mobileNo } : changes
}

/** The GST number as it is kept, however it was typed. */
export function gstNoFrom(typed: string): string {
  return typed.replace(/\s/g, '').toUpperCase()
}

/** Reports whether a GST number has all its characters, so that it can be judged while it is typed. */
export function isWholeGstNo(typed: string): boolean {
  return gstNoFrom(typed).length >= gstinLength
}

/** What was typed, as the API has it. */
function profileOf(fields: CatererFields) {
  return {
    gstNo: gstNoFrom(fields.gstNo),
    name: fields.name.trim(),
    address: fields.address.trim(),
    googleLocation: fields.point,
    serviceAddress: completeServiceAddress(fields.serviceAddress),
    mobileNo: withoutCountryCode(fields.mobileNo),
    extraInformation: fields.extraInformation.trim(),
    specialistIn: fields.specialistIn.trim(),
    complimentary: fields.complimentary.trim(),
    cuisinesOffered: [...fields.cuisinesOffered],
    inServiceFrom: fields.inServiceFrom || undefined,
    cateringType: [...fields.cateringType],
    artGallery: [...fields.artGallery],
    menuGallery: [...fields.menuGallery],
    maxPrice: numberFrom(fields.maxPrice),
    minPrice: numberFrom(fields.minPrice),
    fssaiNo: fields.fssaiNo.replace(/\s/g, ''),
    fssaiExpiresOn: fields.fssaiExpiresOn,
    maximumServingCapacity: numberFrom(fields.maximumServingCapacity) ?? undefined,
  }
}

function numberFrom(text: string): number | null {
  return text.trim() === '' ? null : Number(text.trim())
}
