/**
 * The part of Google's places library that is used here, as documented at
 * https://developers.google.com/maps/documentation/javascript/reference/autocomplete-data and …/reference/place.
 */
export interface PlacesLibrary {
  AutocompleteSessionToken: new () => SessionToken
  AutocompleteSuggestion: {
    fetchAutocompleteSuggestions: (request: AutocompleteRequest) => Promise<{ suggestions: AutocompleteSuggestion[] }>
  }
}

/** Opaque: one object per session. */
export type SessionToken = object

export interface AutocompleteRequest {
  input: string
  sessionToken: SessionToken
  includedRegionCodes: string[]
  includedPrimaryTypes: string[]
  locationBias: { west: number; south: number; east: number; north: number }
  language: string
  region: string
}

export interface AutocompleteSuggestion {
  /** Null for suggestions that are no places. */
  placePrediction: PlacePrediction | null
}

export interface PlacePrediction {
  placeId: string
  text: { text: string }
  mainText: { text: string } | null
  secondaryText: { text: string } | null
  types: string[]
  toPlace: () => MapsPlace
}

/** Its fields are undefined until they are fetched, and null when there is nothing to fetch. */
export interface MapsPlace {
  fetchFields: (options: { fields: string[] }) => Promise<unknown>
  location?: { lat: () => number; lng: () => number } | null | undefined
  formattedAddress?: string | null | undefined
  addressComponents?: { longText: string | null; types: string[] }[] | null | undefined
}
