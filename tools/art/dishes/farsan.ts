import { line, stack } from '../kit/ink.ts'
import type { Point } from '../kit/path.ts'
import type { Draw, Pen } from '../kit/pen.ts'
import { crease, crumbed, solid } from '../parts/dough.ts'
import { chillies, green, herbs } from '../parts/greens.ts'
import { bits, mustard, specks, threads } from '../parts/sprinkles.ts'
import { inBowl, onPlate } from '../vessels.ts'
import { mintChutney } from './sides.ts'

/** A steamed cake: holes within, seeds on top. */
function dhokla(pen: Pen, light = '#ffe27a', middle = '#f3c53d', dark = '#d99f1e'): string {
  const shape = pen.block({ wide: 2, high: 2, corner: 0.24, rough: 0.02 })
  return stack(
    solid(pen, shape, [light, middle, dark], {
      soft: 0.18,
      steep: 0.8,
      glint: 0.15,
      gleam: 12,
      ambient: 0.62,
      grain: 0.5,
      bumps: 7,
    }),
    pen.clipped(
      shape,
      pen.spattered(shape, { colour: dark, bumps: 9, above: 0.55, gain: 13, opacity: 0.5 }) +
        specks(pen, { count: 11, within: 0.84, colours: mustard, sizes: [0.03, 0.04] }),
    ),
    herbs(pen, 2, { within: 0.56, apart: 0.4, size: 0.26 }),
  )
}

const dhoklas =
  (light?: string, middle?: string, dark?: string): Draw =>
  (pen) =>
    stack(
      pen
        .spots(
          [
            [-0.42, -0.42],
            [0.26, -0.5],
            [-0.5, 0.28],
            [0.24, 0.24],
            [-0.08, -0.1],
          ],
          0.31,
        )
        .map((spot) => dhokla(spot.turned(spot.between(-0.25, 0.25)), light, middle, dark)),
      chillies(
        pen,
        green,
        pen.spots([
          [0.68, -0.02, 0.23, 1.2],
          [-0.1, 0.72, 0.23, -0.2],
        ]),
      ),
    )

/** A cut of a leaf or batter rolled with its filling. */
const coil =
  (outer: string, inner: string): Draw =>
  (spot) => {
    const pen = spot.anyWay()
    const spiral = Array.from({ length: 40 }, (_, i): Point => {
      const [turn, far] = [(i / 39) * Math.PI * 5.4, 0.08 + 0.78 * (i / 39)]
      return [Math.cos(turn) * far, Math.sin(turn) * far]
    })
    return stack(
      solid(pen, pen.blob({ rough: 0.05, points: 12 }), [inner, inner, outer], {
        soft: 0.14,
        steep: 1.1,
        glint: 0.4,
        grain: 0.4,
        bumps: 5,
      }),
      line(pen, pen.curve(spiral, false), { colour: outer, width: 0.13 }),
      specks(pen, { count: 12, within: 0.8, colours: ['#fff6e0', '#3a1d0a'], sizes: [0.03, 0.05] }),
    )
  }

const khandviRoll: Draw = (spot) => {
  const pen = spot.turned(spot.between(-0.3, 0.3))
  const shape = pen.block({ wide: 2.1, high: 1, corner: 0.42, rough: 0.02 })
  return (
    solid(pen, shape, ['#fbe28a', '#f3cc54', '#cf9e2a'], { soft: 0.2, steep: 1.2, glint: 0.6, ambient: 0.58 }) +
    [-0.2, 0.16]
      .map((v) =>
        crease(
          pen,
          [
            [-0.95, v],
            [0, v + 0.06],
            [0.95, v],
          ],
          { colour: '#b5861a', width: 0.05 },
        ),
      )
      .join('')
  )
}

