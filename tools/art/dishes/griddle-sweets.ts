import { fill, line, stack } from '../kit/ink.ts'
import type { Draw, Pen, Shades } from '../kit/pen.ts'
import { ball, crease, flatbread, folded, solid, white } from '../parts/dough.ts'
import { creamy } from '../parts/sauce.ts'
import { bits, rosePetals, saffron, specks } from '../parts/sprinkles.ts'
import { inBowl, onPlate } from '../vessels.ts'
import { nuts } from './sweets.ts'

/** A honeycomb disc of flour under thick milk. */
const ghewar: Draw = (pen) =>
  stack(
    solid(pen, pen.blob({ rough: 0.02, points: 16 }), ['#f3c46a', '#dc9c3c', '#a8671c'], {
      soft: 0.1,
      steep: 1.3,
      glint: 0.4,
      grain: 1.2,
      bumps: 16,
    }),
    pen.spattered(pen.disc(0.94), { colour: '#8f5412', bumps: 20, above: 0.52, gain: 14, opacity: 0.6 }),
    solid(pen, pen.blob({ size: 0.62, rough: 0.14, points: 14 }), ['#fffaf0', '#fbefd4', '#e3cfa0'], {
      soft: 0.08,
      steep: 0.9,
      ambient: 0.68,
    }),
    bits(pen, { count: 26, colours: nuts, size: 0.05, within: 0.5 }),
    saffron(pen.at(0, 0, 0.7), 20),
    rosePetals(pen, 5, 0.5),
  )

const kulfi = (spot: Pen, i: number): string => {
  const shades: Shades = (
    [
      ['#fff3d6', '#f6dfae', '#d9b878'],
      ['#f8f0c4', '#dfe3a0', '#b3bd68'],
      ['#ffe3c0', '#fbc98a', '#dd9a50'],
    ] as const
  )[i % 3] ?? ['#fff3d6', '#f6dfae', '#d9b878']
  const shape = spot.curve([
    [-0.15, -1],
    [0.15, -1],
    [0.24, -0.8],
    [0.31, 0.45],
    [0.26, 0.62],
    [-0.26, 0.62],
    [-0.31, 0.45],
    [-0.24, -0.8],
  ])
  return stack(
    spot.raised(
      { soft: 0.02, steep: 0.8 },
      line(
        spot,
        spot.polygon(
          [
            [0, 0.5],
            [0, 1.2],
          ],
          false,
        ),
        { colour: '#e0b878', width: 0.11 },
      ),
    ),
    spot.raised({ soft: 0.09, steep: 1.5, glint: 0.55, ambient: 0.64, grain: 0.15 }, fill(shape, spot.slope(shades))),
    spot.clipped(
      shape,
      bits(spot.at(0, -0.15), { count: 30, colours: [...nuts, '#b3486a'], size: 0.04, within: 0.75, apart: 0.12 }),
    ),
  )
}

