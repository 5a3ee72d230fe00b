import { useCallback, useId, useRef, useState, type KeyboardEvent } from 'react'
import type { RailwayMap, StationOnMap } from '#contract/endpoints/places.ts'
import type { Point } from '#contract/values/place.ts'
import { stationNear, stationOf } from './railway-query.ts'
import { endOf, isArrow, stepFrom, type Position } from './walk.ts'

interface Given {
  map: RailwayMap
  /** The place of the list. */
  around: (Point & { name: string }) | undefined
  /** Where the caterer is that is pointed at. */
  pointedAt: Point | undefined
  hrefOf: (station: StationOnMap) => string
  onChoose: (station: StationOnMap) => void
}

export type Stations = ReturnType<typeof useStations>

/** What stations show, and the one that keys have come to. */
export function useStations({ map, around, pointedAt, hrefOf, onChoose }: Given) {
  const helpId = useId()
  const current = stationOf(map.stations, around)
  const near = stationNear(map.stations, pointedAt)
  const [walked, setWalked] = useState<Position>()
  const line = useRef<Position['line']>(undefined)
  const { lines } = map
  const onKey = useCallback(
    (event: KeyboardEvent, { name, lines: own }: StationOnMap) => {
      const { key } = event
      if (event.altKey || event.ctrlKey || event.metaKey) return
      if (!isArrow(key) && key !== 'Home' && key !== 'End') return
      event.preventDefault()
      const [first = 'western'] = own
      const from = { station: name, line: line.current && own.includes(line.current) ? line.current : first }
      const to = isArrow(key) ? stepFrom(lines, from, key) : endOf(lines, from, key)
      if (!to) return
      line.current = to.line
      setWalked(to)
      const list = event.currentTarget.closest('ul')
      list?.querySelector<HTMLElement>(`[data-station=${JSON.stringify(to.station)}]`)?.focus()
    },
    [lines],
  )
  return {
    map,
    current,
    near,
    helpId,
    tabStop: walked?.station ?? current ?? 'Dadar',
    markOf: (station: StationOnMap) => ({
      station,
      portion: map.portion,
      href: hrefOf(station),
      isCurrent: station.name === current,
      isNear: station.name === near,
      onChoose,
      onKey,
    }),
  }
}
