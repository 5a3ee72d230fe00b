import { mixed } from '../kit/colour.ts'
import { fill, line, stack } from '../kit/ink.ts'
import type { Draw, Pen, Shades } from '../kit/pen.ts'
import { ball, log, solid, white } from '../parts/dough.ts'
import { herbsAt } from '../parts/greens.ts'
import { sauce } from '../parts/sauce.ts'
import { bits, pistachio, rosePetals, specks, threads } from '../parts/sprinkles.ts'
import { inBowl, onPlate } from '../vessels.ts'

/** A rosette of icing. */
export function rosette(pen: Pen): string {
  return [0, 1, 2, 3, 4]
    .map((step) =>
      pen.raised(
        { soft: 0.08, steep: 2, glint: 0.4, ambient: 0.66 },
        fill(pen.blob({ size: 1 - step * 0.19, rough: 0.09, points: 10 }), mixed('#f7b9c6', '#fff4f2', step / 4)),
      ),
    )
    .join('')
}

const strawberry: Draw = (pen) =>
  solid(pen, pen.blob({ rough: 0.06, wide: 1.2 }), ['#f0485a', '#e3283c', '#9a0f20'], {
    soft: 0.25,
    steep: 1.5,
    glint: 0.9,
  }) + specks(pen, { count: 9, within: 0.7, colours: ['#ffd98a'], sizes: [0.06, 0.09] })

/** A whole cake: icing, chocolate poured over, rosettes around the edge. */
export const wholeCake: Draw = (pen) =>
  stack(
    solid(pen, pen.blob({ rough: 0.006, points: 18 }), ['#fff7ee', '#fbe6dc', '#e9c4b8'], {
      soft: 0.06,
      steep: 1.6,
      glint: 0.35,
      ambient: 0.66,
    }),
    pen.raised(
      { soft: 0.02, steep: 1.5, glint: 1, ambient: 0.6 },
      fill(pen.blob({ size: 0.62, rough: 0.07, points: 20 }), '#4a1f12'),
    ),
    pen
      .ring({ count: 12, far: 0.82, size: 0.155 })
      .map(
        (spot, i) =>
          rosette(spot) + (i % 2 ? '' : ball(spot.at(0, 0, 0.55), ['#f0384a', '#c9152c', '#7d0818'], { glint: 1.2 })),
      ),
    pen.scatter({ count: 9, within: 0.36, apart: 0.2, size: 0.12 }).map(strawberry),
    herbsAt(pen, pen.scatter({ count: 4, within: 0.34, apart: 0.3, size: 0.12 })),
    specks(pen, { count: 60, within: 0.6, colours: ['#ffd36b', '#ffffff'], sizes: [0.006, 0.012] }),
  )

/** A square cut from a tray, with what is on top of it. */
const squares =
  (top: (pen: Pen, shape: string) => string, shades: Shades): Draw =>
  (pen) =>
    pen
      .spots(
        [
          [-0.36, -0.36],
          [0.38, -0.3],
          [-0.32, 0.38],
          [0.36, 0.4],
        ],
        0.29,
      )
      .map((spot) => {
        const shape = spot.turned(spot.between(-0.1, 0.1)).block({ wide: 2, high: 2, corner: 0.16, rough: 0.02 })
        return (
          solid(spot, shape, shades, { soft: 0.12, steep: 1.5, glint: 0.25, ambient: 0.6 }) +
          spot.clipped(shape, top(spot, shape))
        )
      })
      .join('')

const cocoa = (pen: Pen, shape: string) =>
  stack(
    fill(shape, '#5a2f16', 0.86),
    pen.spattered(shape, { colour: '#2e1408', bumps: 8, above: 0.5, gain: 7, opacity: 0.6 }),
    pen.spattered(shape, { colour: '#a8703f', bumps: 11, above: 0.58, gain: 8, opacity: 0.5 }),
    line(pen, shape, { colour: '#f6e6c8', width: 0.1 }),
    white(pen.at(-0.2, 0, 0.24)),
    white(pen.at(0.24, -0.16, 0.24)),
  )

const walnuts = (pen: Pen) =>
  stack(
    pen.spattered(pen.disc(1.5), { colour: '#1c0a04', bumps: 6, above: 0.5, gain: 6, opacity: 0.5 }),
    bits(pen, {
      count: 9,
      colours: ['#c98a4a', '#a86a30', '#dda868'],
      size: 0.14,
      within: 0.75,
      apart: 0.3,
      glint: 0.5,
    }),
  )

export const scoop = (pen: Pen, shades: Shades): string =>
  ball(pen, shades, { glint: 0.35, gleam: 12, grain: 0.5, ambient: 0.6 })

