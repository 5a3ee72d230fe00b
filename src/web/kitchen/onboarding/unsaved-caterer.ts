import { cuisines } from '#contract/values/cuisine.ts'
import { diets } from '#contract/values/diet.ts'
import { storedValue } from '#web/shared/browser/stored-value.ts'
import { noCaterer, type CatererFields } from './caterer-fields.ts'

/** Unsaved input of a caterer's form with its account. It survives a reload and the end of the session. */
export interface UnsavedCaterer {
  version: 1
  /** Id of the account; other accounts in this browser do not get it. */
  owner: string
  typed: Partial<CatererFields>
}

/** What this browser keeps; undefined when everything is saved. */
export const unsavedCaterer = storedValue('unsavedKitchen', unsavedFrom)

/** Reads what was stored by this or an earlier version of the site, or changed by hand; what makes no sense is left out. */
export function unsavedFrom(stored: unknown): UnsavedCaterer | undefined {
  if (!isObject(stored) || stored.version !== 1 || typeof stored.owner !== 'string' || !isObject(stored.typed))
    return undefined
  const { typed } = stored
  const { point: _, cuisinesOffered: __, cateringType: ___, ...texts } = noCaterer({ phone: '' })
  const fields: Partial<CatererFields> = Object.fromEntries(
    Object.keys(texts).flatMap((name) => (typeof typed[name] === 'string' ? [[name, typed[name]]] : [])),
  )
  const { point, cuisinesOffered, cateringType } = typed
  if (isObject(point) && typeof point.lat === 'number' && typeof point.lng === 'number')
    fields.point = { lat: point.lat, lng: point.lng }
  if (Array.isArray(cuisinesOffered)) fields.cuisinesOffered = cuisines.filter((each) => cuisinesOffered.includes(each))
  if (Array.isArray(cateringType)) fields.cateringType = diets.filter((each) => cateringType.includes(each))
  return { version: 1, owner: stored.owner, typed: fields }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
