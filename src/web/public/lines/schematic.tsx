import { Minus, Plus } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { m } from '#messages'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { drawn, size, spotOf } from './layout.ts'
import { StationMark } from './station-mark.tsx'
import { Tracks } from './tracks.tsx'
import { useDrag } from './use-drag.ts'
import type { Stations } from './use-stations.ts'
import { useZoom } from './use-zoom.ts'

/** The lines as on the boards in the trains: to be scrolled, pinched and walked along by keys. */
export function Schematic({ stations }: { stations: Stations }) {
  const box = useRef<HTMLDivElement>(null)
  const zoom = useZoom(box, 0.75)
  useDrag(box)
  const { current, near, tabStop, map, markOf } = stations
  const show = useEffectEvent((name: string) => {
    const spot = spotOf(name)
    if (spot) zoom.center(spot)
  })
  // The list has another place: the map shows it.
  useEffect(() => show(current ?? 'Dadar'), [current])
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={box}
        className="absolute inset-0 touch-pan-x touch-pan-y cursor-grab overflow-auto overscroll-contain bg-sunken active:cursor-grabbing"
      >
        <div style={{ width: size.width * zoom.scale, height: size.height * zoom.scale }}>
          <div
            className="relative origin-top-left"
            style={{ width: size.width, height: size.height, transform: `scale(${zoom.scale})` }}
          >
            <Tracks current={current} near={near} />
            <ul aria-label={m.lines_stations()} aria-describedby={stations.helpId}>
              {map.stations.map((station) => (
                <Placed key={station.name} name={station.name}>
                  <StationMark
                    {...markOf(station)}
                    isTabStop={station.name === tabStop}
                    isMirrored={isMirrored(station.name)}
                  />
                </Placed>
              ))}
            </ul>
          </div>
        </div>
      </div>
      <div className="absolute right-3 bottom-3 flex flex-col gap-2 rounded-full border border-line bg-surface shadow-low">
        <IconButton
          label={m.lines_zoom_in()}
          icon={<Plus aria-hidden size={20} />}
          aria-disabled={!zoom.zoomIn || undefined}
          onClick={zoom.zoomIn}
        />
        <IconButton
          label={m.lines_zoom_out()}
          icon={<Minus aria-hidden size={20} />}
          aria-disabled={!zoom.zoomOut || undefined}
          onClick={zoom.zoomOut}
        />
      </div>
    </div>
  )
}

const isMirrored = (name: string) => drawn[name]?.side === 'left' || drawn[name]?.side === 'above-left'

/** Gap between the middle of a stop and its name. */
const gap = 12

function Placed({ name, children }: { name: string; children: ReactNode }) {
  const station = drawn[name]
  if (!station) return null
  const xs = Object.values(station.spots).map(({ x }) => x)
  const y = Object.values(station.spots)[0]?.y ?? 0
  const { side } = station
  const [left, top] = {
    left: [Math.min(...xs) - gap, y],
    right: [Math.max(...xs) + gap, y],
    above: [Math.max(...xs) - gap, y - 25],
    'above-left': [Math.min(...xs) + gap, y - 25],
  }[side] as [number, number]
  return (
    <li
      className="absolute"
      style={{ left, top, transform: isMirrored(name) ? 'translate(-100%,-50%)' : 'translateY(-50%)' }}
    >
      {children}
    </li>
  )
}
