import { fill, line, stack } from '../kit/ink.ts'
import type { Point } from '../kit/path.ts'
import type { Relief } from '../kit/light.ts'
import type { Pen, Shades } from '../kit/pen.ts'
import { specks } from './sprinkles.ts'

/** A shape lit from the top left, in one colour that darkens away from the sun. */
export function solid(pen: Pen, shape: string, shades: Shades, relief: Relief): string {
  return pen.raised(relief, fill(shape, pen.sheen(shades)))
}

/** Spots where the fire touched it, within a shape. */
export function charred(pen: Pen, shape: string, colours: readonly string[], count = 30): string {
  const marks = pen.scatter({ count, within: 0.88, apart: 0.13 }).map((spot) => {
    const mark = spot.at(0, 0, spot.between(0.025, 0.085))
    return mark.blurred(0.32, fill(mark.blob({ rough: 0.3, points: 8 }), mark.pick(colours), mark.between(0.3, 0.7)))
  })
  return pen.clipped(shape, marks.join(''))
}

export const breadBrown = ['#8a5322', '#a4682e', '#6e3d14']

/** A flat round bread from the griddle. */
export function flatbread(pen: Pen, shades: Shades, marks: readonly string[] = breadBrown): string {
  const shape = pen.blob({ rough: 0.025, points: 14 })
  return (
    solid(pen, shape, shades, {
      soft: 0.035,
      steep: 0.9,
      glint: 0.12,
      gleam: 10,
      ambient: 0.62,
      grain: 0.45,
      bumps: 9,
    }) + charred(pen, shape, marks)
  )
}

/** A flat bread folded to a half-moon. */
export function folded(pen: Pen, shades: Shades): string {
  const arc = Array.from({ length: 13 }, (_, i): Point => {
    const turn = (Math.PI * i) / 12
    return [-Math.cos(turn), Math.sin(turn) * 0.98 * pen.between(0.98, 1.02)]
  })
  const shape = `${pen.curve(arc, false)}Z`
  return (
    solid(pen, shape, shades, { soft: 0.05, steep: 1.2, glint: 0.25, ambient: 0.6, grain: 0.4, bumps: 8 }) +
    charred(pen, shape, ['#9a5c22', '#b3742e'], 22)
  )
}

/** A puffed or moulded round, soft all over. */
export function puff(pen: Pen, shades: Shades, { steep = 1.3, grain = 0.2, glint = 0.5 } = {}): string {
  return solid(pen, pen.blob({ rough: 0.03, points: 12 }), shades, {
    soft: 0.22,
    steep,
    glint,
    ambient: 0.56,
    grain,
    bumps: 4,
  })
}

/** A ball, shining as if oiled or soaked. */
export function ball(pen: Pen, shades: Shades, { glint = 1, gleam = 32, grain = 0, ambient = 0.42 } = {}): string {
  return solid(pen, pen.blob({ rough: 0.025, points: 12 }), shades, {
    soft: 0.34,
    steep: 1.24,
    glint,
    gleam,
    ambient,
    grain,
    bumps: 5,
  })
}

/** A white cake of rice or fresh cheese. */
export function white(pen: Pen, shades: Shades = ['#ffffff', '#fffaf0', '#efe3c8']): string {
  return solid(pen, pen.blob({ rough: 0.025, points: 12 }), shades, {
    soft: 0.3,
    steep: 0.75,
    glint: 0.35,
    gleam: 18,
    ambient: 0.74,
    grain: 0.12,
    bumps: 5,
  })
}

/** A crumbed or battered thing of any shape. */
export function crumbed(pen: Pen, shape: string, shades: Shades, crumbs: readonly string[]): string {
  return stack(
    solid(pen, shape, shades, { soft: 0.15, steep: 1.35, glint: 0.3, gleam: 16, ambient: 0.52, grain: 0.7, bumps: 6 }),
    pen.clipped(shape, specks(pen, { count: 60, within: 0.98, colours: crumbs, sizes: [0.02, 0.05] })),
  )
}

export const golden: Shades = ['#eeb04e', '#cf7d2a', '#8a4714']
export const goldenCrumbs = ['#fbd78c', '#8a4510', '#f6c465', '#b5651a']

/** A soft bun, browned on top. */
export function bun(pen: Pen): string {
  const shape = pen.block({ wide: 1, high: 0.94, corner: 0.3, rough: 0.02 })
  const brown = pen.glow([
    [0, '#e8a14a'],
    [0.55, '#cf7d2b'],
    [0.85, '#b8631c'],
    [1, '#f0cd92'],
  ])
  return pen.raised({ soft: 0.15, steep: 1.3, glint: 0.7, gleam: 24, ambient: 0.52 }, fill(shape, brown))
}

/** A doughnut of lentils with its hole. */
export function ringVada(pen: Pen): string {
  const [outer, hole] = [pen.blob({ rough: 0.04, points: 13 }), pen.blob({ size: 0.22, rough: 0.1, points: 8 })]
  const ring = `<path fill-rule="evenodd" d="${outer}${hole}" fill="${pen.sheen(['#e8ab52', '#d18c36', '#9a5c1c'])}"/>`
  const crust = pen.raised({ soft: 0.2, steep: 1.3, glint: 0.35, gleam: 16, grain: 0.35, bumps: 7 }, ring)
  return (
    crust +
    pen.clipped(outer, specks(pen, { count: 26, colours: ['#8a4d15', '#f0c478'], within: 0.9, sizes: [0.02, 0.045] }))
  )
}

interface Log {
  /** Width as a share of the length (two radii). */
  wide: number
  shades: Shades
  corner?: number
  grain?: number
  glint?: number
}

/** Something rolled: a spring roll, a kebab, a churro. As long as the pen is wide; ends rounded. */
export function log(
  pen: Pen,
  { wide, shades, corner = 0.42, grain = 0.45, glint = 0.6 }: Log,
): { shape: string; body: string } {
  const shape = pen.block({ wide: 2, high: wide * 2, corner: wide * 2 * corner, rough: 0.015 })
  const body = pen.raised(
    { soft: wide * 0.36, steep: 1.6, glint, gleam: 20, ambient: 0.52, grain, bumps: 9 },
    fill(shape, pen.slope(shades)),
  )
  return { shape, body }
}

/** A line across a thing, from one point to another. */
export function crease(
  pen: Pen,
  points: readonly Point[],
  { colour = '#7d4512', width = 0.035, opacity = 0.6 } = {},
): string {
  return pen.blurred(0.012, line(pen, pen.curve(points, false), { colour, width, opacity }))
}
