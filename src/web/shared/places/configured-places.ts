import { googleMapsKey } from '#web/shared/site/google-maps-meta.ts'
import { gazetteerPlaces } from './gazetteer-places.ts'
import type { PlacesProvider } from './places-provider.ts'

let opened: Promise<PlacesProvider> | undefined

/**
 * The places as the operator has configured them. What Google needs is fetched at the first call, so call it no earlier than
 * the user focuses a location box. When that fails the gazetteer answers without an error.
 */
export function openPlaces(): Promise<PlacesProvider> {
  return (opened ??= open())
}

async function open(): Promise<PlacesProvider> {
  const key = googleMapsKey()
  if (!key) return gazetteerPlaces
  try {
    const { openGooglePlaces } = await import('./google/google-places.ts')
    return await openGooglePlaces(key, gazetteerPlaces)
  } catch {
    return gazetteerPlaces
  }
}
