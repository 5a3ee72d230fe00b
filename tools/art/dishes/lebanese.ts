import { fill, line, stack } from '../kit/ink.ts'
import type { Point } from '../kit/path.ts'
import type { Draw, Pen } from '../kit/pen.ts'
import { ball, crease, flatbread, solid } from '../parts/dough.ts'
import { chillies, green, herbs, leaves } from '../parts/greens.ts'
import { pieces } from '../parts/pieces.ts'
import { creamy, sauce } from '../parts/sauce.ts'
import { bits, dust, onionRings, pomegranate, round, specks, tomatoes, wedge } from '../parts/sprinkles.ts'
import { inBowl, onPlate } from '../vessels.ts'
import { pita } from './breads.ts'

const falafelBall: Draw = (pen) =>
  ball(pen, ['#c98f45', '#9a6226', '#63390f'], { glint: 0.25, gleam: 12, grain: 0.9 }) +
  specks(pen, { count: 16, within: 0.8, colours: ['#5c3a10', '#e0b060', '#6f8f35'], sizes: [0.03, 0.06] })

/** A paste swirled with the back of a spoon, oil in the groove. */
const swirled =
  (base: string, light: string, dark: string, top: (pen: Pen) => string): Draw =>
  (pen) => {
    const spiral = Array.from({ length: 61 }, (_, i): Point => {
      const [turn, far] = [(i / 60) * Math.PI * 4.8, 0.1 + 0.68 * (i / 60)]
      return [Math.cos(turn) * far, Math.sin(turn) * far]
    })
    const groove = pen.curve(spiral, false)
    return stack(
      sauce(pen, { base, oil: light, dark, oily: 0.2 }),
      pen.raised(
        { soft: 0.04, steep: 1.2, glint: 0.3, ambient: 0.6 },
        line(pen, groove, { colour: light, width: 0.17 }),
      ),
      pen.blurred(
        0.01,
        line(pen.at(0.06, 0.05), pen.at(0.06, 0.05).curve(spiral, false), {
          colour: '#b8901e',
          width: 0.05,
          opacity: 0.7,
        }),
      ),
      top(pen),
    )
  }

const hummus = swirled(
  '#ecd3a0',
  '#f8e8c6',
  '#c9a566',
  (pen) =>
    dust(pen, '#b52b14') +
    pieces(pen, ['chickpea'], { count: 5, size: 0.15, within: 0.24 }) +
    herbs(pen, 7, { within: 0.6, apart: 0.2 }),
)

const babaGanoush = swirled(
  '#d3b98c',
  '#eeddb8',
  '#a3875a',
  (pen) =>
    bits(pen, { count: 34, colours: pomegranate, size: 0.034, within: 0.6, apart: 0.1, long: 1.1, glint: 1.1 }) +
    herbs(pen, 9),
)

const garlicDip = creamy({ base: '#fdf8ee', oil: '#ffffff', dark: '#ddd2bc', dust: '#b52b14' })

const fattoush: Draw = (pen) =>
  stack(
    fill(pen.disc(), '#2f5a1e'),
    pen.clipped(
      pen.disc(1.03),
      stack(
        leaves(pen),
        pen.scatter({ count: 9, within: 0.74, apart: 0.34, size: 0.115 }).map((spot) => round(spot, 'tomato')),
        pen.scatter({ count: 8, within: 0.76, apart: 0.34, size: 0.12 }).map((spot) => round(spot, 'cucumber')),
        pen
          .scatter({ count: 9, within: 0.74, apart: 0.3, size: 0.1 })
          .map((spot) =>
            solid(
              spot,
              spot.anyWay().block({ wide: 1.9, high: 1.5, corner: 0.2, rough: 0.12 }),
              ['#f3d088', '#e0a94c', '#a8701c'],
              { soft: 0.18, steep: 1.3, grain: 0.4 },
            ),
          ),
      ),
    ),
    onionRings(
      pen,
      pen.spots(
        [
          [-0.34, 0.1],
          [0.3, -0.3],
          [0.2, 0.42],
        ],
        0.13,
      ),
    ),
    bits(pen, { count: 18, colours: pomegranate, size: 0.026, within: 0.74, apart: 0.18, long: 1.1, glint: 1 }),
  )

const tabbouleh: Draw = (pen) =>
  stack(
    bits(pen, {
      count: 330,
      colours: ['#4f8a2c', '#3f7422', '#6aa540', '#2f5f18'],
      size: 0.05,
      within: 0.92,
      apart: 0.03,
      long: 1.5,
    }),
    bits(pen, { count: 50, colours: tomatoes, size: 0.04, within: 0.84, apart: 0.1, long: 1.1 }),
    bits(pen, { count: 70, colours: ['#f3dca0', '#e8c878'], size: 0.022, within: 0.88 }),
    wedge(pen.at(0.5, 0.46, 0.2, 2.6)),
  )