const filo: Draw = (pen) => {
  const shape = pen.polygon([
    [0, -1.1],
    [0.9, 0],
    [0, 1.1],
    [-0.9, 0],
  ])
  const layers = [0.85, 0.68, 0.5].map((size) =>
    line(
      pen,
      pen.polygon([
        [0, -1.1 * size],
        [0.9 * size, 0],
        [0, 1.1 * size],
        [-0.9 * size, 0],
      ]),
      { colour: '#8a5216', width: 0.05, opacity: 0.4 },
    ),
  )
  return stack(
    solid(pen, shape, ['#f3c870', '#dc9f3e', '#a2661a'], { soft: 0.1, steep: 1.2, glint: 0.8, grain: 0.4, bumps: 5 }),
    layers,
    bits(pen, { count: 14, colours: pistachio, size: 0.1, within: 0.4, apart: 0.12 }),
  )
}

export const bakery = {
  cake: onPlate('teal', (pen) => wholeCake(pen.at(0, 0, 0.8)), 0.1),
  brownie: onPlate(
    'white',
    (pen) =>
      squares((spot) => walnuts(spot), ['#6b3418', '#4a2010', '#2a1006'])(pen) +
      scoop(pen.at(0.04, 0.02, 0.2), ['#fffaf0', '#f8ecd0', '#d9c498']) +
      specks(pen, { count: 50, colours: ['#fff6e0'], sizes: [0.005, 0.01] }),
  ),
  tiramisu: onPlate(
    'black',
    (pen) =>
      squares(cocoa, ['#fbeed4', '#f6e6c8', '#d9c498'])(pen) +
      herbsAt(
        pen,
        pen.spots(
          [
            [0, 0],
            [-0.7, 0],
            [0.02, 0.72],
          ],
          0.13,
        ),
      ),
  ),
  baklava: onPlate(
    'copper',
    (pen) =>
      pen
        .spots(
          [
            [-0.42, -0.36],
            [0.08, -0.5],
            [0.54, -0.2],
            [-0.56, 0.2],
            [-0.06, 0.04],
            [0.4, 0.34],
            [-0.2, 0.58],
          ],
          0.31,
        )
        .map((spot) => filo(spot.turned(spot.between(-0.2, 0.2))))
        .join('') + rosePetals(pen, 6),
  ),
  kunafa: onPlate('brass', (pen) =>
    stack(
      fill(pen.at(0, 0, 0.84).disc(), '#c9701c'),
      [0, 1, 2].map(() =>
        threads(pen, {
          count: 200,
          colours: ['#ee9a3c', '#dd8024', '#f5b45c', '#c96a14'],
          within: 0.82,
          lengths: [0.05, 0.1],
          width: 0.02,
        }),
      ),
      bits(pen, { count: 120, colours: pistachio, size: 0.028, within: 0.4, apart: 0.035 }),
      rosePetals(pen, 7, 0.76),
    ),
  ),
  'corn-bread': onPlate('clay', (pen) =>
    squares(
      (spot) =>
        bits(spot, {
          count: 22,
          colours: ['#fbdc62', '#3f8a2b', '#d9342a', '#f7cf3c'],
          size: 0.09,
          within: 0.8,
          apart: 0.2,
        }),
      ['#fbd870', '#e8b23c', '#b37a16'],
    )(pen),
  ),
  churros: onPlate('rose', (pen) =>
    stack(
      pen
        .spots([
          [-0.3, -0.42, 0.52, -0.5],
          [-0.26, -0.1, 0.52, -0.42],
          [-0.2, 0.22, 0.52, -0.5],
          [-0.06, 0.52, 0.52, -0.38],
          [-0.1, 0.06, 0.52, 0.45],
        ])
        .map((spot) => {
          const { shape, body } = log(spot, { wide: 0.19, shades: ['#dd9a48', '#c07a2c', '#8f5218'], grain: 0.5 })
          const ridges = [-0.11, 0, 0.11].map((v) =>
            line(
              spot,
              spot.polygon(
                [
                  [-1, v],
                  [1, v],
                ],
                false,
              ),
              { colour: '#7a4210', width: 0.028, opacity: 0.55 },
            ),
          )
          return (
            body +
            spot.clipped(
              shape,
              ridges.join('') +
                specks(spot, { count: 120, within: 1, colours: ['#fff6e0', '#ffe9c0'], sizes: [0.008, 0.016] }),
            )
          )
        }),
      inBowl('white', (bowl) => sauce(bowl, { base: '#4a2010', oil: '#8a4a24', dark: '#2a0f06' }))(
        pen.at(0.5, -0.4, 0.34),
      ),
    ),
  ),
} satisfies Record<string, Draw>
