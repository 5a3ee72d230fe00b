import { darker, lighter } from '../kit/colour.ts'
import { fill, line, stack } from '../kit/ink.ts'
import type { Point } from '../kit/path.ts'
import type { Draw, Pen, Shades } from '../kit/pen.ts'
import { ball, solid } from '../parts/dough.ts'
import { tableShadow } from '../vessels.ts'

export const boxShadow = (pen: Pen, wide: number, high: number) =>
  pen.blurred(0.08, fill(pen.at(0.08, 0.12).block({ wide, high, corner: 0.06, rough: 0 }), '#120804', 0.5))

function bow(pen: Pen, colour: string): string {
  const loop = (side: number): Point[] => [
    [0, 0],
    [side * 0.4, -0.5],
    [side * 0.95, -0.4],
    [side * 0.9, 0.25],
    [side * 0.4, 0.3],
  ]
  const tail = (side: number): Point[] => [
    [0, 0],
    [side * 0.5, 0.4],
    [side * 0.6, 0.95],
    [side * 0.36, 0.86],
    [side * 0.2, 0.4],
  ]
  const shades: Shades = [lighter(colour, 0.35), colour, darker(colour, 0.4)]
  return stack(
    [-1, 1].map(
      (side) =>
        solid(pen, pen.curve(tail(side)), shades, { soft: 0.06, steep: 1.2 }) +
        solid(pen, pen.curve(loop(side)), shades, { soft: 0.12, steep: 1.5, glint: 0.6 }),
    ),
    solid(pen, pen.blob({ size: 0.2 }), shades, { soft: 0.08, steep: 1.5 }),
  )
}

const gift =
  (paper: string, ribbon: string): Draw =>
  (pen) => {
    const [across, along] = [
      pen.block({ wide: 0.26, high: 1.7, corner: 0, rough: 0 }),
      pen.block({ wide: 1.7, high: 0.26, corner: 0, rough: 0 }),
    ]
    return stack(
      boxShadow(pen, 1.7, 1.7),
      pen.raised(
        { soft: 0.03, steep: 2, glint: 0.4 },
        fill(
          pen.block({ wide: 1.7, high: 1.7, corner: 0.05, rough: 0 }),
          pen.slope([lighter(paper, 0.2), paper, darker(paper, 0.25)]),
        ),
      ),
      pen
        .scatter({ count: 22, within: 0.8, apart: 0.2, size: 0.05 })
        .map((spot) => fill(spot.disc(), lighter(paper, 0.4), 0.6)),
      pen.raised({ soft: 0.02, steep: 1.5, glint: 0.6 }, fill(across, ribbon) + fill(along, ribbon)),
      bow(pen.at(0, 0, 0.62), ribbon),
    )
  }

const balloon =
  (colour: string): Draw =>
  (pen) =>
    stack(
      line(
        pen,
        pen.curve(
          [
            [0, 0.7],
            [0.1, 0.95],
            [-0.1, 1.2],
            [0.06, 1.5],
          ],
          false,
        ),
        { colour: '#fff6e0', width: 0.03, opacity: 0.8 },
      ),
      tableShadow(pen.at(0.1, 0, 0.72), 0.35),
      ball(pen.at(0, -0.06, 0.74), [lighter(colour, 0.45), colour, darker(colour, 0.4)], {
        glint: 1.3,
        gleam: 40,
        ambient: 0.56,
      }),
      fill(pen.at(-0.24, -0.34).blob({ size: 0.13, long: 1.5, rough: 0.05 }), '#ffffff', 0.7),
      fill(
        pen.polygon([
          [0, 0.64],
          [0.1, 0.78],
          [-0.1, 0.78],
        ]),
        darker(colour, 0.15),
      ),
    )

/** Two rings on a cushion in their box. */
const ringBox: Draw = (pen) =>
  stack(
    boxShadow(pen, 1.6, 1.5),
    pen.raised(
      { soft: 0.05, steep: 1.6, glint: 0.6 },
      fill(pen.block({ wide: 1.6, high: 1.5, corner: 0.2, rough: 0 }), '#7a1030'),
    ),
    solid(pen, pen.block({ wide: 1.3, high: 1.2, corner: 0.24, rough: 0 }), ['#fffaf2', '#f6e6d8', '#d9bfae'], {
      soft: 0.14,
      steep: 1,
      ambient: 0.66,
    }),
    pen
      .spots(
        [
          [-0.2, 0.06],
          [0.2, -0.06],
        ],
        0.34,
      )
      .map((spot) =>
        spot.raised(
          { soft: 0.06, steep: 2, glint: 1.2, gleam: 34 },
          line(spot, spot.disc(0.8), { colour: '#e9b949', width: 0.24 }),
        ),
      ),
    pen.spots([[0.2, -0.36]], 0.14).map((spot) =>
      solid(
        spot,
        spot.polygon([
          [0, -1],
          [0.8, -0.3],
          [0.5, 0.8],
          [-0.5, 0.8],
          [-0.8, -0.3],
        ]),
        ['#ffffff', '#d6eef8', '#8fc4e0'],
        { soft: 0.1, steep: 1.6, glint: 1.4 },
      ),
    ),
  )

