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

/** A point on the globe. */
interface LatLng {
  lat: number
  lng: number
}

/**
 * `google.maps.Map` and `OverlayView` as far as the site uses them: Mercator's projection, panes that move with the map, a wheel that
 * zooms and a mouse that drags. It draws no streets. Runs in the browser, so it must not use anything from outside itself.
 */
export function googleMapShim() {
  const world = (scale: number, { lat, lng }: LatLng) => {
    const sin = Math.sin((lat * Math.PI) / 180)
    return { x: scale * (lng / 360 + 0.5), y: scale * (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) }
  }
  class ShimMap {
    readonly pane = document.createElement('div')
    readonly overlays = new Set<OverlayView>()
    /** Where the pane's own corner is, in pixels of the world. */
    corner = { x: 0, y: 0 }
    center: { x: number; y: number }
    zoom: number
    readonly element: HTMLElement
    constructor(element: HTMLElement, options: { center: LatLng; zoom: number }) {
      this.element = element
      this.zoom = options.zoom
      this.center = this.corner = world(this.scale(), options.center)
      element.style.overflow = 'hidden'
      this.pane.style.position = 'absolute'
      element.append(this.pane)
      this.place()
      element.addEventListener('wheel', (event) => {
        event.preventDefault()
        this.setZoom(this.zoom + (event.deltaY < 0 ? 1 : -1))
      })
      let from: { x: number; y: number } | undefined
      element.addEventListener('pointerdown', ({ clientX: x, clientY: y }) => (from = { x, y }))
      window.addEventListener('pointerup', () => (from = undefined))
      window.addEventListener('pointermove', ({ clientX: x, clientY: y }) => {
        if (!from) return
        this.center = { x: this.center.x - (x - from.x), y: this.center.y - (y - from.y) }
        from = { x, y }
        this.place()
      })
    }
    scale() {
      return 256 * 2 ** this.zoom
    }
    place() {
      const { clientWidth, clientHeight } = this.element
      this.pane.style.left = `${clientWidth / 2 + this.corner.x - this.center.x}px`
      this.pane.style.top = `${clientHeight / 2 + this.corner.y - this.center.y}px`
    }
    setZoom(zoom: number) {
      const factor = 2 ** (zoom - this.zoom)
      this.zoom = zoom
      this.center = this.corner = { x: this.center.x * factor, y: this.center.y * factor }
      this.place()
      for (const overlay of this.overlays) overlay.draw()
    }
    panTo(point: LatLng) {
      this.center = world(this.scale(), point)
      this.place()
    }
  }
  class OverlayView {
    map: ShimMap | undefined
    static preventMapHitsFrom() {}
    onAdd() {}
    draw() {}
    onRemove() {}
    setMap(map: ShimMap | null) {
      this.map?.overlays.delete(this)
      if (this.map) this.onRemove()
      this.map = map ?? undefined
      map?.overlays.add(this)
      // Google calls them later too.
      if (map)
        setTimeout(() => {
          if (this.map !== map) return
          this.onAdd()
          this.draw()
        })
    }
    getPanes() {
      return this.map ? { overlayMouseTarget: this.map.pane } : null
    }
    getProjection() {
      const { map } = this
      if (!map) return undefined
      return {
        fromLatLngToDivPixel(point: LatLng) {
          const { x, y } = world(map.scale(), point)
          return { x: x - map.corner.x, y: y - map.corner.y }
        },
      }
    }
  }
  return { Map: ShimMap, OverlayView }
}

/** The script that Google's address answers with: the shim over the page's own API, and then the callback. */
export function googleMapsScript(broken?: ShimOptions['broken']): string {
  return `{
    const lookUp = async (text) => (await (await fetch('/api/places?q=' + encodeURIComponent(text))).json()).items
    const { library, calls } = (${googlePlacesShim.toString()})({ lookUp, broken: ${JSON.stringify(broken)} })
    const maps = (${googleMapShim.toString()})()
    window.google = { maps: { importLibrary: async (name) => (name === 'maps' ? maps : library) } }
    window.askedOfGoogle = calls
    window[new URL(document.currentScript.src).searchParams.get('callback')]()
  }`
}
