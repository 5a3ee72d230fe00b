import { fill, line, stack } from '../kit/ink.ts'
import type { Point } from '../kit/path.ts'
import type { Draw, Pen } from '../kit/pen.ts'
import { ball, solid } from '../parts/dough.ts'
import { herbs, herbsAt } from '../parts/greens.ts'
import { sauce } from '../parts/sauce.ts'
import { bits, dust, onionBits, tomatoes, wedge } from '../parts/sprinkles.ts'
import { inBowl, onPlate } from '../vessels.ts'
import { burritoBowl } from './burrito-bowl.ts'

const guacamole: Draw = (pen) =>
  stack(
    sauce(pen, { base: '#8fae3c', oil: '#c4d97a', dark: '#5f7d22', oily: 0.4 }),
    bits(pen, {
      count: 80,
      colours: ['#9dbb48', '#86a536', '#b4cc66'],
      size: 0.055,
      within: 0.85,
      apart: 0.1,
      long: 1.3,
      glint: 0.4,
    }),
    bits(pen, { count: 18, colours: tomatoes, size: 0.05, apart: 0.18, long: 1.1 }),
    bits(pen, { count: 12, colours: onionBits, size: 0.035 }),
    herbs(pen, 6),
  )

/** A folded tortilla with its filling spilling over. */
function taco(pen: Pen): string {
  const arc = (high: number): Point[] =>
    Array.from({ length: 11 }, (_, i) => [-Math.cos((Math.PI * i) / 10), -Math.sin((Math.PI * i) / 10) * high])
  const shell = (high: number, down: number) => `${pen.at(0, down).curve(arc(high), false)}Z`
  const filling = Array.from({ length: 36 }, () => {
    const [turn, far] = [pen.between(0.1, 0.9) * Math.PI, pen.between(0.78, 1.06)]
    return pen.at(-Math.cos(turn) * far * 0.95, -Math.sin(turn) * far * 0.92 - 0.02, pen.between(0.06, 0.12)).anyWay()
  })
  return stack(
    solid(pen, shell(0.98, 0), ['#f3c46a', '#e0a445', '#a86c1c'], {
      soft: 0.06,
      steep: 1.4,
      glint: 0.2,
      grain: 0.4,
      bumps: 8,
    }),
    pen.raised(
      { soft: 0.02, steep: 1, glint: 0.4 },
      filling
        .map((spot) =>
          fill(
            spot.blob({ rough: 0.3, points: 7, long: 1.4 }),
            spot.pick(['#5fa83a', '#76bb4a', '#d9362a', '#e54b36', '#ffe08a', '#6b3417', '#7d4320', '#fff3d9']),
          ),
        )
        .join(''),
    ),
    solid(pen, shell(0.8, 0.16), ['#f9d27a', '#e9b04c', '#b57c24'], {
      soft: 0.08,
      steep: 1.6,
      glint: 0.25,
      grain: 0.4,
      bumps: 8,
    }),
  )
}

function chip(spot: Pen): string {
  const pen = spot.anyWay()
  return pen.raised(
    { soft: 0.08, steep: 1.4, glint: 0.25, grain: 0.7, bumps: 8 },
    fill(
      pen.polygon([
        [1, 0],
        [-0.5, 0.87],
        [-0.5, -0.87],
      ]),
      pen.pick(['#f4bf4a', '#efb03a', '#f8cc66']),
    ),
  )
}

/** Filled tortillas side by side under their sauce. */
const enchiladas = (base: string, oil: string): Draw =>
  onPlate('clay', (pen) =>
    stack(
      pen
        .spots(
          [
            [-0.52, 0],
            [-0.18, 0.02],
            [0.16, 0],
            [0.5, 0.02],
          ],
          0.56,
        )
        .map((spot) =>
          solid(
            spot,
            spot.block({ wide: 0.56, high: 2, corner: 0.24, rough: 0.03 }),
            ['#f3cf88', '#dfa64c', '#a86c20'],
            { soft: 0.12, steep: 1.4, grain: 0.4 },
          ),
        ),
      pen.raised(
        { soft: 0.03, steep: 1, glint: 1 },
        fill(pen.blob({ size: 0.5, rough: 0.16, points: 16, long: 1.35 }), base),
      ),
      pen.wet(pen.blob({ size: 0.48, rough: 0.14, points: 16, long: 1.3 })),
      bits(pen, { count: 60, colours: ['#fff3c8', '#ffe08a', oil], size: 0.04, within: 0.55, apart: 0.07, long: 2 }),
      herbs(pen, 7),
      bits(pen, { count: 14, colours: onionBits, size: 0.035, within: 0.5 }),
    ),
  )

