import { darker, lighter } from '../kit/colour.ts'
import { fill, line, stack } from '../kit/ink.ts'
import { short, type Point } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'
import { blur, linear, radial } from '../kit/sheet.ts'
import type { Mood } from './moods.ts'

/** One motif of the block print, within the pen's circle. */
const motifs: Record<Mood['print'], (pen: Pen, ink: string, ink2: string) => string> = {
  lotus: (pen, ink, ink2) =>
    pen
      .ring({ count: 8, far: 0.6, size: 0.4 })
      .map((spot, i) =>
        fill(
          spot.turned((i / 8) * Math.PI * 2).curve([
            [-1.1, 0],
            [0, -0.5],
            [1.1, 0],
            [0, 0.5],
          ]),
          ink,
        ),
      )
      .join('') + fill(pen.disc(0.14), ink2),
  buti: (pen, ink, ink2) =>
    stack(
      fill(
        pen.curve([
          [0, -0.9],
          [0.5, -0.4],
          [0.52, 0.2],
          [0, 0.5],
          [-0.46, 0.2],
          [-0.3, -0.3],
          [0.1, -0.46],
        ]),
        ink,
      ),
      fill(pen.at(0.04, 0.06).disc(0.11), ink2),
      line(
        pen,
        pen.polygon(
          [
            [0, 0.5],
            [0, 0.95],
          ],
          false,
        ),
        { colour: ink, width: 0.07 },
      ),
    ),
  jaali: (pen, ink, ink2) =>
    stack(
      [0, Math.PI / 4].map((turn) =>
        line(
          pen,
          pen.turned(turn).polygon([
            [1, 0],
            [0, 1],
            [-1, 0],
            [0, -1],
          ]),
          { colour: ink, width: 0.06 },
        ),
      ),
      line(pen, pen.disc(0.4), { colour: ink, width: 0.06 }),
      fill(pen.disc(0.12), ink2),
    ),
  bandhani: (pen, ink, ink2) =>
    stack(
      pen
        .ring({ count: 12, far: 0.85, size: 0.08 })
        .map((spot) => fill(spot.block({ wide: 1.6, high: 1.6, corner: 0.2, rough: 0 }), ink)),
      pen
        .ring({ count: 6, far: 0.45, size: 0.08 })
        .map((spot) => fill(spot.block({ wide: 1.5, high: 1.5, corner: 0.2, rough: 0 }), ink)),
      fill(pen.disc(0.09), ink2),
    ),
  ikat: (pen, ink, ink2) =>
    line(
      pen,
      pen.polygon([
        [0, -1],
        [0.8, 0],
        [0, 1],
        [-0.8, 0],
      ]),
      { colour: ink, width: 0.14 },
    ) +
    fill(
      pen.polygon([
        [0, -0.5],
        [0.4, 0],
        [0, 0.5],
        [-0.4, 0],
      ]),
      ink2,
    ),
  gingham: (pen, ink) => fill(pen.block({ wide: 1.8, high: 1.8, corner: 0, rough: 0 }), ink),
}

/** The cloth of a mood, printed by hand and woven, over the whole of width × height. */
export function table(pen: Pen, mood: Mood, width: number, height: number): string {
  const tile = Math.round(width / 11)
  const pattern = mood.print === 'gingham' ? gingham(pen, mood, tile) : print(pen, mood, tile)
  const all = `width="${width}" height="${height}"`
  const light = radial(
    pen.sheet,
    [
      [0, lighter(mood.base, 0.14)],
      [0.5, mood.base],
      [1, mood.deep],
    ],
    [0.36, 0.28, 0.95],
  )
  return stack(
    `<rect ${all} fill="${light}"/>`,
    `<rect ${all} fill="${pattern}" opacity="${mood.printed}"/>`,
    `<rect ${all} filter="${weave(pen)}" opacity=".4"/>`,
  )
}

