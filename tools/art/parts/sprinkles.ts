import { fill, line, stack } from '../kit/ink.ts'
import { short, type Point } from '../kit/path.ts'
import type { Relief } from '../kit/light.ts'
import type { Pen } from '../kit/pen.ts'

export const pistachio = ['#86b84e', '#a5cf6a', '#6b9f38']
export const almond = ['#f3dfae', '#e8c98a', '#f6e6c4']
export const pomegranate = ['#a3123a', '#c21f4c', '#8a0e30']
export const tomatoes = ['#d9342a', '#c4261c', '#e85a3a']
export const onionBits = ['#f3dcea', '#d9a0c6', '#e8c2da']
export const redOnion = ['#e3a6cd', '#c878ab', '#f3dcea']
export const mustard = ['#3a1d0a', '#5b3312', '#241105']

/** Colours without those of onion, where a drawing has none. */
const without = ({ sheet }: Pen, colours: readonly string[]) =>
  sheet.isJain ? colours.filter((colour) => !onionBits.includes(colour) && !redOnion.includes(colour)) : colours

interface Specks {
  count: number
  colours: readonly string[]
  within?: number
  /** Smallest and largest radius. */
  sizes?: readonly [number, number]
}

/** Flat dots: spice, seeds, crumbs. */
export function specks(pen: Pen, { count, colours, within = 0.85, sizes = [0.007, 0.015] }: Specks): string {
  return pen
    .scatter({ count, within, apart: 0.005 })
    .map((spot) => fill(spot.disc(spot.between(...sizes)), spot.pick(colours), spot.between(0.5, 0.95)))
    .join('')
}

interface Bits {
  count: number
  colours: readonly string[]
  size?: number
  within?: number
  apart?: number
  /** Times as long as wide. */
  long?: number
  glint?: number
}

/** Small solid things: nuts, diced vegetables, pearls. */
export function bits(
  pen: Pen,
  { count, colours, size = 0.04, within = 0.7, apart = size * 2, long = 1.6, glint = 0.35 }: Bits,
): string {
  const used = without(pen, colours)
  if (used.length === 0) return ''
  const pieces = pen.scatter({ count, within, apart, size }).map((spot) => {
    const piece = spot.anyWay().at(0, 0, spot.between(0.8, 1.2))
    return fill(piece.blob({ rough: 0.2, points: 7, long }), piece.pick(used))
  })
  return pen.raised({ soft: size * 0.32, steep: 0.6, glint }, pieces.join(''))
}

interface Threads {
  count: number
  colours: readonly string[]
  within?: number
  /** Shortest and longest. */
  lengths?: readonly [number, number]
  width?: number
  relief?: Relief
}

/** Bent threads lying anyhow: sev, shreds, fried onion, saffron. */
export function threads(
  pen: Pen,
  { count, colours, within = 0.6, lengths = [0.06, 0.13], width = 0.024, relief }: Threads,
): string {
  const lying = pen.scatter({ count, within, apart: 0.004 }).map((spot) => {
    const thread = spot.anyWay()
    const long = thread.between(...lengths)
    const bend: Point[] = [
      [-long, 0],
      [0, long * thread.between(-0.5, 0.5)],
      [long, long * thread.between(0, 0.7)],
    ]
    return line(thread, thread.curve(bend, false), { colour: thread.pick(colours), width })
  })
  return pen.raised(relief ?? { soft: width * 0.45, steep: 0.9, glint: 0.4, ambient: 0.56 }, lying.join(''))
}

export const sev = (pen: Pen, count: number, within: number) =>
  threads(pen, { count, within, colours: ['#f7c63c', '#efb228', '#fbd965', '#e09a1c'] })

export const friedOnion = (pen: Pen, count = 30) =>
  pen.sheet.isJain
    ? ''
    : threads(pen, {
        count,
        within: 0.78,
        colours: ['#7a3d12', '#8f4d18', '#5f2c0a'],
        width: 0.022,
        lengths: [0.05, 0.09],
      })

export const saffron = (pen: Pen, count = 30) =>
  threads(pen, { count, within: 0.7, colours: ['#dc5a06', '#e8720c'], width: 0.01, lengths: [0.02, 0.05] })

/** Powder dusted from above. */
export function dust(pen: Pen, colour: string, within = 0.55): string {
  return specks(pen, { count: 160, colours: [colour], within, sizes: [0.004, 0.012] })
}

/** Rings of raw onion, in a small heap. */
export function onionRings(pen: Pen, spots: readonly Pen[]): string {
  if (pen.sheet.isJain && spots.length > 0) return ''
  const rings = spots.map((spot) => {
    const ring = spot.anyWay().blob({ rough: 0.04, wide: spot.between(0.75, 0.95), points: 10 })
    return line(spot, ring, { colour: '#b45a8f', width: 0.36 }) + line(spot, ring, { colour: '#f6e3ee', width: 0.24 })
  })
  return pen.raised({ soft: 0.012, steep: 0.8, glint: 0.4 }, rings.join(''))
}