export const mexican = {
  tacos: onPlate('teal', (pen) =>
    stack(
      pen
        .spots([
          [-0.12, -0.3, 0.56, -0.35],
          [0.1, 0.14, 0.56, -0.2],
          [-0.06, 0.58, 0.56, -0.05],
        ])
        .map(taco),
      wedge(pen.at(0.66, -0.46, 0.2, 1.2)),
      herbsAt(pen, pen.spots([[-0.72, 0.2]], 0.12)),
    ),
  ),
  nachos: onPlate('black', (pen) =>
    stack(
      pen.ring({ count: 15, far: 0.74, size: 0.25 }).map(chip),
      pen.ring({ count: 10, far: 0.5, size: 0.25, from: 0.2 }).map(chip),
      pen
        .ring({ count: 9, far: 0.62, size: 0.11, from: 0.2 })
        .map((spot) =>
          spot.raised(
            { soft: 0.18, steep: 1.6, glint: 0.9 },
            fill(spot.anyWay().blob({ rough: 0.35, long: 1.5 }), '#ffc93c'),
          ),
        ),
      bits(pen, {
        count: 34,
        colours: [...tomatoes, '#4c9a2a', '#3a2014', '#f6e3ee'],
        size: 0.034,
        within: 0.82,
        apart: 0.12,
        long: 1.2,
      }),
      inBowl('clay', guacamole)(pen.at(-0.02, -0.02, 0.36)),
      herbs(pen, 6, { within: 0.8, apart: 0.4, size: 0.1 }),
    ),
  ),
  guacamole: inBowl('clay', guacamole),
  salsa: inBowl('indigo', (pen) =>
    stack(
      sauce(pen, { base: '#b5261a', oil: '#e85a3a', dark: '#7d120a', oily: 0.4 }),
      bits(pen, { count: 120, colours: tomatoes, size: 0.055, within: 0.88, apart: 0.09, long: 1.15, glint: 0.9 }),
      bits(pen, { count: 24, colours: onionBits, size: 0.04, within: 0.8, apart: 0.16 }),
      bits(pen, { count: 16, colours: ['#4c9a2a', '#6ab545'], size: 0.03, within: 0.8 }),
      herbs(pen, 7),
    ),
  ),
  'burrito-bowl': inBowl('teal', burritoBowl),
  quesadilla: onPlate('indigo', (pen) =>
    stack(
      [0.2, 1.25, 2.3, 3.35, 4.4, 5.45].map((turn) => {
        const spot = pen.at(Math.cos(turn) * 0.36, Math.sin(turn) * 0.36, 0.4, turn)
        return (
          solid(
            spot,
            spot.curve([
              [-0.86, 0],
              [0.7, -0.5],
              [0.9, 0],
              [0.7, 0.5],
            ]),
            ['#fbe3ae', '#ecbf6c', '#b57c2c'],
            { soft: 0.1, steep: 1.4, grain: 0.4 },
          ) +
          spot.blurred(0.1, fill(spot.at(0.2, 0).blob({ size: 0.24, rough: 0.3 }), '#a8641c', 0.5)) +
          line(
            spot,
            spot.curve(
              [
                [0.76, -0.46],
                [0.95, 0],
                [0.76, 0.46],
              ],
              false,
            ),
            { colour: '#ffd24a', width: 0.07 },
          )
        )
      }),
      inBowl('clay', guacamole)(pen.at(0, 0, 0.22)),
      herbs(pen, 4, { within: 0.85, apart: 0.6, size: 0.11 }),
    ),
  ),
  enchiladas: enchiladas('#b52a14', '#e85a3a'),
  'green-enchiladas': enchiladas('#6f8f2c', '#a8c45a'),
  'corn-cups': inBowl('white', (pen) =>
    stack(
      bits(pen, {
        count: 240,
        colours: ['#f7cf3c', '#fbdc62', '#f0be28'],
        size: 0.055,
        within: 0.92,
        apart: 0.05,
        long: 1.15,
        glint: 0.6,
      }),
      dust(pen, '#c9341a'),
      bits(pen, { count: 30, colours: ['#fffaf0', '#f6ecd0'], size: 0.04 }),
      wedge(pen.at(0.5, 0.46, 0.2, 2.6)),
      herbs(pen, 8),
    ),
  ),
  'stuffed-peppers': onPlate(
    'white',
    (pen) =>
      pen
        .ring({ count: 5, far: 0.52, size: 0.32, from: 0.3 })
        .map((spot, i) =>
          stack(
            ball(
              spot,
              (
                [
                  ['#f0584a', '#d22f22', '#8a140c'],
                  ['#f8d24a', '#eab020', '#a87808'],
                  ['#7dbb4a', '#4c9a2a', '#2a6014'],
                ] as const
              )[i % 3] ?? ['#f0584a', '#d22f22', '#8a140c'],
              { glint: 0.9, ambient: 0.5 },
            ),
            fill(spot.disc(0.56), '#7a4a1c'),
            bits(spot, {
              count: 24,
              colours: ['#fdf3da', '#f0d9a0', '#d9342a', '#4a2018', '#5fa83a'],
              size: 0.12,
              within: 0.5,
              apart: 0.1,
            }),
          ),
        )
        .join('') + herbs(pen, 5, { within: 0.3, apart: 0.3 }),
  ),
} satisfies Record<string, Draw>