const vineLeaf: Draw = (pen) =>
  solid(pen, pen.block({ wide: 2, high: 0.8, corner: 0.36, rough: 0.03 }), ['#8a9a44', '#5f7428', '#3a4a14'], {
    soft: 0.14,
    steep: 1.3,
    glint: 0.7,
    grain: 0.3,
  }) +
  [-0.4, 0.1, 0.5]
    .map((u) =>
      crease(
        pen,
        [
          [u - 0.2, -0.36],
          [u, 0],
          [u + 0.1, 0.36],
        ],
        { colour: '#2a360c', width: 0.04 },
      ),
    )
    .join('')

const wrapped = (pen: Pen) =>
  pen.spots([
    [-0.34, -0.5, 0.26, 0.1],
    [0.28, -0.5, 0.26, -0.1],
    [-0.42, -0.16, 0.26],
    [0.2, -0.14, 0.26],
    [-0.36, 0.2, 0.26, 0.06],
    [0.26, 0.22, 0.26, -0.06],
    [-0.06, 0.56, 0.26],
  ])

export const lebanese = {
  hummus: inBowl('indigo', hummus),
  'baba-ganoush': inBowl('clay', babaGanoush),
  muhammara: inBowl(
    'white',
    swirled(
      '#b5421c',
      '#d96a34',
      '#7a240a',
      (pen) => bits(pen, { count: 16, colours: ['#c98a4a', '#a86a30'], size: 0.07, within: 0.55 }) + herbs(pen, 7),
    ),
  ),
  falafel: onPlate('copper', (pen) =>
    stack(
      pen.ring({ count: 7, far: 0.63, size: 0.25, from: 0.2 }).map(falafelBall),
      inBowl('white', garlicDip)(pen.at(0, 0, 0.33)),
      herbs(pen, 8, { within: 0.8, apart: 0.4, size: 0.13 }),
    ),
  ),
  fattoush: inBowl('white', fattoush),
  tabbouleh: inBowl('indigo', tabbouleh),
  'vine-leaves': onPlate('white', (pen) =>
    stack(
      wrapped(pen).map(vineLeaf),
      wedge(pen.at(0.66, 0.1, 0.17, 1.6)),
      wedge(pen.at(-0.62, 0.48, 0.17, 0.4)),
      herbs(pen, 4, { apart: 0.5 }),
    ),
  ),
  mezze: onPlate(
    'brass',
    (pen) =>
      stack(
        pen
          .spots(
            [
              [0.1, 0.62],
              [0.36, 0.5],
              [-0.18, 0.6],
            ],
            0.32,
          )
          .map(pita),
        inBowl('indigo', hummus)(pen.at(-0.5, -0.34, 0.36)),
        inBowl('clay', babaGanoush)(pen.at(0.5, -0.38, 0.34)),
        inBowl('white', fattoush)(pen.at(0.02, -0.66, 0.26)),
        inBowl('white', garlicDip)(pen.at(0.62, 0.26, 0.24)),
        pen
          .spots(
            [
              [-0.62, 0.2],
              [-0.4, 0.4],
              [-0.68, 0.48],
              [-0.42, 0.7],
              [-0.14, 0.14],
              [0.1, -0.04],
              [0.16, 0.24],
              [-0.1, -0.16],
            ],
            0.135,
          )
          .map(falafelBall),
        herbs(pen, 5, { within: 0.5, apart: 0.3, size: 0.11 }),
      ),
    0.08,
  ),
  shawarma: onPlate('steel', (pen) =>
    stack(
      pen
        .spots([
          [-0.2, -0.3, 0.62, -0.3],
          [0, 0.22, 0.62, -0.2],
        ])
        .map((spot) =>
          stack(
            flatbread(spot.at(0, 0.1, 0.6), ['#fbeecb', '#f0d296', '#cf9a50']),
            bits(spot, {
              count: 34,
              colours: ['#b5662c', '#8a4218', '#f6e3ee', '#5fa83a', '#e85a3a'],
              size: 0.09,
              within: 0.66,
              long: 1.8,
              apart: 0.12,
            }),
            solid(
              spot,
              spot.at(0, 0.3).block({ wide: 1.9, high: 0.5, corner: 0.24, rough: 0.04 }),
              ['#f6dba0', '#e3b562', '#b07c2a'],
              { soft: 0.1, steep: 1.5, grain: 0.4 },
            ),
          ),
        ),
      inBowl('white', garlicDip)(pen.at(0.58, -0.52, 0.24)),
      chillies(pen, green, pen.spots([[0.66, 0.3, 0.2, 1.1]])),
      herbs(pen, 3, { apart: 0.5 }),
    ),
  ),
} satisfies Record<string, Draw>
