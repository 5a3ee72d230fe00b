/**
 * The part of Google's maps library that is used here, as documented at
 * https://developers.google.com/maps/documentation/javascript/reference/map and …/reference/overlay-view.
 */
export interface MapsLibrary {
  Map: new (element: HTMLElement, options: MapOptions) => GoogleMap
  OverlayView: {
    new (): OverlayView
    /** Keeps clicks in an element from the map below it, and lets drags through. */
    preventMapHitsFrom: (element: HTMLElement) => void
  }
}

interface MapOptions {
  center: LatLng
  zoom: number
  colorScheme: 'FOLLOW_SYSTEM'
  disableDefaultUI: boolean
  zoomControl: boolean
  clickableIcons: boolean
  /** Its own arrow keys. */
  keyboardShortcuts: boolean
  gestureHandling: 'greedy'
  styles: { featureType: string; elementType?: string; stylers: { visibility: 'off' }[] }[]
}

export interface LatLng {
  lat: number
  lng: number
}

export interface GoogleMap {
  /** Moves the map with a transition where it is not far. */
  panTo: (point: LatLng) => void
}

interface OverlayView {
  onAdd: () => void
  draw: () => void
  onRemove: () => void
  setMap: (map: GoogleMap | null) => void
  getPanes: () => { overlayMouseTarget: HTMLElement } | null
  getProjection: () => { fromLatLngToDivPixel: (point: LatLng) => { x: number; y: number } | null } | undefined
}