const scroll: Draw = (spot) => {
  const pen = spot.turned(-0.5)
  return stack(
    boxShadow(pen, 2, 0.5),
    pen.raised(
      { soft: 0.1, steep: 1.7, glint: 0.3, ambient: 0.6 },
      fill(pen.block({ wide: 2, high: 0.5, corner: 0.12, rough: 0 }), pen.slope(['#fffdf4', '#f6ead0', '#d6c096'])),
    ),
    pen.raised(
      { soft: 0.04, steep: 1.4 },
      fill(pen.block({ wide: 0.2, high: 0.56, corner: 0.02, rough: 0 }), '#c4202f'),
    ),
    bow(pen.at(0, 0, 0.34), '#c4202f'),
  )
}

const heart =
  (colour: string): Draw =>
  (pen) =>
    tableShadow(pen.at(0, 0, 0.7), 0.4) +
    solid(
      pen,
      pen.curve([
        [0, 0.85],
        [-0.6, 0.3],
        [-0.88, -0.2],
        [-0.62, -0.66],
        [-0.2, -0.6],
        [0, -0.3],
        [0.2, -0.6],
        [0.62, -0.66],
        [0.88, -0.2],
        [0.6, 0.3],
      ]),
      [lighter(colour, 0.35), colour, darker(colour, 0.35)],
      { soft: 0.12, steep: 1.3, glint: 0.8 },
    )

/** A rattle for a small hand. */
const rattle: Draw = (spot) => {
  const pen = spot.turned(-0.8)
  return stack(
    pen.raised(
      { soft: 0.06, steep: 1.6, glint: 0.8 },
      line(
        pen,
        pen.polygon(
          [
            [-0.5, 0],
            [0.3, 0],
          ],
          false,
        ),
        { colour: '#ffe08a', width: 0.16 },
      ) + line(pen, pen.at(-0.74, 0, 0.24).disc(), { colour: '#f28aa5', width: 0.1 }),
    ),
    ball(pen.at(0.56, 0, 0.42), ['#d8f0ff', '#8fcdf0', '#4a94c4'], { glint: 1, ambient: 0.6 }),
    line(
      pen,
      pen.at(0.56, 0).curve(
        [
          [0, -0.4],
          [0.1, 0],
          [0, 0.4],
        ],
        false,
      ),
      { colour: '#ffffff', width: 0.07 },
    ),
  )
}

/** A pair of knitted shoes, small as a thumb. */
const booties: Draw = (pen) =>
  pen
    .spots([
      [-0.4, 0, 0.6, -0.12],
      [0.4, 0.06, 0.6, 0.12],
    ])
    .map((shoe) =>
      stack(
        tableShadow(shoe.at(0, 0, 0.8), 0.4),
        solid(
          shoe,
          shoe.curve([
            [0, -1],
            [0.52, -0.6],
            [0.56, 0.2],
            [0.44, 0.9],
            [0, 1.06],
            [-0.44, 0.9],
            [-0.56, 0.2],
            [-0.52, -0.6],
          ]),
          ['#fff4f6', '#f9c9d6', '#dd8fa6'],
          { soft: 0.16, steep: 1.3, grain: 0.5, bumps: 12, ambient: 0.6 },
        ),
        fill(shoe.at(0, 0.46).blob({ size: 0.36, wide: 1.2, rough: 0.03 }), '#b56a80'),
        bow(shoe.at(0, -0.14, 0.34), '#f06a8c'),
      ),
    )
    .join('')

export const gifts = {
  'gift-rose': gift('#e2557c', '#ffe08a'),
  'gift-teal': gift('#1f8a84', '#ffd36b'),
  'gift-gold': gift('#e0a52c', '#c4202f'),
  'gift-night': gift('#23305c', '#e9b949'),
  'balloon-rose': balloon('#f2557c'),
  'balloon-yellow': balloon('#ffc13b'),
  'balloon-blue': balloon('#3f9ad6'),
  'balloon-green': balloon('#4fb58a'),
  'ring-box': ringBox,
  scroll,
  'heart-red': heart('#d21f3c'),
  'heart-rose': heart('#f2708f'),
  rattle,
  booties,
} satisfies Record<string, Draw>
