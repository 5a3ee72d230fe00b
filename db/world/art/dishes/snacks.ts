import { fill, line, stack } from '../kit/ink.ts'
import type { Point } from '../kit/path.ts'
import type { Draw, Pen } from '../kit/pen.ts'
import { ball, bun, crease, crumbed, golden, goldenCrumbs, solid } from '../parts/dough.ts'
import { chillies, green, herbs, herbsAt } from '../parts/greens.ts'
import { sauce } from '../parts/sauce.ts'
import {
  bits,
  butter,
  mustard,
  onionBits,
  onionRings,
  pomegranate,
  sev,
  specks,
  threads,
  wedge,
} from '../parts/sprinkles.ts'
import { inBowl, onPlate } from '../vessels.ts'
import { puri } from './breads.ts'
import { mintChutney, redDip } from './sides.ts'

function samosa(pen: Pen): string {
  const corners: Point[] = [
    [0, -0.62],
    [0.62, 0.42],
    [-0.62, 0.42],
  ]
  const edge = corners.flatMap((from, i): Point[] => {
    const to = corners[(i + 1) % 3] ?? from
    const [along, across] = [to[0] - from[0], to[1] - from[1]]
    const long = Math.hypot(along, across)
    const bulges: Point[] = [
      [0.06, -0.01],
      [0.3, 0.045],
      [0.5, 0.06],
      [0.7, 0.045],
      [0.94, -0.01],
    ]
    return bulges.map(([at, out]): Point => [
      from[0] + along * at + (across / long) * out,
      from[1] + across * at - (along / long) * out,
    ])
  })
  const shape = pen.curve(edge)
  return stack(
    solid(pen, shape, ['#f0b555', '#d98f35', '#a5601d'], {
      soft: 0.1,
      steep: 2,
      glint: 0.4,
      gleam: 16,
      ambient: 0.5,
      grain: 0.55,
      bumps: 10,
    }),
    pen.clipped(
      shape,
      crease(pen, [
        [0, -0.62],
        [pen.between(-0.1, 0.1), 0],
        [0, 0.42],
      ]) + specks(pen, { count: 14, within: 0.5, colours: ['#8a4d15', '#f6cd80'], sizes: [0.012, 0.03] }),
    ),
  )
}

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

/** Fried pieces around two chutneys. */
const fried =
  (piece: Draw, spots: readonly (readonly [number, number])[], size: number): Draw =>
  (pen) =>
    stack(
      pen.spots(spots, size).map(piece),
      inBowl('white', redDip)(pen.at(0.52, -0.1, 0.26)),
      inBowl('white', mintChutney)(pen.at(0.44, 0.5, 0.24)),
      onionRings(
        pen,
        pen.spots(
          [
            [0.42, -0.62],
            [0.56, -0.56],
            [0.66, -0.44],
          ],
          0.1,
        ),
      ),
      herbs(pen, 3, { within: 0.5, apart: 0.5, size: 0.11 }),
    )
const five = [
  [-0.46, -0.4],
  [0.1, -0.54],
  [-0.56, 0.2],
  [-0.02, 0.04],
  [-0.14, 0.58],
] as const
const many = [
  [-0.5, -0.44],
  [-0.1, -0.58],
  [-0.62, 0],
  [-0.22, -0.18],
  [0.16, -0.2],
  [-0.44, 0.36],
  [-0.06, 0.2],
  [-0.2, 0.66],
  [0.12, 0.56],
] as const

const patty: Draw = (pen) => crumbed(pen, pen.blob({ rough: 0.04, points: 12 }), golden, goldenCrumbs)
const croquette: Draw = (spot) => {
  const pen = spot.turned(spot.between(-0.7, 0.7))
  return crumbed(pen, pen.block({ wide: 2.2, high: 1.1, corner: 0.5, rough: 0.03 }), golden, goldenCrumbs)
}
/** A fritter of shreds held by batter. */
const fritter: Draw = (pen) =>
  crumbed(
    pen,
    pen.blob({ rough: 0.22, points: 13 }),
    ['#f0b24a', '#cf8226', '#8a4a10'],
    ['#f8d488', '#6b8f35', '#8a4510', '#c77aa8'],
  ) + threads(pen, { count: 7, within: 0.7, colours: ['#e0a83c', '#c98a24'], lengths: [0.2, 0.35], width: 0.09 })