export const griddleSweets = {
  ghewar: onPlate('rose', (pen) => ghewar(pen.at(0, 0, 0.82))),
  malpua: onPlate('copper', (pen) =>
    stack(
      pen
        .spots([
          [-0.28, -0.3, 0.5],
          [0.3, -0.14, 0.5],
          [-0.1, 0.32, 0.52],
        ])
        .map(
          (spot) =>
            flatbread(spot, ['#e8a548', '#c97a26', '#8a4510'], ['#74380c', '#8f4a14']) + spot.wet(spot.disc(0.9)),
        ),
      fill(pen.at(-0.02, 0.06).blob({ size: 0.34, rough: 0.2, points: 12 }), '#fdf2d8'),
      pen.wet(pen.at(-0.02, 0.06).blob({ size: 0.3 })),
      bits(pen, { count: 26, colours: nuts, size: 0.035, within: 0.42 }),
      saffron(pen, 20),
    ),
  ),
  'shahi-tukda': onPlate('brass', (pen) =>
    stack(
      pen
        .spots([
          [-0.34, -0.32, 0.46, 0.2],
          [0.46, -0.24, 0.46, -0.15],
          [-0.2, 0.4, 0.46, -0.2],
          [0.46, 0.42, 0.44, 0.3],
        ])
        .map((spot) =>
          stack(
            solid(
              spot,
              spot.polygon([
                [-0.9, 0.7],
                [0.9, 0.7],
                [0, -0.9],
              ]),
              ['#e8ab4c', '#c67e28', '#824610'],
              { soft: 0.12, steep: 1.2, glint: 0.7, grain: 0.4 },
            ),
            fill(spot.at(0, 0.2).blob({ size: 0.48, rough: 0.2, points: 11 }), '#fdf0d0'),
            bits(spot.at(0, 0.2), { count: 8, colours: nuts, size: 0.08, within: 0.4 }),
          ),
        ),
      saffron(pen, 24),
      rosePetals(pen, 6),
    ),
  ),
  patishapta: onPlate('white', (pen) =>
    stack(
      pen
        .spots([
          [-0.2, -0.44, 0.6, -0.3],
          [-0.16, -0.06, 0.6, -0.24],
          [-0.1, 0.32, 0.6, -0.2],
        ])
        .map((spot) =>
          stack(
            solid(
              spot,
              spot.block({ wide: 1.9, high: 0.54, corner: 0.24, rough: 0.03 }),
              ['#fdf0d0', '#f3d8a0', '#cf9c54'],
              { soft: 0.1, steep: 1.2, glint: 0.3, grain: 0.3, bumps: 10 },
            ),
            crease(
              spot,
              [
                [-0.9, 0.06],
                [0, 0.14],
                [0.9, 0.04],
              ],
              { colour: '#a8742c', width: 0.025 },
            ),
            bits(spot.at(0.94, 0, 0.2), {
              count: 12,
              colours: ['#8a4a1c', '#fdf6e4', '#a8642c'],
              size: 0.22,
              within: 0.8,
              apart: 0.3,
            }),
          ),
        ),
      inBowl('clay', creamy({ base: '#f3dcae', nuts }))(pen.at(0.54, 0.46, 0.28)),
    ),
  ),
  kulfi: onPlate(
    'rose',
    (pen) => [-1, 0, 1].map((i) => kulfi(pen.at(i * 0.34, -0.02, 0.66, i * 0.34), i + 1)).join(''),
    0.12,
  ),
  'fruit-platter': onPlate('white', (pen) =>
    stack(
      pen
        .ring({ count: 9, far: 0.74, size: 0.17 })
        .map((spot) =>
          spot.raised(
            { soft: 0.1, steep: 0.9, glint: 0.7 },
            fill(spot.block({ wide: 1.7, high: 1.3, corner: 0.3 }), spot.pick(['#f58a3c', '#ee7424'])),
          ),
        ),
      pen
        .ring({ count: 8, far: 0.5, size: 0.16, from: 0.2 })
        .map((spot) =>
          spot.raised(
            { soft: 0.1, steep: 0.9, glint: 0.8 },
            fill(spot.anyWay().block({ wide: 1.6, high: 1.5, corner: 0.3 }), spot.pick(['#f8d83c', '#f0c828'])),
          ),
        ),
      pen
        .ring({ count: 6, far: 0.27, size: 0.15, from: 0.5 })
        .map(
          (spot) =>
            spot.raised(
              { soft: 0.1, steep: 0.9, glint: 0.8 },
              fill(spot.anyWay().block({ wide: 1.5, high: 1.5, corner: 0.25 }), '#e8384a'),
            ) + specks(spot, { count: 5, colours: ['#2a0f0f'], within: 0.4, sizes: [0.05, 0.07] }),
        ),
      pen
        .scatter({ count: 16, within: 0.86, apart: 0.17, size: 0.075 })
        .map((spot) => ball(spot, ['#8a5aa0', '#5c2a74', '#321044'], { glint: 1.1 })),
      bits(pen, { count: 3, colours: ['#5fa83a'], size: 0.08, within: 0.1 }),
    ),
  ),
  crepes: onPlate('black', (pen) =>
    stack(
      pen
        .spots([
          [-0.2, -0.36, 0.56, -0.3],
          [0.1, 0, 0.56, 0.1],
        ])
        .map((spot) => folded(spot, ['#f3cc84', '#d99c48', '#9a601c'])),
      white(pen.at(0.44, -0.42, 0.2)),
      white(pen.at(0.6, -0.2, 0.18), ['#fff3d6', '#f6dfae', '#d9b878']),
      specks(pen, { count: 60, colours: ['#fff6e0', '#e8c98a'], within: 0.6, sizes: [0.008, 0.014] }),
    ),
  ),
} satisfies Record<string, Draw>