export const farsan = {
  dhokla: onPlate('indigo', dhoklas()),
  'white-dhokla': onPlate('teal', dhoklas('#fffaf0', '#f3ead6', '#cfc0a0')),
  handvo: onPlate('clay', (pen) =>
    stack(
      pen
        .spots(
          [
            [-0.4, -0.42],
            [0.3, -0.44],
            [-0.42, 0.28],
            [0.28, 0.28],
          ],
          0.34,
        )
        .map(
          (spot) =>
            solid(
              spot,
              spot.turned(spot.between(-0.1, 0.1)).block({ wide: 1.9, high: 1.9, corner: 0.16 }),
              ['#d9a04a', '#b5722a', '#74400f'],
              { soft: 0.14, steep: 1, glint: 0.3, grain: 0.9, bumps: 7 },
            ) +
            bits(spot, { count: 40, colours: ['#fff3d6', '#f0e0b4', '#2a1608'], size: 0.05, within: 0.8, long: 1.5 }),
        ),
      herbs(pen, 6, { within: 0.5 }),
      chillies(pen, green, pen.spots([[0.7, 0, 0.2, 1.4]])),
    ),
  ),
  khandvi: onPlate('steel', (pen) =>
    stack(
      pen
        .spots(
          [
            [-0.44, -0.5],
            [0.06, -0.56],
            [0.5, -0.4],
            [-0.56, -0.12],
            [-0.06, -0.14],
            [0.44, 0],
            [-0.5, 0.28],
            [0, 0.28],
            [0.48, 0.42],
            [-0.2, 0.62],
          ],
          0.23,
        )
        .map(khandviRoll),
      specks(pen, { count: 70, colours: mustard, within: 0.75, sizes: [0.01, 0.018] }),
      threads(pen, { count: 60, colours: ['#fffdf4'], within: 0.7, width: 0.014, lengths: [0.03, 0.05] }),
      herbs(pen, 9, { within: 0.72 }),
    ),
  ),
  patra: onPlate('brass', (pen) =>
    stack(
      pen
        .spots(
          [
            [-0.46, -0.42],
            [0.1, -0.54],
            [0.56, -0.22],
            [-0.58, 0.18],
            [-0.02, 0.02],
            [0.48, 0.36],
            [-0.14, 0.6],
          ],
          0.27,
        )
        .map(coil('#4a6b22', '#c9b25a')),
      specks(pen, { count: 50, colours: ['#fff6e0'], within: 0.75, sizes: [0.01, 0.018] }),
      herbs(pen, 4, { apart: 0.4 }),
    ),
  ),
  'kothimbir-vadi': onPlate('indigo', (pen) =>
    stack(
      pen
        .spots(
          [
            [-0.42, -0.46],
            [0.16, -0.56],
            [-0.56, 0.1],
            [0.02, 0],
            [0.5, -0.1],
            [-0.26, 0.58],
            [0.34, 0.48],
          ],
          0.23,
        )
        .map((spot) =>
          crumbed(
            spot,
            spot.turned(spot.between(-0.4, 0.4)).block({ wide: 1.9, high: 1.7, corner: 0.24 }),
            ['#c7a53c', '#9a8a2c', '#6f5a18'],
            ['#3f7a22', '#f5e3ae', '#4f8f2a', '#f0d58a'],
          ),
        ),
      herbs(pen, 6, { within: 0.7, apart: 0.4, size: 0.12 }),
    ),
  ),
  gathiya: onPlate('steel', (pen) =>
    stack(
      [0, 1, 2].map(() =>
        threads(pen, {
          count: 40,
          colours: ['#f5c850', '#ecb436', '#f8d878'],
          within: 0.6,
          lengths: [0.16, 0.26],
          width: 0.06,
          relief: { soft: 0.022, steep: 1.2, glint: 0.4, grain: 0.2 },
        }),
      ),
      chillies(
        pen,
        green,
        pen.spots([
          [0.6, 0.4, 0.22, 0.6],
          [0.7, 0.1, 0.2, 0.9],
        ]),
      ),
      inBowl('white', (bowl) =>
        threads(bowl, {
          count: 90,
          colours: ['#f0a040', '#e8c05a', '#8fb84a'],
          within: 0.85,
          lengths: [0.1, 0.2],
          width: 0.06,
        }),
      )(pen.at(-0.56, 0.5, 0.27)),
    ),
  ),
  fafda: onPlate('clay', (pen) =>
    stack(
      pen
        .spots([
          [-0.3, -0.44, 0.62, -0.5],
          [-0.1, -0.2, 0.62, -0.42],
          [-0.16, 0.1, 0.62, -0.5],
          [0, 0.34, 0.62, -0.36],
        ])
        .map((spot) =>
          solid(
            spot,
            spot.block({ wide: 2, high: 0.3, corner: 0.06, rough: 0.05 }),
            ['#fbe08a', '#f0c450', '#c9942a'],
            { soft: 0.04, steep: 1.4, glint: 0.4, grain: 0.5, bumps: 9 },
          ),
        ),
      chillies(
        pen,
        green,
        pen.spots([
          [0.6, 0.2, 0.23, 1.1],
          [0.5, 0.44, 0.21, 0.8],
        ]),
      ),
      inBowl('white', mintChutney)(pen.at(0.52, -0.44, 0.26)),
    ),
  ),
} satisfies Record<string, Draw>
