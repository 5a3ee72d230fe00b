import { lighter } from '../kit/colour.ts'
import { fill, line, stack } from '../kit/ink.ts'
import type { Point } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'

/** How far the toothed edge of a leaflet reaches, from one side to the other. */
const teeth = [0.5, 0.86, 0.66, 1, 0.74, 1.12, 0.74, 1, 0.66, 0.86, 0.5]

/** One sprig of three toothed leaflets on its stalk. */
function coriander(spot: Pen): string {
  const pen = spot.anyWay()
  const green = pen.pick(['#4a9a36', '#5aae42', '#3a8430', '#72bb4c'])
  const leaflets = (
    [
      [0, 1.05],
      [-1.12, 0.86],
      [1.12, 0.86],
    ] as const
  ).map(([turn, size]) => {
    const edge = teeth.map((tooth, i): Point => {
      const bend = (i / (teeth.length - 1) - 0.5) * 1.7
      const far = 0.78 * size * tooth * pen.between(0.95, 1.05) * (1 - 0.12 * Math.abs(bend))
      return [Math.cos(turn + bend * 0.72) * far, Math.sin(turn + bend * 0.72) * far]
    })
    const vein: Point = [Math.cos(turn) * 0.6 * size, Math.sin(turn) * 0.6 * size]
    return { edge: pen.curve([[0, 0], ...edge]), vein: pen.polygon([[0, 0], vein], false) }
  })
  return stack(
    line(
      pen,
      pen.curve(
        [
          [0, 0],
          [-0.4, 0.1],
          [-0.8, -0.14],
        ],
        false,
      ),
      { colour: lighter(green, 0.15), width: 0.085 },
    ),
    leaflets.map(({ edge }) => fill(edge, green)),
    leaflets.map(({ vein }) => line(pen, vein, { colour: lighter(green, 0.5), width: 0.045, opacity: 0.6 })),
  )
}

/** Sprigs on the given spots, each about as large as its spot. */
export function herbsAt(pen: Pen, spots: readonly Pen[]): string {
  const size = spots[0] ? spots[0].r / pen.r : 0.1
  const sprigs = spots.map((spot) => coriander(spot.at(0, 0, spot.between(0.8, 1.2)))).join('')
  return pen.raised({ soft: 0.07 * size, steep: 0.75, glint: 0.25, gleam: 12, ambient: 0.62 }, sprigs)
}

interface Strewn {
  within?: number
  apart?: number
  size?: number
}

/** So many sprigs, strewn. */
export function herbs(pen: Pen, count: number, { within = 0.66, apart = 0.24, size = 0.14 }: Strewn = {}): string {
  return herbsAt(pen, pen.scatter({ count, within, apart, size }))
}

export const green = '#3f8a2b'
export const red = '#b3180f'

/** Chillies as long as their spots are wide. */
export function chillies(pen: Pen, colour: string, spots: readonly Pen[]): string {
  return pen.raised(
    { soft: 0.02, steep: 0.6, glint: 0.9, gleam: 26 },
    spots.map((spot) => chilli(spot, colour)).join(''),
  )
}

function chilli(pen: Pen, colour: string): string {
  const belly = (t: number) => 0.26 * Math.sin(Math.PI * Math.min(1, t * 1.15 + 0.06))
  const side = (share: number, t: number): Point => [(t - 0.5) * 2, Math.sin(t * 2.6) * 0.12 + belly(t) * share]
  const steps = Array.from({ length: 9 }, (_, i) => i / 8)
  return stack(
    line(
      pen,
      pen.polygon(
        [
          [-1.04, 0],
          [-1.36, -0.1],
        ],
        false,
      ),
      { colour: '#4c8a2c', width: 0.18 },
    ),
    fill(pen.curve([...steps.map((t) => side(-0.9, t)), ...steps.toReversed().map((t) => side(0.55, t))]), colour),
  )
}