/** Half a slice of citrus. */
export function wedge(pen: Pen): string {
  const half = (r: number): Point[] =>
    Array.from({ length: 13 }, (_, i) => [Math.cos((i / 12) * Math.PI) * r, Math.sin((i / 12) * Math.PI) * r])
  const segments = [0, 1, 2, 3].map((i) => segment(pen, (i / 4) * Math.PI + 0.05, ((i + 1) / 4) * Math.PI - 0.05))
  return pen.raised(
    { soft: 0.06, steep: 0.5, glint: 0.5 },
    stack(
      fill(pen.polygon(half(1)), '#e9b91f'),
      fill(pen.polygon(half(0.9)), '#fff6c9'),
      fill(segments.join(''), '#f7dc58'),
    ),
  )
}

/** A whole slice of citrus. */
export function wheel(pen: Pen, flesh = '#f7dc58', skin = '#e9b91f'): string {
  const segments = Array.from({ length: 8 }, (_, i) =>
    segment(pen, (i / 8) * Math.PI * 2 + 0.07, ((i + 1) / 8) * Math.PI * 2 - 0.07),
  )
  return pen.raised(
    { soft: 0.06, steep: 0.5, glint: 0.4 },
    stack(fill(pen.disc(), skin), fill(pen.disc(0.88), '#fff8dc'), fill(segments.join(''), flesh)),
  )
}

function segment(pen: Pen, from: number, to: number): string {
  const middle = (from + to) / 2
  const rim = Array.from({ length: 5 }, (_, i): Point => {
    const turn = from + ((to - from) * i) / 4
    return [Math.cos(turn) * 0.8, Math.sin(turn) * 0.8]
  })
  return pen.polygon([[Math.cos(middle) * 0.1, Math.sin(middle) * 0.1], ...rim])
}

/** A round of cucumber or tomato. */
export function round(pen: Pen, kind: 'cucumber' | 'tomato'): string {
  const [skin, flesh, seed] =
    kind === 'cucumber' ? ['#4f9a33', '#e6f3c4', '#c3dd92'] : ['#d42a1c', '#f2644a', '#f9b06a']
  const seeds = pen.ring({ count: kind === 'cucumber' ? 7 : 4, far: 0.45, size: kind === 'cucumber' ? 0.1 : 0.24 })
  return pen.raised(
    { soft: 0.08, steep: 0.6, glint: 0.5 },
    stack(
      fill(pen.disc(), skin),
      fill(pen.disc(0.86), flesh),
      seeds.map((spot) => fill(spot.blob({ long: 1.2, wide: 0.8 }), seed)),
    ),
  )
}

/** Cream poured in a spiral. */
export function creamSwirl(pen: Pen, colour = '#fff8ec', turns = 1.6): string {
  const start = pen.between(0, 6)
  const spiral = Array.from({ length: 47 }, (_, i): Point => {
    const t = i / 46
    const turn = start + t * turns * Math.PI * 2
    const far = (0.16 + 0.72 * t) * (1 + 0.05 * Math.sin(t * 19))
    return [Math.cos(turn) * far, Math.sin(turn) * far]
  })
  const path = pen.curve(spiral, false)
  return (
    pen.blurred(0.03, line(pen, path, { colour, width: 0.16, opacity: 0.35 })) +
    line(pen, path, { colour, width: 0.075, opacity: 0.95 })
  )
}

/** A lump of butter, melting. */
export function butter(pen: Pen): string {
  return stack(
    pen.blurred(0.12, fill(pen.at(0, 0.1).blob({ long: 0.95, wide: 0.7, rough: 0.05 }), '#ffd65c', 0.55)),
    pen.raised(
      { soft: 0.1, steep: 1.2, glint: 0.9, ambient: 0.62 },
      fill(pen.turned(0.3).block({ wide: 0.9, high: 0.62, corner: 0.12 }), '#ffe88a'),
    ),
  )
}

/** Rose petals. */
export function rosePetals(pen: Pen, count: number, within = 0.7): string {
  return bits(pen, { count, within, colours: ['#d92f5c', '#f0577e'], size: 0.055, long: 1.3, apart: 0.3, glint: 0.2 })
}

/** Where on a circle a spot lies, for a print around a rim, as an SVG transform. */
export function placed({ x, y, angle }: Pen): string {
  return `translate(${short(x)} ${short(y)}) rotate(${short((angle * 180) / Math.PI)})`
}
