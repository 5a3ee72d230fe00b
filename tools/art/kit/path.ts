/** x and y, in pixels or in radii of a pen. */
export type Point = readonly [x: number, y: number]

/** A number as short as a drawing needs it. */
export function short(value: number): string {
  return String(Math.round(value * 100) / 100)
}

function pair([x, y]: Point): string {
  return `${short(x)} ${short(y)}`
}

/** Straight lines through the points, in pixels. */
export function straight(points: readonly Point[], closed = true): string {
  return `M${points.map(pair).join('L')}${closed ? 'Z' : ''}`
}

/** One soft line through the points (Catmull-Rom as Bézier curves), in pixels. */
export function smooth(points: readonly Point[], closed = true): string {
  const count = points.length
  const at = (i: number): Point => points[(i + count) % count] ?? [0, 0]
  const bend = (from: Point, to: Point, against: Point): Point => [
    from[0] + (to[0] - against[0]) / 6,
    from[1] + (to[1] - against[1]) / 6,
  ]
  const curves = Array.from({ length: closed ? count : count - 1 }, (_, i) => {
    const [before, start, end, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    return `C${pair(bend(start, end, before))} ${pair(bend(end, start, after))} ${pair(end)}`
  })
  return `M${pair(at(0))}${curves.join('')}${closed ? 'Z' : ''}`
}

/** A polygon whose corners are cut round: `corner` pixels before and after each. */
export function rounded(points: readonly Point[], corner: number): string {
  const count = points.length
  const at = (i: number): Point => points[(i + count) % count] ?? [0, 0]
  const towards = (from: Point, to: Point): Point => {
    const share = corner / Math.max(1e-6, Math.hypot(to[0] - from[0], to[1] - from[1]))
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
  }
  const sides = points.map(
    (point, i) =>
      `${i === 0 ? 'M' : 'L'}${pair(towards(point, at(i - 1)))}Q${pair(point)} ${pair(towards(point, at(i + 1)))}`,
  )
  return `${sides.join('')}Z`
}

export function circle([x, y]: Point, r: number): string {
  const [left, across, radius] = [short(x - r), short(2 * r), short(r)]
  return `M${left} ${short(y)}a${radius} ${radius} 0 1 0 ${across} 0a${radius} ${radius} 0 1 0 -${across} 0Z`
}