/** Rings of spring onion. */
export function scallions(pen: Pen, count: number, reach = 0.7, size = 0.03): string {
  if (pen.sheet.isJain) return ''
  const rings = pen.scatter({ count, within: reach, apart: size * 1.8, size }).map((spot) => {
    const ring = spot.anyWay().blob({ rough: 0.08, wide: spot.between(0.6, 0.95), points: 8 })
    return (
      fill(ring, spot.pick(['#d5eaa5', '#b7da7c'])) +
      line(spot, ring, { colour: spot.pick(['#5fa53a', '#78b94b']), width: 0.55 })
    )
  })
  return pen.raised({ soft: size * 0.2, steep: 0.6, glint: 0.5 }, rings.join(''))
}

/** A salad leaf with its veins. */
export function saladLeaf(spot: Pen, colour: string): string {
  const pen = spot.anyWay()
  const half = (side: number): Point[] =>
    Array.from({ length: 9 }, (_, i) => {
      const t = i / 9
      const wide = 0.46 * Math.sin(Math.PI * t ** 0.8) * (i % 2 ? 1.14 : 0.9)
      return [(t - 0.5) * 1.5, side * wide]
    })
  const veins = [-0.4, -0.1, 0.2].flatMap((u): Point[][] => [
    [
      [u, 0],
      [u + 0.2, -0.26],
    ],
    [
      [u, 0],
      [u + 0.2, 0.26],
    ],
  ])
  const shape = pen.curve([...half(-1), [0.78, 0], ...half(1).toReversed()])
  return stack(
    pen.raised({ soft: 0.07, steep: 1.4, glint: 0.35, gleam: 16, ambient: 0.58 }, fill(shape, colour)),
    [
      [
        [-0.75, 0],
        [0.66, 0],
      ] as Point[],
      ...veins,
    ].map((vein) => line(pen, pen.polygon(vein, false), { colour: '#e8f7c8', width: 0.03, opacity: 0.55 })),
  )
}

/** A bed of leaves, dark ones below. */
export function leaves(pen: Pen): string {
  const layers = [
    { count: 30, colours: ['#3f8529', '#4f9a33', '#357524'], size: 0.24 },
    { count: 22, colours: ['#6ab545', '#5aa53a', '#7cc04e'], size: 0.21 },
    { count: 10, colours: ['#8fcf62', '#7b3a5c', '#96d066'], size: 0.18 },
  ]
  return layers
    .flatMap(({ count, colours, size }) =>
      pen.scatter({ count, within: 0.86, apart: 0.15, size }).map((spot) => saladLeaf(spot, spot.pick(colours))),
    )
    .join('')
}

/** Cut from a banana leaf, under a meal of the south or east. */
export function bananaLeaf(pen: Pen, size = 0.94): string {
  const leaf = pen.at(0, 0, size)
  const ribs = Array.from({ length: 29 }, (_, i): string => {
    const v = (i - 14) * 0.085
    return leaf.curve(
      [
        [-1, v - 0.2],
        [-0.3, v],
        [0, v + 0.06],
        [0.3, v],
        [1, v - 0.2],
      ],
      false,
    )
  })
  return leaf.clipped(
    leaf.disc(),
    stack(
      fill(leaf.disc(), leaf.slope(['#5da33c', '#3f8430', '#2c6423'])),
      ribs.map((rib) => line(leaf, rib, { colour: '#86c262', width: 0.008, opacity: 0.35 })),
      line(
        leaf,
        leaf.polygon(
          [
            [0, -1],
            [0, 1],
          ],
          false,
        ),
        { colour: '#a5d67f', width: 0.03, opacity: 0.7 },
      ),
      fill(
        leaf.disc(),
        leaf.glow([
          [0, '#ffffff', 0.14],
          [0.6, '#ffffff', 0],
          [1, '#06210a', 0.4],
        ]),
      ),
    ),
  )
}
