import { fill, line } from '../kit/ink.ts'
import type { Point } from '../kit/path.ts'
import type { Draw, Pen } from '../kit/pen.ts'

type Form = Parameters<Pen['blob']>[0]

const lump =
  (colours: readonly string[], form: Form): Draw =>
  (pen) =>
    fill(pen.anyWay().blob(form), pen.pick(colours))
const cut = (colours: readonly string[], wide: number, high: number, corner = 0.16): Draw => {
  return (pen) => fill(pen.anyWay().block({ wide, high, corner, rough: 0.06 }), pen.pick(colours))
}

/** What may swim in a sauce or lie on rice; each about as large as its pen. */
const kinds = {
  paneer: cut(['#fdf1d7', '#f9e6c0', '#fff6e4'], 1.05, 0.95),
  tofu: cut(['#fbf1da', '#f2dfb4', '#f7e8c6'], 1.05, 1),
  tikka: lump(['#d9702a', '#c95a20', '#e2863a'], { size: 0.62, rough: 0.16, long: 1.12 }),
  chickpea: lump(['#e4b468', '#d9a351', '#edc582'], { size: 0.46, rough: 0.07 }),
  bean: lump(['#7c2a20', '#8f3226', '#6b211a'], { size: 0.46, rough: 0.06, long: 1.4 }),
  blackBean: lump(['#33181a', '#42201e', '#281214'], { size: 0.46, rough: 0.06, long: 1.4 }),
  paleBean: lump(['#d8c48a', '#c9b070', '#e4d3a0'], { size: 0.46, rough: 0.06, long: 1.4 }),
  pea: lump(['#7db83a', '#6aa52f', '#8fc74e'], { size: 0.36, rough: 0.03 }),
  corn: lump(['#f7cf3c', '#fbdc62', '#f0be28'], { size: 0.4, rough: 0.1, long: 1.15 }),
  carrot: cut(['#f08a24', '#e2761a'], 0.7, 0.6, 0.12),
  potato: cut(['#f3cf6b', '#e9bd55', '#f7da85'], 0.98, 0.88, 0.2),
  babyPotato: lump(['#e9b85c', '#dca548', '#f0c878'], { size: 0.8, rough: 0.05, long: 1.06 }),
  kofta: lump(['#b5702f', '#a66227', '#c27e3b'], { size: 0.82, rough: 0.05 }),
  prawn: (pen) => fill(pen.anyWay().blob({ size: 0.6 }), '#f08a63'),
  spinach: lump(['#3d6b26', '#4d7d2e', '#2f5820'], { size: 0.7, rough: 0.3, long: 1.3 }),
  brinjal: lump(['#4a1f4f', '#5c2a61', '#3a173f'], { size: 0.85, rough: 0.06, long: 1.35, wide: 0.8 }),
  gourd: lump(['#cfe0a0', '#bcd488', '#dbe8b6'], { size: 0.62, rough: 0.1, long: 1.2 }),
  broccoli: lump(['#3f8a34', '#4f9b3f', '#2f7429'], { size: 0.7, rough: 0.22, points: 13 }),
  redPepper: cut(['#d92d20', '#c5221a'], 0.95, 0.7, 0.2),
  greenPepper: cut(['#4c9a2a', '#3f8523'], 0.95, 0.7, 0.2),
  tomato: lump(['#d9412a', '#c9301e', '#e85a3a'], { size: 0.62, rough: 0.16, long: 1.15 }),
  mushroom: lump(['#e6d2b0', '#d6bd94', '#efe0c6'], { size: 0.7, rough: 0.06, wide: 0.85 }),
  macaroni: (pen) =>
    line(
      pen,
      pen.anyWay().curve(
        [
          [-0.5, 0.2],
          [-0.2, -0.3],
          [0.3, -0.3],
          [0.5, 0.2],
        ],
        false,
      ),
      { colour: pen.pick(['#f4d68a', '#efc96e']), width: 0.34 },
    ),
  beanPod: (pen) =>
    line(
      pen,
      pen.anyWay().polygon(
        [
          [-0.8, 0],
          [0.8, pen.between(-0.3, 0.3)],
        ],
        false,
      ),
      { colour: pen.pick(['#5f9a34', '#4f8529', '#74ad45']), width: 0.32 },
    ),
  cashew: (pen) =>
    line(
      pen,
      pen.anyWay().curve(
        [
          [-0.5, 0.25],
          [-0.2, -0.25],
          [0.25, -0.25],
          [0.5, 0.2],
        ],
        false,
      ),
      { colour: pen.pick(['#f3dfae', '#ebd096']), width: 0.4 },
    ),
  okra: (pen) => okra(pen.anyWay()),
  egg: (pen) => egg(pen.anyWay()),
} satisfies Record<string, Draw>

export type Piece = keyof typeof kinds

function egg(pen: Pen): string {
  return (
    fill(pen.blob({ size: 0.95, wide: 0.76, rough: 0.02 }), '#fffdf6') +
    fill(pen.at(0.12, 0).blob({ size: 0.42, rough: 0.03 }), '#f5a623')
  )
}

/** Ladies' fingers: ribbed, with a pale edge where they are cut. */
function okra(pen: Pen): string {
  const rib: Point[] = [
    [-0.8, 0],
    [0.9, 0],
  ]
  return [
    fill(pen.blob({ size: 0.36, long: 2.5, rough: 0.08, points: 10 }), pen.pick(['#5d8a2c', '#4d7a24', '#6f9a3a'])),
    line(pen, pen.polygon(rib, false), { colour: '#93b95c', width: 0.07, opacity: 0.7 }),
  ].join('')
}

interface Pieces {
  count: number
  size: number
  within: number
  apart?: number
  /** Colour of a sauce that covers each from the lower right. */
  under?: string
  glint?: number
  grain?: number
}

/** So many pieces of those kinds, strewn, each raised by itself. */
export function pieces(
  pen: Pen,
  of: readonly Piece[],
  { count, size, within, apart = size * 1.02, under, glint = 0.6, grain = 0 }: Pieces,
): string {
  return pen
    .scatter({ count, within, apart, size })
    .map((spot) => {
      const piece = spot.at(0, 0, spot.between(0.86, 1.14))
      const solid = piece.raised(
        { soft: 0.17, steep: 1, glint, gleam: 24, ambient: 0.56, grain, bumps: 4 },
        kinds[piece.random.pick(of)](piece),
      )
      const coat = under
        ? fill(piece.at(0.14, 0.2).blob({ size: 0.42, rough: 0.3, points: 7, long: 1.2 }), under, 0.55)
        : ''
      return solid + coat
    })
    .join('')
}
