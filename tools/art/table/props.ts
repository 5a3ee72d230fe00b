import { darker, mixed } from '../kit/colour.ts'
import { fill, line, stack } from '../kit/ink.ts'
import { linear, radial } from '../kit/sheet.ts'
import type { Point } from '../kit/path.ts'
import type { Draw } from '../kit/pen.ts'
import { tableShadow } from '../vessels.ts'

/** A marigold: rings of frilled petals, lighter towards the middle. */
const marigold =
  (pale: string, middle: string, deep: string): Draw =>
  (pen) => {
    const rings = [0, 1, 2, 3, 4, 5].map((step) => {
      const ring = pen.at(0, 0, 1 - step * 0.155)
      const colour =
        step < 2
          ? mixed(deep, middle, step / 2)
          : step < 4
            ? mixed(middle, pale, (step - 2) / 2)
            : mixed(pale, '#fff0a0', (step - 3) * 0.18)
      const count = Math.round(20 - step * 2.6)
      const petals = ring.ring({ count, far: 0.74, size: 0.34, from: step * 0.37 }).map((spot, i) => {
        const petal = spot.turned((i / count) * Math.PI * 2 + step * 0.37 + spot.between(-0.1, 0.1))
        const frill: Point[] = [
          [-0.9, 0],
          [-0.2, 0.7],
          [0.55, 0.66],
          [petal.between(0.62, 0.78), 0.24],
          [petal.between(0.8, 0.98), 0],
          [petal.between(0.62, 0.78), -0.25],
          [0.55, -0.66],
          [-0.2, -0.7],
        ]
        return fill(
          petal.curve(frill),
          mixed(colour, petal.random.chance(0.5) ? '#7a2a00' : '#fff3b0', petal.between(0, 0.12)),
        )
      })
      return pen.raised(
        { soft: 0.028, steep: 1.8, glint: 0.14, gleam: 12, ambient: 0.6, shadow: 1.1 },
        petals.join('') + fill(ring.disc(0.55), colour),
      )
    })
    return tableShadow(pen, 0.5) + rings.join('')
  }

const petal =
  (colour: string): Draw =>
  (spot) => {
    const pen = spot.anyWay()
    return pen.raised(
      { soft: 0.1, steep: 1.3, glint: 0.25, gleam: 14, ambient: 0.6 },
      fill(
        pen.curve([
          [0, -0.95],
          [0.62, -0.4],
          [0.5, 0.5],
          [0, 0.92],
          [-0.5, 0.5],
          [-0.62, -0.4],
        ]),
        colour,
      ),
    )
  }

const anise: Draw = (pen) =>
  pen.raised(
    { soft: 0.06, steep: 2, glint: 0.4, ambient: 0.5 },
    pen
      .ring({ count: 8, far: 0.58, size: 0.26 })
      .map((spot, i) =>
        fill(
          spot
            .turned((i / 8) * Math.PI * 2 + spot.between(-0.08, 0.08))
            .blob({ rough: 0.1, points: 7, long: 1.7, wide: 0.6 }),
          '#6b3413',
        ),
      )
      .join('') + fill(pen.blob({ size: 0.2 }), '#6b3413'),
  )

const cardamom: Draw = (spot) => {
  const pen = spot.anyWay()
  return pen.raised(
    { soft: 0.09, steep: 1.5, glint: 0.3 },
    fill(
      pen.curve([
        [-0.9, 0],
        [0, -0.4],
        [0.9, 0],
        [0, 0.4],
      ]),
      pen.pick(['#8fae52', '#a3bd66', '#7d9c45']),
    ),
  )
}

const cinnamon: Draw = (pen) =>
  pen.raised(
    { soft: 0.05, steep: 2, glint: 0.25, ambient: 0.5, grain: 0.4, bumps: 5 },
    fill(pen.at(0, -0.09).block({ wide: 1.9, high: 0.17, corner: 0.06 }), '#8f4a1c') +
      fill(pen.at(0, 0.08).block({ wide: 1.9, high: 0.17, corner: 0.06 }), '#a55a26'),
  )

