import { useEffect, useEffectEvent, useMemo, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { StationOnMap } from '#contract/endpoints/places.ts'
import { m } from '#messages'
import type { Spot } from '../layout.ts'
import { classNames } from '#web/ui/theme/class-names.ts'
import { StationMark } from '../station-mark.tsx'
import { useDrag } from '../use-drag.ts'
import type { Stations } from '../use-stations.ts'
import { GoogleTracks } from './google-tracks.tsx'
import { isMirrored, namedStations } from './labels.ts'
import type { MapsLibrary } from './maps-library.ts'
import { useGoogleMap } from './use-google-map.ts'

/** Gap between the middle of a stop and its name. */
const gap = 8

/** The lines, caterers and prices on Google's map. */
export function GoogleLines({ library, stations }: { library: MapsLibrary; stations: Stations }) {
  const box = useRef<HTMLDivElement>(null)
  const { map, current, near, tabStop, markOf } = stations
  const stationOf = (name: string | undefined) => map.stations.find((station) => station.name === name)
  const start = stationOf(current) ?? stationOf('Dadar') ?? { lat: 19.02, lng: 72.84 }
  const { drawing, panTo } = useGoogleMap(box, library, map.stations, { lat: start.lat, lng: start.lng })
  useDrag(box)
  const show = useEffectEvent((name: string | undefined) => {
    const station = stationOf(name)
    if (station) panTo({ lat: station.lat, lng: station.lng })
  })
  // The list has another place: the map shows it.
  useEffect(() => show(current), [current])
  const follow = useEffectEvent(({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return
    show(target.closest<HTMLElement>('[data-station]')?.dataset['station'])
    // Browsers scroll boxes to what has the focus; this one moves as Google moves it.
    for (let each = target.parentElement; each && each !== box.current; each = each.parentElement) each.scrollTo(0, 0)
    box.current?.scrollTo(0, 0)
  })
  useEffect(() => {
    const element = box.current
    const hear = (event: FocusEvent) => follow(event)
    element?.addEventListener('focusin', hear)
    return () => element?.removeEventListener('focusin', hear)
  }, [])
  const spots = drawing?.spots
  const named = useMemo(
    () => (spots ? namedStations(map.stations, spots, [tabStop, current, near]) : new Set<string>()),
    [map, spots, tabStop, current, near],
  )
  return (
    <div className="relative min-h-0 flex-1">
      <div ref={box} data-google-map className="absolute inset-0" />
      {drawing &&
        createPortal(
          <>
            <GoogleTracks lines={map.lines} spots={drawing.spots} />
            <ul aria-label={m.lines_stations()} aria-describedby={stations.helpId}>
              {map.stations.map((station) => (
                <Placed
                  key={station.name}
                  station={station}
                  spot={drawing.spots.get(station.name)}
                  isNamed={named.has(station.name)}
                >
                  <StationMark
                    {...markOf(station)}
                    isTabStop={station.name === tabStop}
                    isMirrored={isMirrored(station.name)}
                    over={named.has(station.name) ? 'map' : 'map-unnamed'}
                  />
                </Placed>
              ))}
            </ul>
          </>,
          drawing.pane,
        )}
    </div>
  )
}

interface PlacedProps {
  station: StationOnMap
  spot: Spot | undefined
  isNamed: boolean
  children: ReactNode
}

function Placed({ station, spot, isNamed, children }: PlacedProps) {
  if (!spot) return null
  const isLeft = isMirrored(station.name)
  const [aside, transform] = !isNamed
    ? [0, 'translate(-50%,-50%)']
    : isLeft
      ? [-gap, 'translate(-100%,-50%)']
      : [gap, 'translateY(-50%)']
  return (
    <li className={classNames('absolute', isNamed && 'z-10')} style={{ left: spot.x + aside, top: spot.y, transform }}>
      {children}
    </li>
  )
}