const bonda: Draw = (pen) => ball(pen, ['#f3bd55', '#dd9530', '#a8641b'], { glint: 0.45, gleam: 16, grain: 0.5 })
const slice: Draw = (pen) =>
  crumbed(
    pen,
    pen.blob({ rough: 0.05, long: 1.15, points: 12 }),
    ['#f5c860', '#dfa038', '#a2661a'],
    ['#fbe0a0', '#b5701f', '#5a2a5f'],
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

function vadaPav(pen: Pen): string {
  return stack(
    bun(pen.at(0, 0.2, 1.02)),
    fill(pen.at(0, 0.12).blob({ size: 0.5, rough: 0.1, points: 12 }), '#6fae3e'),
    bonda(pen.at(0, 0.06, 0.44)),
    bun(pen.at(0, -0.2, 0.98)),
  )
}

const shell = (pen: Pen): string =>
  stack(
    puri(pen),
    fill(pen.at(-0.04, 0).blob({ size: 0.46, rough: 0.18 }), '#6b3a10'),
    bits(pen.at(-0.04, 0), {
      count: 9,
      colours: ['#f3d27a', '#e9bd55', '#7db83a', '#8f3226'],
      size: 0.13,
      within: 0.34,
      apart: 0.16,
      long: 1.1,
    }),
  )

const mashOnPan: Draw = (pen) =>
  stack(
    sauce(pen, { base: '#c8431a', oil: '#f08a35', dark: '#8a2408' }),
    bits(pen, {
      count: 90,
      colours: ['#d9571f', '#c03f16', '#e27a30', '#7d9a35', '#f0a444'],
      size: 0.045,
      within: 0.86,
      long: 1.3,
      glint: 0.5,
    }),
    butter(pen.at(-0.04, -0.04, 0.36)),
    herbs(pen, 9, { within: 0.7 }),
  )

export const snacks = {
  samosa: onPlate('teal', (pen) =>
    stack(
      pen
        .spots([
          [-0.44, -0.36, 0.8, 0.25],
          [0.38, -0.48, 0.8, -0.55],
          [-0.36, 0.44, 0.8, 2.75],
        ])
        .map(samosa),
      inBowl('white', mintChutney)(pen.at(0.44, 0.38, 0.33)),
      chillies(
        pen,
        green,
        pen.spots([
          [0.78, -0.05, 0.21, 1.3],
          [-0.02, -0.06, 0.18, 2.2],
        ]),
      ),
      herbs(pen, 3, { within: 0.85, apart: 0.6, size: 0.12 }),
    ),
  ),
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
  'veg-cutlet': onPlate('teal', fried(patty, five, 0.28)),
  croquettes: onPlate('rose', fried(croquette, five, 0.25)),
  bhajiya: onPlate('steel', fried(fritter, many, 0.21)),
  bonda: onPlate('clay', fried(bonda, five, 0.27)),
  'battered-slices': onPlate('white', fried(slice, five, 0.28)),
  'stuffed-chillies': onPlate('black', (pen) =>
    stack(
      pen
        .spots([
          [-0.36, -0.42, 0.4, -0.5],
          [0.16, -0.5, 0.4, -0.3],
          [-0.46, 0.06, 0.4, -0.6],
          [0, 0.04, 0.4, -0.4],
          [-0.2, 0.54, 0.4, -0.3],
        ])
        .map((spot) =>
          stack(
            chillies(spot, green, [spot.at(0.2, 0, 1)]),
            crumbed(
              spot,
              spot.at(0.22, 0).blob({ size: 0.38, long: 2.2, rough: 0.1, points: 12 }),
              ['#f5c860', '#dfa038', '#a2661a'],
              ['#fbe0a0', '#b5701f'],
            ),
          ),
        ),
      inBowl('white', redDip)(pen.at(0.54, 0.12, 0.27)),
      wedge(pen.at(0.34, 0.62, 0.17, 0.4)),
      herbs(pen, 4, { apart: 0.4 }),
    ),
  ),
  'vada-pav': onPlate('teal', (pen) =>
    stack(
      pen
        .spots([
          [-0.36, -0.28, 0.62, -0.35],
          [0.38, -0.12, 0.62, 0.3],
          [-0.2, 0.44, 0.6, -0.15],
        ])
        .map(vadaPav),
      inBowl(
        'steel',
        (bowl) =>
          sauce(bowl, { base: '#b5351a', oil: '#e2602c', dark: '#7d1a0a' }) +
          specks(bowl, { count: 70, colours: ['#7d1a0a', '#f08a4a', '#e6b06a'], sizes: [0.02, 0.05] }),
      )(pen.at(0.46, 0.56, 0.24)),
      chillies(
        pen,
        green,
        pen.spots([
          [0.74, 0.22, 0.2, 1.3],
          [0.02, -0.74, 0.2, 0.2],
        ]),
      ),
    ),
  ),
  dabeli: onPlate('rose', (pen) =>
    stack(
      pen
        .spots([
          [-0.36, -0.3, 0.6, -0.3],
          [0.38, -0.16, 0.6, 0.25],
          [-0.16, 0.44, 0.6, -0.1],
        ])
        .map((spot) =>
          stack(
            bun(spot.at(0, 0.2, 1.02)),
            fill(spot.at(0, 0.08).blob({ size: 0.5, rough: 0.12, points: 12 }), '#8a3a18'),
            bun(spot.at(0, -0.2, 0.98)),
            sev(spot.at(0, 0.34, 0.5), 60, 0.8),
            bits(spot.at(0, 0.34, 0.5), {
              count: 12,
              colours: pomegranate,
              size: 0.09,
              within: 0.8,
              long: 1.1,
              glint: 1,
            }),
          ),
        ),
      herbs(pen, 5, { apart: 0.4 }),
    ),
  ),
  'pav-bhaji': onPlate('steel', (pen) =>
    stack(
      bun(pen.at(0.34, 0.42, 0.58, 0.25)),
      bun(pen.at(-0.24, 0.56, 0.56, -0.1)),
      inBowl('black', mashOnPan)(pen.at(-0.1, -0.24, 0.56)),
      wedge(pen.at(0.68, -0.2, 0.17, 1.2)),
      bits(pen.at(0.62, -0.52, 0.2), {
        count: 22,
        colours: ['#e3a6cd', '#c878ab', '#f3dcea'],
        size: 0.16,
        within: 0.8,
        apart: 0.2,
      }),
    ),
  ),
  'pani-puri': onPlate('steel', (pen) =>
    stack(
      pen.ring({ count: 7, far: 0.66, size: 0.26, from: 0.3 }).map(shell),
      inBowl('indigo', (bowl) =>
        stack(
          sauce(bowl, { base: '#5f8a2c', oil: '#9cc25c', dark: '#38581a' }),
          herbs(bowl, 5, { size: 0.2 }),
          bits(bowl, { count: 12, colours: ['#f7c63c', '#fbd965'], size: 0.05, long: 1 }),
        ),
      )(pen.at(0, 0, 0.36)),
    ),
  ),
  chaat: onPlate('white', (pen) =>
    stack(
      pen.ring({ count: 6, far: 0.42, size: 0.3 }).map(puri),
      fill(pen.blob({ size: 0.52, rough: 0.22, points: 12 }), '#fffaf0'),
      pen.wet(pen.blob({ size: 0.5, rough: 0.2 })),
      fill(pen.at(0.1, 0.1).blob({ size: 0.26, rough: 0.4, points: 11 }), '#7a2a14', 0.85),
      fill(pen.at(-0.2, -0.16).blob({ size: 0.2, rough: 0.4, points: 11 }), '#5f9a34', 0.85),
      sev(pen, 200, 0.6),
      bits(pen, { count: 26, colours: pomegranate, size: 0.03, within: 0.6, long: 1.1, glint: 1 }),
      bits(pen, { count: 14, colours: onionBits, size: 0.035 }),
      herbs(pen, 9),
    ),
  ),
  kachori: onPlate(
    'brass',
    fried(
      (pen) =>
        ball(pen, ['#eebc68', '#cf8c34', '#94581a'], { glint: 0.4, gleam: 16, grain: 0.35, ambient: 0.5 }) +
        crease(pen, [
          [-0.3, -0.2],
          [0, 0.05],
          [0.3, -0.05],
        ]),
      five,
      0.28,
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
  sandwich: onPlate('white', (pen) =>
    stack(
      pen
        .spots([
          [-0.3, -0.3, 0.42, 0.2],
          [0.36, -0.3, 0.42, 1.7],
          [-0.3, 0.36, 0.42, -1.3],
          [0.36, 0.36, 0.42, 3.3],
        ])
        .map(triangle),
      inBowl('teal', mintChutney)(pen.at(0.02, 0.02, 0.2)),
    ),
  ),
  popcorn: onPlate('rose', (pen) =>
    stack(
      pen
        .scatter({ count: 60, within: 0.78, apart: 0.16, size: 0.1 })
        .map((spot) =>
          spot.raised(
            { soft: 0.18, steep: 1.1, glint: 0.4, ambient: 0.68 },
            [0, 1, 2, 3]
              .map((i) =>
                fill(
                  spot.at(Math.cos(i * 1.7) * 0.5, Math.sin(i * 1.7) * 0.5, 0.62).blob({ rough: 0.15 }),
                  spot.pick(['#fffdf2', '#fdf3d0', '#fbe8b0']),
                ),
              )
              .join(''),
          ),
        ),
      specks(pen, { count: 30, colours: ['#f2b52e'], sizes: [0.012, 0.02] }),
    ),
  ),
  'kathi-roll': onPlate('black', (pen) =>
    stack(
      pen
        .spots([
          [-0.2, -0.4, 0.62, -0.35],
          [-0.1, 0.02, 0.62, -0.3],
          [0, 0.44, 0.62, -0.25],
        ])
        .map((spot) =>
          stack(
            solid(
              spot,
              spot.block({ wide: 2, high: 0.6, corner: 0.24, rough: 0.03 }),
              ['#f6dba0', '#e3b562', '#b07c2a'],
              { soft: 0.1, steep: 1.5, glint: 0.35, grain: 0.4, bumps: 9 },
            ),
            crease(
              spot,
              [
                [-0.9, -0.1],
                [-0.1, 0.12],
                [0.6, -0.05],
              ],
              { colour: '#8a5a20', width: 0.03 },
            ),
            bits(spot.at(0.94, 0, 0.28), {
              count: 12,
              colours: ['#c9502a', '#5fa83a', '#f3dcea', '#e2863a'],
              size: 0.24,
              within: 0.7,
              apart: 0.3,
            }),
          ),
        ),
      onionRings(
        pen,
        pen.spots(
          [
            [0.62, -0.56],
            [0.7, -0.42],
          ],
          0.1,
        ),
      ),
      wedge(pen.at(0.66, 0.6, 0.16, 0.3)),
      herbsAt(pen, pen.spots([[-0.7, 0.1]], 0.12)),
    ),
  ),
} satisfies Record<string, Draw>

/** Half a grilled sandwich, its filling at the cut. */
function triangle(pen: Pen): string {
  const outline = (grow: number) =>
    pen.polygon([
      [-0.86 - grow, 0.5 + grow],
      [0.86 + grow, 0.5 + grow],
      [0, -0.62 - grow],
    ])
  const bars = [-0.5, -0.2, 0.1, 0.4].map((u) =>
    line(
      pen,
      pen.polygon(
        [
          [u - 0.4, 0.7],
          [u + 0.5, -0.7],
        ],
        false,
      ),
      { colour: '#7d4212', width: 0.07, opacity: 0.6 },
    ),
  )
  return stack(
    pen.raised({ soft: 0.07, steep: 1 }, fill(outline(0.12), '#5fa83a') + fill(outline(0.07), '#d9412a')),
    pen.raised(
      { soft: 0.08, steep: 1.4, glint: 0.3, grain: 0.4, bumps: 7 },
      fill(outline(0), pen.sheen(['#f3cf8a', '#dfa850', '#a86c20'])),
    ),
    pen.clipped(outline(0), bars.join('')),
  )
}