/** A clay lamp with its flame and the light it gives. */
const diya: Draw = (whole) => {
  const pen = whole.at(0, 0.24, 0.46)
  const drop = (size: number) =>
    pen.curve([
      [0, -1.25 * size],
      [0.72 * size, -0.66 * size],
      [1 * size, 0.1 * size],
      [0.7 * size, 0.8 * size],
      [0, 1.05 * size],
      [-0.7 * size, 0.8 * size],
      [-1 * size, 0.1 * size],
      [-0.72 * size, -0.66 * size],
    ])
  const beads = Array.from({ length: 9 }, (_, i) => {
    const turn = Math.PI * (0.08 + (i / 8) * 0.84)
    return fill(pen.at(Math.cos(turn) * 0.88, 0.12 + Math.sin(turn) * 0.82).disc(0.045), '#ffe9b8')
  })
  return stack(
    fill(
      pen.at(0, -0.5).disc(1.6),
      radial(
        pen.sheet,
        [
          [0, '#ffd36b', 0.75],
          [0.35, '#ff9d2e', 0.32],
          [1, '#ff7a00', 0],
        ],
        [0.5, 0.5, 0.5],
      ),
    ),
    pen.blurred(0.12, fill(pen.at(0.14, 0.24).disc(1.02), '#150602', 0.5)),
    pen.raised({ soft: 0.08, steep: 1.3, glint: 0.4 }, fill(drop(1), '#c4612d')),
    fill(
      drop(0.76),
      radial(
        pen.sheet,
        [
          [0, '#ffdf7a'],
          [0.6, '#e08f1e'],
          [1, '#8a3f0d'],
        ],
        [0.5, 0.25, 0.8],
      ),
    ),
    fill(
      pen.curve([
        [0, -0.98],
        [0.24, -1.3],
        [0.1, -1.75],
        [0, -2.1],
        [-0.1, -1.75],
        [-0.24, -1.3],
      ]),
      linear(
        pen.sheet,
        [
          [0, '#ff9a1f'],
          [0.6, '#ffe08a'],
          [1, '#fffbe6'],
        ],
        [0, 0, 0, 1],
      ),
    ),
    beads,
  )
}

/** A sprig of curry or neem leaves. */
const sprig: Draw = (pen) => {
  const leaflets = [0.2, 0.4, 0.6, 0.8, 1].flatMap((t) =>
    [-1, 1].map((side) => {
      const leaf = pen.at(-1 + t * 1.7, 0, 0.58 * (1 - 0.35 * t), side * 0.85)
      return fill(
        leaf.curve([
          [0, 0],
          [0.5, -0.28],
          [1.1, 0],
          [0.5, 0.28],
        ]),
        '#2f7a3a',
      )
    }),
  )
  return pen.raised(
    { soft: 0.025, steep: 1.8, glint: 0.3, ambient: 0.58 },
    line(
      pen,
      pen.polygon(
        [
          [-1, 0],
          [0.75, 0],
        ],
        false,
      ),
      { colour: darker('#2f7a3a', 0.2), width: 0.04 },
    ) + leaflets.join(''),
  )
}

/** A long leaf of the mango tree, as hung over doors. */
export const mangoLeaf: Draw = (pen) => {
  return (
    pen.raised(
      { soft: 0.06, steep: 1.3, glint: 0.5 },
      fill(
        pen.curve([
          [-1, 0],
          [-0.3, -0.26],
          [0.5, -0.2],
          [1, 0],
          [0.5, 0.2],
          [-0.3, 0.26],
        ]),
        pen.slope(['#5fa83a', '#3a7d2a', '#24551a']),
      ),
    ) +
    line(
      pen,
      pen.polygon(
        [
          [-0.95, 0],
          [0.95, 0],
        ],
        false,
      ),
      { colour: '#a5d67f', width: 0.03, opacity: 0.7 },
    )
  )
}

const spoon: Draw = (pen) => {
  const metal = linear(
    pen.sheet,
    [
      [0, '#fff1bf'],
      [0.5, '#d9a53f'],
      [1, '#8a5a12'],
    ],
    [0, 0, 0, 1],
  )
  const outline: Point[] = [
    [-1, -0.04],
    [0, -0.02],
    [0.4, -0.03],
    [0.56, -0.16],
    [0.8, -0.2],
    [1, 0],
    [0.8, 0.2],
    [0.56, 0.16],
    [0.4, 0.03],
    [0, 0.02],
    [-1, 0.04],
  ]
  return (
    pen.raised({ soft: 0.025, steep: 2, glint: 1, gleam: 26 }, fill(pen.curve(outline), metal)) +
    fill(
      pen.at(0.78, 0).blob({ size: 0.2, wide: 0.66, rough: 0 }),
      radial(
        pen.sheet,
        [
          [0, '#8a5a12', 0.8],
          [1, '#fff1bf', 0.25],
        ],
        [0.4, 0.3, 0.8],
      ),
    )
  )
}

export const props = {
  'marigold-orange': marigold('#ffb21f', '#f58a07', '#e46a00'),
  'marigold-yellow': marigold('#ffd84a', '#f9b616', '#e69404'),
  'marigold-rose': marigold('#ff9ab8', '#f0567e', '#c92a58'),
  'marigold-white': marigold('#fffdf2', '#fbf0d4', '#e8d6a4'),
  'petal-red': petal('#e2335a'),
  'petal-rose': petal('#f25c7d'),
  'petal-orange': petal('#ff8a2a'),
  'petal-yellow': petal('#ffc13b'),
  anise,
  cardamom,
  cinnamon: (pen) => cinnamon(pen.anyWay()),
  diya,
  sprig: (pen) => sprig(pen.anyWay()),
  'mango-leaf': (pen) => mangoLeaf(pen.anyWay()),
  spoon: (pen) => spoon(pen.turned(-1.67)),
} satisfies Record<string, Draw>

/** What is strewn in the gaps of a table. */
export const flowers = ['marigold-orange', 'marigold-yellow'] as const
export const petals = ['petal-red', 'petal-rose', 'petal-orange', 'petal-yellow'] as const
export const spices = ['anise', 'cardamom', 'cinnamon'] as const
