import { isGuestBand, type GuestBand } from '#contract/values/guest-band.ts'

/** The spec's keys of local storage that hold an order in the making (R213). */
export const storageKeys = { draft: 'dishDetails', people: 'numberOfPeople', coupon: 'coupon' } as const

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

/** The event and whom it is for, as typed: what is not valid yet is kept too. */
export interface Details {
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
  contactName: string
  contactPhone: string
  company: string
  gstin: string
  note: string
  place: ChosenPlace | undefined
}

export type TextDetail = Exclude<keyof Details, 'place'>

/** An order that was placed from this draft and is not paid yet; the same content gets the same key. */
export interface Placing {
  content: string
  key: string
  orderId?: string
}

/** An order in the making. It survives a reload, signing in and a payment that fails. */
export interface Draft {
  version: 1
  catererId: string
  catererSlug: string
  packageId: string
  /** Name of the package. */
  name: string
  band: GuestBand | undefined
  menu: readonly ChosenCategory[]
  details: Details
  coupon: string | undefined
  placing: Placing | undefined
}

/** What the caterer page knows when Order is pressed. */
export interface ChosenPackage {
  catererSlug: string
  catererId: string
  packageId: string
  packageName: string
  band?: GuestBand | undefined
}

const emptyTexts: Record<TextDetail, string> = {
  guests: '', veg: '', jain: '', nonVeg: '', eventDate: '', eventTime: '', serviceHours: '3',
  placeText: '', venueName: '', venueLine: '', pinCode: '', state: '27',
  contactName: '', contactPhone: '', company: '', gstin: '', note: '',
}

export const emptyDetails: Details = { ...emptyTexts, place: undefined }

/**
 * Begins an order, or goes on with the one there is: what was typed about the event is kept,
 * the dishes too while the caterer stays the same (the next page keeps those that fit the package).
 */
export function startDraft(chosen: ChosenPackage, storage: Storage = localStorage): Draft {
  const before = readDraft(storage)
  const sameCaterer = before?.catererId === chosen.catererId
  const samePackage = sameCaterer && before.packageId === chosen.packageId
  const { veg, jain, nonVeg, ...details } = before?.details ?? emptyDetails
  const draft: Draft = {
    version: 1,
    catererId: chosen.catererId,
    catererSlug: chosen.catererSlug,
    packageId: chosen.packageId,
    name: chosen.packageName,
    band: chosen.band,
    menu: sameCaterer ? before.menu : [],
    // Who eats what depends on the package and is worked out anew for another one.
    details: samePackage ? { ...details, veg, jain, nonVeg } : { ...emptyDetails, ...details },
    coupon: before?.coupon,
    placing: before?.placing,
  }
  writeDraft(draft, storage)
  return draft
}

/** The draft as it is stored; undefined when there is none or it cannot be read. */
export function readDraft(storage: Storage = localStorage): Draft | undefined {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKeys.draft) ?? 'null')
    const draft = draftFrom(stored)
    return draft && { ...draft, coupon: storage.getItem(storageKeys.coupon) || undefined }
  } catch {
    return undefined
  }
}

/** Stores a draft. A browser that refuses to store (full, or private) keeps it for this page only. */
export function writeDraft(draft: Draft, storage: Storage = localStorage): void {
  const { coupon, ...stored } = draft
  try {
    storage.setItem(storageKeys.draft, JSON.stringify(stored))
    if (draft.band) storage.setItem(storageKeys.people, draft.band)
    if (coupon) storage.setItem(storageKeys.coupon, coupon)
    else storage.removeItem(storageKeys.coupon)
  } catch {
    return
  }
}

/** Forgets the order and its coupon, as after it was paid. */
export function clearDraft(storage: Storage = localStorage): void {
  storage.removeItem(storageKeys.draft)
  storage.removeItem(storageKeys.coupon)
}

type Fields = Record<string, unknown>

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Reads what was stored by this or an earlier version of the site, or changed by hand. */
function draftFrom(stored: unknown): Omit<Draft, 'coupon'> | undefined {
  if (!isFields(stored) || stored.version !== 1) return undefined
  const { catererId, catererSlug, packageId, name, band, menu, details, placing } = stored
  if (typeof catererId !== 'string' || typeof catererSlug !== 'string' || typeof packageId !== 'string') return undefined
  return {
    version: 1,
    catererId,
    catererSlug,
    packageId,
    name: typeof name === 'string' ? name : '',
    band: isGuestBand(band) ? band : undefined,
    menu: Array.isArray(menu) ? menu.flatMap(categoryFrom) : [],
    details: detailsFrom(details),
    placing: placingFrom(placing),
  }
}

function categoryFrom(stored: unknown): ChosenCategory[] {
  if (!isFields(stored) || typeof stored._id !== 'string') return []
  const number = (value: unknown, fallback: number) => (typeof value === 'number' && Number.isFinite(value) ? value : fallback)
  const texts = (value: unknown) => (Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [])
  return [{
    _id: stored._id,
    name: typeof stored.name === 'string' ? stored.name : '',
    price: number(stored.price, 0),
    minQty: number(stored.minQty, 1),
    quantity: number(stored.quantity, 0),
    addon: number(stored.addon, 0),
    dishes: texts(stored.dishes),
    descriptions: texts(stored.descriptions),
  }]
}

function detailsFrom(stored: unknown): Details {
  if (!isFields(stored)) return emptyDetails
  const texts = Object.entries(emptyTexts).map(([name, empty]) => [name, typeof stored[name] === 'string' ? stored[name] : empty])
  // The entries are those of emptyTexts, each with a text.
  return { ...(Object.fromEntries(texts) as Record<TextDetail, string>), place: placeFrom(stored.place) }
}

function placeFrom(stored: unknown): ChosenPlace | undefined {
  if (!isFields(stored)) return undefined
  const { name, address, lat, lng } = stored
  if (typeof name !== 'string' || typeof address !== 'string' || typeof lat !== 'number' || typeof lng !== 'number') return undefined
  return { name, address, lat, lng }
}

function placingFrom(stored: unknown): Placing | undefined {
  if (!isFields(stored) || typeof stored.content !== 'string' || typeof stored.key !== 'string') return undefined
  return { content: stored.content, key: stored.key, ...(typeof stored.orderId === 'string' ? { orderId: stored.orderId } : {}) }
}
