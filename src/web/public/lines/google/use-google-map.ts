import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import type { StationOnMap } from '#contract/endpoints/places.ts'
import type { Spot } from '../layout.ts'
import type { GoogleMap, LatLng, MapsLibrary } from './maps-library.ts'

/** Where Google has us draw. */
interface Drawing {
  /** Above Google's own map, and moved along with it. */
  pane: HTMLElement
  /** Stations by name, in pixels of the pane; they change with the scale. */
  spots: ReadonlyMap<string, Spot>
}

/** What hides that names of shops lie between ours, and a second set of stations. */
const quiet = [
  { featureType: 'poi', stylers: [{ visibility: 'off' as const }] },
  { featureType: 'transit', elementType: 'labels', stylers: [{ visibility: 'off' as const }] },
]
/** Shows some ten stations of a line. */
const zoom = 13

/** Opens Google's map in a box, and says where stations are on it. */
export function useGoogleMap(
  box: RefObject<HTMLElement | null>,
  library: MapsLibrary,
  stations: readonly StationOnMap[],
  center: LatLng,
): { drawing: Drawing | undefined; panTo: (point: LatLng) => void } {
  const [drawing, setDrawing] = useState<Drawing>()
  const map = useRef<GoogleMap>(undefined)
  const draw = useEffectEvent((pane: HTMLElement, spotOf: (point: LatLng) => Spot | null | undefined) => {
    const spots = stations.flatMap((station) => {
      const spot = spotOf(station)
      return spot ? [[station.name, { x: spot.x, y: spot.y }] as const] : []
    })
    setDrawing({ pane, spots: new Map(spots) })
  })
  const open = useEffectEvent((element: HTMLElement) => {
    const { Map: Opened, OverlayView } = library
    const opened = new Opened(element, {
      center,
      zoom,
      colorScheme: 'FOLLOW_SYSTEM',
      disableDefaultUI: true,
      zoomControl: true,
      clickableIcons: false,
      keyboardShortcuts: false,
      gestureHandling: 'greedy',
      styles: quiet,
    })
    map.current = opened
    const pane = document.createElement('div')
    OverlayView.preventMapHitsFrom(pane)
    const overlay = new OverlayView()
    overlay.onAdd = () => overlay.getPanes()?.overlayMouseTarget.append(pane)
    overlay.draw = () => draw(pane, (point) => overlay.getProjection()?.fromLatLngToDivPixel(point))
    overlay.onRemove = () => pane.remove()
    overlay.setMap(opened)
    return () => overlay.setMap(null)
  })
  useEffect(() => (box.current ? open(box.current) : undefined), [box])
  return { drawing, panTo: (point) => map.current?.panTo(point) }
}
