import { limits } from '#contract/limits.ts'
import type { PlacesProvider, PlaceSuggestion } from '../places-provider.ts'
import { fallBack } from './fall-back.ts'
import { kindOf } from './kinds.ts'
import { loadMaps, type LoadedMaps } from './load-maps.ts'
import type { PlacePrediction, SessionToken } from './maps-library.ts'

/** Places in India (R110); those around Mumbai come first. */
const where = {
  includedRegionCodes: ['in'],
  includedPrimaryTypes: ['establishment'],
  locationBias: { west: 72.6, south: 18.8, east: 73.3, north: 19.6 },
  language: 'en',
  region: 'in',
}
/** Only these, because a request for a name or a rating costs more. */
const fields = ['location', 'formattedAddress', 'addressComponents']
/** Fewer letters begin everything and would be paid for. */
const minCharacters = 3

/** Google's places, and the gazetteer where Google fails or knows nothing. Rejects when Google cannot be had at all. */
export async function openGooglePlaces(key: string, otherwise: PlacesProvider): Promise<PlacesProvider> {
  return fallBack(googlePlaces(await loadMaps(key)), otherwise)
}

/** Google's places. Requests until a place is chosen count as one session, and so does what is paid. */
export function googlePlaces({ library, isKeyRejected }: LoadedMaps): PlacesProvider {
  let session: SessionToken | undefined
  const suggestionOf = (prediction: PlacePrediction): PlaceSuggestion => {
    const name = (prediction.mainText ?? prediction.text).text.slice(0, limits.search.maxQueryLength)
    const address = prediction.secondaryText?.text ?? prediction.text.text
    const kind = kindOf(prediction.types)
    return {
      name,
      kind,
      address,
      source: 'google',
      async resolve() {
        // The first request for a place ends the session, however it goes.
        session = undefined
        return { name, kind, ...(await details(prediction, address)) }
      },
    }
  }
  return {
    async suggest(text) {
      if (isKeyRejected()) throw new Error('Google Maps rejected the key')
      if (text.length < minCharacters) return []
      session ??= new library.AutocompleteSessionToken()
      const request = { ...where, input: text, sessionToken: session }
      const { suggestions } = await library.AutocompleteSuggestion.fetchAutocompleteSuggestions(request)
      return suggestions.flatMap(({ placePrediction }) => (placePrediction ? [suggestionOf(placePrediction)] : []))
    },
  }
}

async function details(prediction: PlacePrediction, otherwise: string) {
  const place = prediction.toPlace()
  await place.fetchFields({ fields })
  if (!place.location) throw new Error('Google Maps knows no point of this place')
  const pinCode = place.addressComponents?.find(({ types }) => types.includes('postal_code'))?.longText
  return {
    address: (place.formattedAddress ?? otherwise).slice(0, limits.text.address),
    lat: place.location.lat(),
    lng: place.location.lng(),
    ...(pinCode ? { pinCode } : {}),
  }
}
