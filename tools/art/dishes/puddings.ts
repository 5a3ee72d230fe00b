import { fill, stack } from '../kit/ink.ts'
import type { Draw, Shades } from '../kit/pen.ts'
import { solid } from '../parts/dough.ts'
import { herbsAt } from '../parts/greens.ts'
import { sauce } from '../parts/sauce.ts'
import { almond, bits, pistachio, rosePetals, specks, threads } from '../parts/sprinkles.ts'
import { inBowl, onPlate } from '../vessels.ts'
import { rosette, scoop } from './bakery.ts'

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

export const puddings = {
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
