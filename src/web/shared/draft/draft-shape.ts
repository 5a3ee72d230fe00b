import type { OrderRequest, OrderView } from '#contract/endpoints/orders/order.ts'
import type { GuestBand } from '#contract/values/guest-band.ts'

/** What was chosen in one category, as the spec stores it (R204). `quantity` includes the add-on (R318), `price` is rupees per dish and plate. */
export interface ChosenCategory {
  _id: string
  name: string
  price: number
  minQty: number
  quantity: number
  addon: number
  dishes: string[]
  descriptions: string[]
}

/** A place that was chosen from the list. */
export interface ChosenPlace {
  name: string
  address: string
  lat: number
  lng: number
}

/** Texts that a customer may add to an order, in the order of the form; `optional-texts.ts` describes them. */
export const optionalTextNames = [
  'company',
  'gstin',
  'companyAddress',
  'allergies',
  'note',
] as const satisfies readonly (keyof OrderRequest & keyof OrderView)[]
export type OptionalText = (typeof optionalTextNames)[number]

/** Event and contact as typed, including invalid values. */
export interface Details extends Record<OptionalText, string> {
  guests: string
  veg: string
  jain: string
  nonVeg: string
  eventDate: string
  eventTime: string
  serviceHours: string
  /** What stands in the place field; `place` is what was chosen from its list. */
  placeText: string
  venueName: string
  venueLine: string
  pinCode: string
  state: string
  /** Of the person who books; the account is made of them. */
  contactName: string
  contactPhone: string
  /** Of the person at the venue, when that is someone else. */
  otherName: string
  otherPhone: string
  place: ChosenPlace | undefined
}

export type TextDetail = Exclude<keyof Details, 'place'>

/** An order that was placed from this draft and is not paid yet; the same content gets the same key. */
export interface Placing {
  content: string
  key: string
  orderId?: string
  /** The earlier order that it replaces, until it is known to be placed. */
  replaces?: string
}

/** The part of a sign-up that may be stored. */
export interface StoredSignUp {
  email: string
  acceptsTerms: boolean
}

/** An order in the making. It survives a reload, signing in and a payment that fails. */
export interface Draft {
  version: 1
  catererId: string
  catererSlug: string
  /** Absent in the first city. */
  catererCity?: string | undefined
  packageId: string
  /** Name of the package. */
  name: string
  band: GuestBand | undefined
  menu: readonly ChosenCategory[]
  details: Details
  coupon: string | undefined
  /** The coupon that was released because the payment failed. */
  released?: string | undefined
  /** The last payment failed; the bill says so until the next one is opened. */
  hasFailed?: boolean | undefined
  placing: Placing | undefined
  /** What a visitor has typed to sign up on the bill; never the password. */
  signUp?: StoredSignUp | undefined
  /** For which package a menu was suggested, and whether the menu is still as it was suggested. */
  suggested?: { packageId: string; untouched: boolean } | undefined
  /** The event that the details were last filled from, as a query string. */
  event?: string | undefined
}

// The entries are those of the list.
const noOptionalTexts = Object.fromEntries(optionalTextNames.map((name) => [name, ''])) as Record<OptionalText, string>

/** Every text of the form before anything is typed. */
export const emptyTexts: Record<TextDetail, string> = {
  guests: '',
  veg: '',
  jain: '',
  nonVeg: '',
  eventDate: '',
  eventTime: '',
  serviceHours: '3',
  placeText: '',
  venueName: '',
  venueLine: '',
  pinCode: '',
  state: '27',
  contactName: '',
  contactPhone: '',
  otherName: '',
  otherPhone: '',
  ...noOptionalTexts,
}

export const emptyDetails: Details = { ...emptyTexts, place: undefined }
