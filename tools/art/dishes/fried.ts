import { fill, line, stack } from '../kit/ink.ts'
import type { Draw, Pen, Shades } from '../kit/pen.ts'
import { ball, crumbed, white } from '../parts/dough.ts'
import { bananaLeaf, herbs, scallions } from '../parts/greens.ts'
import { sauce } from '../parts/sauce.ts'
import { bits, onionRings, specks, wedge } from '../parts/sprinkles.ts'
import { inBowl, onPlate } from '../vessels.ts'
import { prawn } from './meats.ts'
import { redDip } from './sides.ts'

const withLemon = (pen: Pen) =>
  stack(
    onionRings(
      pen,
      pen.spots(
        [
          [0.3, 0.62],
          [0.44, 0.58],
        ],
        0.11,
      ),
    ),
    wedge(pen.at(0.62, 0.2, 0.17, 0.8)),
    herbs(pen, 4, { apart: 0.4, size: 0.11 }),
  )

const friedFish: Shades = ['#f2b450', '#d98a2c', '#9a5314']

const fillet: Draw = (pen) =>
  crumbed(
    pen,
    pen.curve(
      (
        [
          [-1, -0.06],
          [-0.62, -0.36],
          [-0.05, -0.46],
          [0.55, -0.4],
          [1.02, -0.1],
          [0.98, 0.16],
          [0.5, 0.4],
          [-0.1, 0.44],
          [-0.66, 0.32],
        ] as const
      ).map(([u, v]) => [u * pen.between(0.96, 1.04), v * pen.between(0.94, 1.06)]),
    ),
    friedFish,
    ['#fbd78c', '#8a4510', '#f6c465', '#b5651a'],
  )

/** A drumstick, its meat pushed to one end. */
const lollipop: Draw = (pen) =>
  stack(
    pen.raised(
      { soft: 0.06, steep: 1, ambient: 0.66 },
      line(
        pen,
        pen.polygon(
          [
            [0.4, 0],
            [1.25, 0],
          ],
          false,
        ),
        { colour: '#fbf0dc', width: 0.2 },
      ) + fill(pen.at(1.3, 0).blob({ size: 0.17 }), '#fffaf0'),
    ),
    crumbed(
      pen.at(-0.1, 0),
      pen.at(-0.1, 0).blob({ size: 0.68, rough: 0.14, points: 12, long: 1.1 }),
      ['#e2602a', '#b5381a', '#6b1808'],
      ['#f58a4a', '#7a1c08', '#f0b060'],
    ),
  )

export const dry = (pen: Pen, of: readonly string[]) => bits(pen, { count: 16, colours: of, size: 0.035, within: 0.6 })

