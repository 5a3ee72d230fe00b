import type { RailwayMap } from '#contract/endpoints/places.ts'
import type { RailwayLine } from '#contract/values/place.ts'
import { spotOf, type Spot } from './layout.ts'

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

/** A station, and the line along which it was reached. */
export interface Position {
  station: string
  line: RailwayLine
}

const directions: Readonly<Record<Arrow, Spot>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}

export function isArrow(key: string): key is Arrow {
  return Object.hasOwn(directions, key)
}

/** How well a step must point where the arrow does: the cosine between them. */
const least = 0.15

/**
 * Returns where an arrow leads as the lines are drawn: along the line of the position, else along another line of the station, else to
 * the other line itself. Undefined where nothing lies in that direction.
 */
export function stepFrom(lines: RailwayMap['lines'], from: Position, arrow: Arrow): Position | undefined {
  const { station, line } = from
  const own = bestOf(neighbours(lines, station, line), from, arrow)
  if (own) return own
  const others = lines
    .map(({ id }) => id)
    .filter((id) => id !== line && spotOf(station, id) && calls(lines, station, id))
  const along = others.flatMap((other) => {
    const next = bestOf(neighbours(lines, station, other), { station, line: other }, arrow)
    return next ?? []
  })
  const [next] = along.toSorted((a, b) => fit(from, b, arrow) - fit(from, a, arrow))
  return (
    next ??
    bestOf(
      others.map((other) => ({ station, line: other })),
      from,
      arrow,
    )
  )
}

/** The first or last station of the line's main branch. */
export function endOf(lines: RailwayMap['lines'], { line }: Position, end: 'Home' | 'End'): Position | undefined {
  const station = lines.find(({ id }) => id === line)?.branches[0]?.at(end === 'Home' ? 0 : -1)
  return station === undefined ? undefined : { station, line }
}

function calls(lines: RailwayMap['lines'], station: string, line: RailwayLine): boolean {
  return lines.some(({ id, branches }) => id === line && branches.some((branch) => branch.includes(station)))
}

function neighbours(lines: RailwayMap['lines'], station: string, line: RailwayLine): Position[] {
  const branches = lines.find(({ id }) => id === line)?.branches ?? []
  return branches.flatMap((branch) => {
    const at = branch.indexOf(station)
    if (at < 0) return []
    return [branch[at - 1], branch[at + 1]].flatMap((next) => (next === undefined ? [] : [{ station: next, line }]))
  })
}

function bestOf(candidates: readonly Position[], from: Position, arrow: Arrow): Position | undefined {
  const [best] = candidates
    .map((to) => ({ to, fits: fit(from, to, arrow) }))
    .filter(({ fits }) => fits >= least)
    .toSorted((a, b) => b.fits - a.fits)
  return best?.to
}

function fit(from: Position, to: Position, arrow: Arrow): number {
  const [a, b] = [spotOf(from.station, from.line), spotOf(to.station, to.line)]
  if (!a || !b) return -1
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const length = Math.hypot(dx, dy)
  const { x, y } = directions[arrow]
  return length === 0 ? -1 : (dx * x + dy * y) / length
}
