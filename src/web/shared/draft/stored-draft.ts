import { isGuestBand } from '#contract/values/guest-band.ts'
import {
  emptyDetails,
  emptyTexts,
  type ChosenCategory,
  type ChosenPlace,
  type Details,
  type Draft,
  type Placing,
  type TextDetail,
} from './draft-shape.ts'

type Fields = Record<string, unknown>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Reads what was stored by this or an earlier version of the site, or changed by hand; undefined when it is no draft. */
export function draftFrom(stored: unknown): Omit<Draft, 'coupon'> | undefined {
  if (!isFields(stored) || stored.version !== 1) return undefined
  const { catererId, catererSlug, catererCity, packageId, name, band, menu } = stored
  const { details, released, placing, event } = stored
  if (typeof catererId !== 'string' || typeof catererSlug !== 'string' || typeof packageId !== 'string')
    return undefined
  return {
    version: 1,
    catererId,
    catererSlug,
    ...(typeof catererCity === 'string' ? { catererCity } : {}),
    packageId,
    name: typeof name === 'string' ? name : '',
    band: isGuestBand(band) ? band : undefined,
    menu: categoriesFrom(menu),
    details: detailsFrom(details),
    ...(typeof released === 'string' ? { released } : {}),
    ...(stored.hasFailed === true ? { hasFailed: true } : {}),
    placing: placingFrom(placing),
    ...signUpFrom(stored.signUp),
    ...suggestedFrom(stored.suggested),
    ...(typeof event === 'string' ? { event } : {}),
  }
}

/** The choice of dishes as it was stored; what is none is left out. */
export function categoriesFrom(stored: unknown): ChosenCategory[] {
  return Array.isArray(stored) ? stored.flatMap(categoryFrom) : []
}

function categoryFrom(stored: unknown): ChosenCategory[] {
  if (!isFields(stored)) return []
  const { _id: id } = stored
  if (typeof id !== 'string') return []
  const number = (value: unknown, fallback: number) =>
    typeof value === 'number' && Number.isFinite(value) ? value : fallback
  const texts = (value: unknown) => (Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [])
  return [
    {
      _id: id,
      name: typeof stored.name === 'string' ? stored.name : '',
      price: number(stored.price, 0),
      minQty: number(stored.minQty, 1),
      quantity: number(stored.quantity, 0),
      addon: number(stored.addon, 0),
      dishes: texts(stored.dishes),
      descriptions: texts(stored.descriptions),
    },
  ]
}

function detailsFrom(stored: unknown): Details {
  if (!isFields(stored)) return emptyDetails
  const texts = Object.entries(emptyTexts).map(([name, empty]) => [
    name,
    typeof stored[name] === 'string' ? stored[name] : empty,
  ])
  // The entries are those of emptyTexts, each with a text.
  return { ...(Object.fromEntries(texts) as Record<TextDetail, string>), place: placeFrom(stored.place) }
}

function placeFrom(stored: unknown): ChosenPlace | undefined {
  if (!isFields(stored)) return undefined
  const { name, address, lat, lng } = stored
  if (typeof name !== 'string' || typeof address !== 'string' || typeof lat !== 'number' || typeof lng !== 'number')
    return undefined
  return { name, address, lat, lng }
}

function signUpFrom(stored: unknown): Pick<Draft, 'signUp'> {
  if (!isFields(stored) || typeof stored.email !== 'string') return {}
  return { signUp: { email: stored.email, acceptsTerms: stored.acceptsTerms === true } }
}

function suggestedFrom(stored: unknown): Pick<Draft, 'suggested'> {
  if (!isFields(stored) || typeof stored.packageId !== 'string') return {}
  return { suggested: { packageId: stored.packageId, untouched: stored.untouched === true } }
}

function placingFrom(stored: unknown): Placing | undefined {
  if (!isFields(stored) || typeof stored.content !== 'string' || typeof stored.key !== 'string') return undefined
  return {
    content: stored.content,
    key: stored.key,
    ...(typeof stored.orderId === 'string' ? { orderId: stored.orderId } : {}),
    ...(typeof stored.replaces === 'string' ? { replaces: stored.replaces } : {}),
  }
}
