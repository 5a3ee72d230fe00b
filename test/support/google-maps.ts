/* Stands in for Google's script, as far as its documentation goes, over our own places. */
import { createPlaces, mumbai } from '#server/modules/places/index.ts'

/** Our own places, from which the shim answers. */
export const gazetteer = createPlaces(mumbai())

/** A place as a shim is given it; our API's places have this shape. */
export interface ShimPlace {
  name: string
  kind: string
  address: string
  pinCode?: string
  lat: number
  lng: number
}

export interface ShimOptions {
  lookUp: (text: string) => Promise<readonly ShimPlace[]>
  /** What goes wrong: every question, or every request for a place's point. */
  broken?: 'suggestions' | 'details'
}

/** What was asked of the shim, in order. */
export interface ShimCall {
  call: 'suggestions' | 'details'
  input?: string
  fields?: string[]
  /** Counted from 1: which session the request belonged to. */
  session?: number
}

/**
 * `google.maps.places` with the classes that the site uses. Like Google's, it rejects a request that it does not understand,
 * filters by type and region, and ends a session with the first request for a place.
 * It runs in the browser too, where it is sent as text: it must not use anything from outside itself.
 */
export function googlePlacesShim({ lookUp, broken }: ShimOptions) {
  const establishments = [
    'hotel',
    'banquet_hall',
    'auditorium',
    'mall',
    'club',
    'college',
    'hospital',
    'park',
    'stadium',
  ]
  const googleTypes: Record<string, string> = { hotel: 'lodging', mall: 'shopping_mall', college: 'university' }
  const calls: ShimCall[] = []
  const sessions: object[] = []
  const ended = new Set<object>()
  class AutocompleteSessionToken {
    readonly kind = 'session'
  }
  const sessionOf = (token: object) =>
    (sessions.includes(token) ? sessions.indexOf(token) : sessions.push(token) - 1) + 1

  const placeOf = (known: ShimPlace, token: object) => ({
    location: undefined as { lat: () => number; lng: () => number } | undefined,
    formattedAddress: undefined as string | undefined,
    addressComponents: undefined as { longText: string; types: string[] }[] | undefined,
    async fetchFields({ fields }: { fields: string[] }) {
      calls.push({ call: 'details', fields, session: sessionOf(token) })
      ended.add(token)
      if (broken === 'details') throw new Error('INTERNAL')
      if (fields.includes('location')) this.location = { lat: () => known.lat, lng: () => known.lng }
      if (fields.includes('formattedAddress')) this.formattedAddress = `${known.address}, India`
      if (fields.includes('addressComponents') && known.pinCode)
        this.addressComponents = [{ longText: known.pinCode, types: ['postal_code'] }]
    },
  })

  const AutocompleteSuggestion = {
    async fetchAutocompleteSuggestions(request: {
      input: string
      sessionToken: object
      includedRegionCodes: string[]
      includedPrimaryTypes: string[]
    }) {
      const { input, sessionToken, includedRegionCodes, includedPrimaryTypes } = request
      if (input === '' || !(sessionToken instanceof AutocompleteSessionToken) || ended.has(sessionToken))
        throw new Error('INVALID_ARGUMENT')
      calls.push({ call: 'suggestions', input, session: sessionOf(sessionToken) })
      if (broken === 'suggestions') throw new Error('OVER_QUERY_LIMIT')
      const found = includedRegionCodes.includes('in') ? await lookUp(input) : []
      const wanted = found.filter(
        ({ kind }) => !includedPrimaryTypes.includes('establishment') || establishments.includes(kind),
      )
      const suggestions = wanted.slice(0, 5).map((known, at) => ({
        placePrediction: {
          placeId: `place-${at}`,
          text: { text: `${known.name}, ${known.address}` },
          mainText: { text: known.name },
          secondaryText: { text: known.address },
          types: [googleTypes[known.kind] ?? known.kind, 'point_of_interest', 'establishment'],
          toPlace: () => placeOf(known, sessionToken),
        },
      }))
      return { suggestions: [{ placePrediction: null }, ...suggestions] }
    },
  }
  return { library: { AutocompleteSessionToken, AutocompleteSuggestion }, calls }
}

/** The script that Google's address answers with: the shim over the page's own API, and then the callback. */
export function googleMapsScript(broken?: ShimOptions['broken']): string {
  return `{
    const lookUp = async (text) => (await (await fetch('/api/places?q=' + encodeURIComponent(text))).json()).items
    const { library, calls } = (${googlePlacesShim.toString()})({ lookUp, broken: ${JSON.stringify(broken)} })
    window.google = { maps: { importLibrary: async () => library } }
    window.askedOfGoogle = calls
    window[new URL(document.currentScript.src).searchParams.get('callback')]()
  }`
}
