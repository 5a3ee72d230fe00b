import { mixed } from '../kit/colour.ts'
import { fill, line, stack } from '../kit/ink.ts'
import type { Draw, Pen, Shades } from '../kit/pen.ts'
import { ball, log, solid, white } from '../parts/dough.ts'
import { herbsAt } from '../parts/greens.ts'
import { sauce } from '../parts/sauce.ts'
import { almond, bits, pistachio, rosePetals, specks, threads } from '../parts/sprinkles.ts'
import { inBowl, onPlate } from '../vessels.ts'

/** A rosette of icing. */
function rosette(pen: Pen): string {
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

/** A moulded cream turned out of its form. */
const turnedOut =
  (shades: Shades, syrup: string, fruit: readonly string[]): Draw =>
  (pen) =>
    pen
      .ring({ count: 3, far: 0.42, size: 0.34, from: 0.5 })
      .map((spot) =>
        stack(
          spot.raised(
            { soft: 0.05, steep: 0.8, glint: 1 },
            fill(spot.at(0.1, 0.14).blob({ size: 1.1, rough: 0.12, points: 12 }), syrup),
          ),
          solid(spot, spot.blob({ size: 0.86, rough: 0.02, points: 14 }), shades, {
            soft: 0.16,
            steep: 1.1,
            glint: 0.9,
            ambient: 0.6,
          }),
          solid(spot, spot.blob({ size: 0.56, rough: 0.03, points: 12 }), [syrup, syrup, syrup], {
            soft: 0.1,
            steep: 0.7,
            glint: 1.2,
          }),
          bits(spot, { count: 5, colours: fruit, size: 0.14, within: 0.3, apart: 0.25, long: 1.05, glint: 1.1 }),
        ),
      )
      .join('') +
    herbsAt(
      pen,
      pen.spots(
        [
          [0, 0],
          [0.6, 0.56],
          [-0.64, 0.3],
        ],
        0.12,
      ),
    )

const scoop = (pen: Pen, shades: Shades): string =>
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
  'panna-cotta': onPlate(
    'white',
    turnedOut(['#fffdf6', '#fbf3e2', '#e0d2b4'], '#b3123c', ['#8a0e30', '#d21f4c', '#4a2a6b']),
  ),
  flan: onPlate('indigo', turnedOut(['#fbe3a0', '#f3c868', '#c9923a'], '#9a4a10', ['#f6d890', '#e8b860'])),
  'ice-cream': inBowl('white', (pen) =>
    stack(
      fill(pen.disc(), '#f3e6cc'),
      pen
        .spots(
          [
            [-0.32, -0.28],
            [0.34, -0.24],
            [0, 0.36],
          ],
          0.44,
        )
        .map((spot, i) =>
          scoop(
            spot,
            (['#fff6d8', '#f6e2a4', '#d2b264'] as const).length && i === 1
              ? ['#e6eec0', '#c9d88a', '#95a850']
              : i === 2
                ? ['#ffe0b8', '#f8c07a', '#d08c3c']
                : ['#fff6d8', '#f6e2a4', '#d2b264'],
          ),
        ),
      bits(pen, { count: 20, colours: [...pistachio, ...almond], size: 0.035, within: 0.6 }),
      rosePetals(pen, 3, 0.5),
    ),
  ),
  'mango-mousse': inBowl('white', (pen) =>
    stack(
      sauce(pen, { base: '#fbc23c', oil: '#ffe08a', dark: '#e09a12', oily: 0.25 }),
      rosette(pen.at(0, 0, 0.3)),
      bits(pen, {
        count: 18,
        colours: ['#f9a818', '#ffc040', '#f59a0c'],
        size: 0.075,
        within: 0.72,
        apart: 0.18,
        long: 1.1,
        glint: 0.9,
      }),
      herbsAt(
        pen,
        pen.spots(
          [
            [0.06, -0.02],
            [0.2, 0.1],
          ],
          0.16,
        ),
      ),
    ),
  ),
  aamras: inBowl(
    'brass',
    (pen) =>
      sauce(pen, { base: '#fbb41e', oil: '#ffd868', dark: '#e08c06', oily: 0.35 }) +
      bits(pen, { count: 12, colours: pistachio, size: 0.03, within: 0.4 }) +
      threads(pen, { count: 14, colours: ['#dc5a06'], within: 0.4, width: 0.01, lengths: [0.02, 0.05] }),
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
  'bread-pudding': inBowl('clay', (pen) =>
    stack(
      sauce(pen, { base: '#f0d8a4', oil: '#fff3d4', dark: '#c49a54', oily: 0.3 }),
      pen.scatter({ count: 16, within: 0.72, apart: 0.26, size: 0.17 }).map((spot) =>
        solid(spot, spot.anyWay().blob({ rough: 0.25 }), ['#f0c070', '#d6963c', '#945c18'], {
          soft: 0.16,
          steep: 1.3,
          grain: 0.5,
          glint: 0.3,
        }),
      ),
      bits(pen, { count: 34, colours: [...almond, ...pistachio, '#5a2a14'], size: 0.045, within: 0.72 }),
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
  darsaan: onPlate('black', (pen) =>
    stack(
      [0, 1, 2].map(() =>
        threads(pen, {
          count: 60,
          colours: ['#e8a83c', '#d99024', '#f3c060'],
          within: 0.55,
          lengths: [0.14, 0.24],
          width: 0.05,
        }),
      ),
      scoop(pen.at(0, 0, 0.32), ['#fffaf0', '#f8ecd0', '#d9c498']),
      specks(pen, { count: 90, colours: ['#fff3d6', '#3a2a14'], within: 0.6, sizes: [0.008, 0.014] }),
    ),
  ),
} satisfies Record<string, Draw>