export const fried = {
  'fish-fry': onPlate(
    'white',
    (pen) =>
      stack(
        bananaLeaf(pen),
        pen
          .spots([
            [-0.22, -0.5, 0.42, -0.25],
            [-0.3, -0.06, 0.42, -0.3],
            [-0.1, 0.36, 0.42, -0.2],
          ])
          .map(fillet),
        inBowl(
          'steel',
          (bowl) =>
            sauce(bowl, { base: '#e0ab1e', oil: '#f8d864', dark: '#a87808' }) +
            specks(bowl, { count: 60, colours: ['#7a5208', '#fff0b0'], sizes: [0.02, 0.045] }),
        )(pen.at(0.56, -0.26, 0.24)),
        withLemon(pen),
      ),
    0.08,
  ),
  'prawn-fry': onPlate('clay', (pen) =>
    stack(
      pen.scatter({ count: 11, within: 0.58, apart: 0.36, size: 0.31 }).map(prawn),
      specks(pen, { count: 120, colours: ['#b5341a', '#3a1d0a', '#f0a050'], within: 0.75, sizes: [0.006, 0.014] }),
      dry(pen, ['#fff3d6', '#e8c98a']),
      wedge(pen.at(0.64, 0.5, 0.17, 0.4)),
      herbs(pen, 9),
    ),
  ),
  'golden-prawns': onPlate('indigo', (pen) =>
    stack(
      pen
        .spots([
          [-0.44, -0.4, 0.26, 0.5],
          [0.02, -0.52, 0.26, 0.3],
          [-0.56, 0.1, 0.26, 0.6],
          [-0.08, -0.04, 0.26, 0.4],
          [-0.3, 0.5, 0.26, 0.5],
          [0.16, 0.36, 0.26, 0.2],
        ])
        .map(
          (spot) =>
            crumbed(
              spot,
              spot.blob({ size: 0.62, long: 1.5, rough: 0.14, points: 13 }),
              ['#fbcf6a', '#e8a53c', '#b06c1a'],
              ['#fff0c0', '#c9822a'],
            ) +
            fill(
              spot.at(1.06, 0).curve([
                [-0.2, 0],
                [0.24, -0.3],
                [0.16, 0],
                [0.24, 0.3],
              ]),
              '#e2502a',
            ),
        ),
      inBowl('white', redDip)(pen.at(0.54, -0.14, 0.28)),
      wedge(pen.at(0.56, 0.5, 0.17, 0.4)),
      herbs(pen, 4, { apart: 0.4 }),
    ),
  ),
  'chicken-lollipop': onPlate('black', (pen) =>
    stack(
      pen
        .ring({ count: 6, far: 0.48, size: 0.3, from: 0.3 })
        .map((spot, i) => lollipop(spot.turned(0.3 + (i / 6) * Math.PI * 2))),
      inBowl('white', redDip)(pen.at(0, 0, 0.24)),
      scallions(pen, 12, 0.8),
      herbs(pen, 3, { within: 0.85, apart: 0.6, size: 0.12 }),
    ),
  ),
  'crispy-corn': onPlate('teal', (pen) =>
    stack(
      bits(pen, {
        count: 230,
        colours: ['#f7cf3c', '#fbdc62', '#f0be28', '#e8a828'],
        size: 0.045,
        within: 0.66,
        apart: 0.055,
        long: 1.2,
        glint: 0.6,
      }),
      bits(pen, { count: 26, colours: ['#d9342a', '#4c9a2a'], size: 0.035, within: 0.66 }),
      scallions(pen, 16, 0.62),
      wedge(pen.at(0.6, 0.5, 0.17, 0.4)),
    ),
  ),
  'potato-wedges': onPlate('white', (pen) =>
    stack(
      pen.scatter({ count: 15, within: 0.62, apart: 0.29, size: 0.26 }).map((spot) =>
        crumbed(
          spot,
          spot.anyWay().curve([
            [-1, 0.1],
            [-0.4, -0.34],
            [0.5, -0.34],
            [1, 0.06],
            [0.4, 0.3],
            [-0.4, 0.34],
          ]),
          ['#fbd878', '#e6a83c', '#a8681a'],
          ['#4f7a2a', '#b5461a', '#fff3d0'],
        ),
      ),
      inBowl('teal', (bowl) => white(bowl, ['#fffaf0', '#fbf3e2', '#e0d2b4']))(pen.at(0.56, 0.48, 0.22)),
      herbs(pen, 6, { apart: 0.3 }),
    ),
  ),
  'stuffed-mushrooms': onPlate('clay', (pen) =>
    stack(
      pen
        .spots(
          [
            [-0.44, -0.42],
            [0.1, -0.54],
            [0.54, -0.12],
            [-0.56, 0.14],
            [0, 0],
            [-0.22, 0.56],
            [0.34, 0.46],
          ],
          0.25,
        )
        .map((spot) =>
          stack(
            ball(spot, ['#d9bc90', '#b8905c', '#7a5630'], { glint: 0.4, ambient: 0.5 }),
            white(spot.at(-0.04, -0.04, 0.6), ['#fffaf0', '#fbe8b8', '#dfb45c']),
            specks(spot, { count: 12, within: 0.5, colours: ['#4f7a2a', '#b5461a'], sizes: [0.04, 0.07] }),
          ),
        ),
      herbs(pen, 6, { apart: 0.3 }),
    ),
  ),
} satisfies Record<string, Draw>