function print(pen: Pen, mood: Mood, tile: number): string {
  const places: Point[] = [
    [0.25, 0.25],
    [0.75, 0.72],
  ]
  const stamps = places.map(([u, v]) =>
    motifs[mood.print](
      new (pen.constructor as typeof Pen)(pen.sheet, pen.random, [u * tile, v * tile * 0.94], tile * 0.17),
      mood.ink,
      mood.ink2,
    ),
  )
  const turn = short(pen.between(-9, 9))
  return pen.sheet.define(
    (id) =>
      `<pattern id="${id}" width="${tile}" height="${short(tile * 0.94)}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">${stamps.join('')}</pattern>`,
  )
}

/** Checks of a picnic cloth: stripes both ways, darker where they cross. */
function gingham(pen: Pen, mood: Mood, tile: number): string {
  const stripe = (attributes: string) => `<rect ${attributes} fill="${mood.ink}" opacity=".55"/>`
  return pen.sheet.define(
    (id) =>
      `<pattern id="${id}" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse" patternTransform="rotate(8)">${stripe(`width="${tile / 2}" height="${tile}"`)}${stripe(`width="${tile}" height="${tile / 2}"`)}</pattern>`,
  )
}

function weave(pen: Pen): string {
  const [warp, weft] = [pen.random.int(1, 99), pen.random.int(1, 99)]
  return pen.sheet.define(
    (id) =>
      `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">` +
      `<feTurbulence type="fractalNoise" baseFrequency=".9 .035" numOctaves="2" seed="${warp}" result="warp"/>` +
      `<feTurbulence type="fractalNoise" baseFrequency=".035 .9" numOctaves="2" seed="${weft}" result="weft"/>` +
      '<feComposite in="warp" in2="weft" operator="arithmetic" k2=".5" k3=".5"/>' +
      '<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1.1 0 0 0 -.38"/></filter>',
  )
}

export interface Napkin {
  x: number
  y: number
  width: number
  height: number
  /** Degrees. */
  turn: number
}

/** A fringed cloth with stripes along both edges, in pixels. */
export function napkin(pen: Pen, { napkin: [cloth, stripe] }: Mood, { x, y, width, height, turn }: Napkin): string {
  const rect = (u: number, v: number, w: number, h: number, paint: string) =>
    `<rect x="${short(u)}" y="${short(v)}" width="${short(w)}" height="${short(h)}" fill="${paint}"/>`
  const [left, top] = [-width / 2, -height / 2]
  const fringe = Array.from({ length: Math.round(width / 7) }, (_, i) => {
    const u = short(left + i * 7 + 3)
    return `M${u} ${short(-top)}v${short(pen.between(8, 14))}M${u} ${short(top)}v${short(-pen.between(8, 14))}`
  })
  const folds = linear(
    pen.sheet,
    [
      [0, lighter(cloth, 0.1)],
      [0.3, cloth],
      [0.52, darker(cloth, 0.1)],
      [0.58, lighter(cloth, 0.06)],
      [1, darker(cloth, 0.12)],
    ],
    [0, 0.1, 1, 0.3],
  )
  const stripes = [-0.42, -0.385, -0.36, 0.36, 0.385, 0.42].map((at) => {
    const wide = Math.abs(at) === 0.385 ? 0.022 : 0.008
    return rect((at - wide / 2) * width, top, wide * width, height, stripe)
  })
  const shade = `<g opacity=".5" filter="${blur(pen.sheet, 13)}">${rect(left + 8, top + 14, width, height, '#120503')}</g>`
  return `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(turn)})">${shade}<path d="${fringe.join('')}" stroke="${cloth}" stroke-width="2.2" stroke-linecap="round"/>${rect(left, top, width, height, folds)}${stripes.join('')}</g>`
}

/** Warm light from the top left and a mild vignette over the whole. */
export function daylight(pen: Pen, width: number, height: number): string {
  const light = radial(
    pen.sheet,
    [
      [0, '#fff3d6', 0.2],
      [0.42, '#fff3d6', 0],
      [1, '#140503', 0.36],
    ],
    [0.3, 0.2, 1],
  )
  return `<rect width="${width}" height="${height}" fill="${light}"/>`
}
