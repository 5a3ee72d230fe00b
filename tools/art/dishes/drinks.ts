import { line, stack } from '../kit/ink.ts'
import type { Draw, Pen } from '../kit/pen.ts'
import { solid } from '../parts/dough.ts'
import { herbsAt } from '../parts/greens.ts'
import { sauce } from '../parts/sauce.ts'
import { bits, pistachio, rosePetals, specks, wheel } from '../parts/sprinkles.ts'
import { glass, inBowl, onPlate, tumbler, type Drink } from '../vessels.ts'

const mint = (pen: Pen) =>
  herbsAt(
    pen,
    pen.spots(
      [
        [-0.3, 0.3],
        [0.02, 0.16],
      ],
      0.42,
    ),
  )
const citrus =
  (flesh: string, skin: string): Draw =>
  (pen) =>
    wheel(pen.at(0.4, -0.4, 0.5), flesh, skin) + mint(pen)
const lime = citrus('#d5ec8a', '#78b93c')
const orange = citrus('#ffb03a', '#f08a12')
const lemon = citrus('#f7dc58', '#e9b91f')

/** Three glasses on a tray. */
function tray(drinks: readonly [Drink, Drink, Drink]): Draw {
  return onPlate(
    'brass',
    (pen) => {
      const [first, second, third] = drinks
      return stack(
        glass(pen.at(-0.38, -0.34, 0.42), first),
        glass(pen.at(0.46, -0.2, 0.4), second),
        glass(pen.at(-0.02, 0.5, 0.4), third),
      )
    },
    0.07,
  )
}

/** Two tall glasses standing on a tray. */
const tall = (drink: Drink): Draw =>
  onPlate(
    'brass',
    (pen) => stack(tumbler(pen.at(-0.33, -0.04, 0.6), drink), tumbler(pen.at(0.36, 0.12, 0.6), drink)),
    0.07,
  )

const thrice = (drink: Drink): Draw => tray([drink, drink, drink])

const sprinkled =
  (colours: readonly string[]): Draw =>
  (pen) =>
    bits(pen, { count: 18, colours, size: 0.07, within: 0.6, apart: 0.2, long: 1.1 }) +
    herbsAt(pen, pen.spots([[0.1, 0.1]], 0.3))

function biscuit(pen: Pen): string {
  const holes = [-0.56, -0.2, 0.2, 0.56].flatMap((u) => [-0.2, 0.2].map((v) => pen.at(u, v)))
  return (
    solid(pen, pen.block({ wide: 2, high: 1.1, corner: 0.2, rough: 0.01 }), ['#f0c880', '#dfac5c', '#b07c34'], {
      soft: 0.1,
      steep: 1.5,
      glint: 0.25,
      grain: 0.3,
    }) +
    holes.map((hole) => specks(hole, { count: 1, within: 0.02, colours: ['#7d4a18'], sizes: [0.05, 0.06] })).join('')
  )
}

const hot =
  (base: string, foam: string): Draw =>
  (pen) =>
    stack(
      sauce(pen, { base, oil: foam, oily: 0.3 }),
      line(
        pen,
        pen.curve(
          [
            [-0.7, -0.3],
            [-0.4, -0.62],
            [0.3, -0.7],
          ],
          false,
        ),
        { colour: foam, width: 0.06, opacity: 0.6 },
      ),
      specks(pen.at(-0.3, -0.4, 0.5), { count: 24, colours: [foam], sizes: [0.04, 0.1] }),
    )

/** Milky coffee under fine foam, as it is poured from high. */
const froth: Draw = (pen) =>
  stack(
    sauce(pen, { base: '#a8693a', oil: '#d8ab78', oily: 0.2 }),
    line(pen, pen.disc(0.8), { colour: '#ecd3ac', width: 0.2, opacity: 0.9 }),
    specks(pen, { count: 90, within: 0.92, colours: ['#f3e2c4', '#e2c092'], sizes: [0.02, 0.055] }),
  )

const cups = (material: 'clay' | 'brass', drink: Draw, beside: Draw): Draw =>
  onPlate(
    'copper',
    (pen) =>
      pen
        .spots([
          [-0.36, -0.38, 0.4],
          [0.46, -0.14, 0.38],
          [-0.14, 0.48, 0.39],
        ])
        .map(inBowl(material, drink))
        .join('') + beside(pen),
    0.07,
  )

export const drinks = {
  mocktail: tray([
    { top: '#ffb35c', bottom: '#f0641e', with: orange },
    { top: '#c9f0a0', bottom: '#5fb548', with: lime },
    { top: '#ff8aa5', bottom: '#d61f52', with: lemon },
  ]),
  'lime-cooler': thrice({ top: '#f3fbd8', bottom: '#c4dc84', with: lime }),
  'watermelon-cooler': thrice({
    top: '#ff9a9a',
    bottom: '#e0344a',
    with: (pen) => mint(pen) + bits(pen, { count: 5, colours: ['#2a0f0f'], size: 0.05, within: 0.6 }),
  }),
  'blue-cooler': thrice({ top: '#a8e6f8', bottom: '#2a8fd0', with: lemon }),
  'orange-cooler': thrice({ top: '#ffd070', bottom: '#f59a1c', with: orange }),
  'iced-tea': thrice({ top: '#e8a860', bottom: '#b5641c', with: lemon }),
  'green-cooler': thrice({ top: '#c8e08a', bottom: '#74983a', ice: false, with: sprinkled(['#f3c24a', '#e8ae30']) }),
  'mango-cooler': thrice({ top: '#f0e08a', bottom: '#c9ab34', with: mint }),
  'rose-cooler': thrice({
    top: '#ffc0d0',
    bottom: '#e8688c',
    ice: false,
    with: (pen) => rosePetals(pen.at(0, 0, 1.6), 4, 0.3),
  }),
  'kokum-cooler': thrice({ top: '#d84a6a', bottom: '#8f1438', with: mint }),
  solkadhi: thrice({
    top: '#ffe0e4',
    bottom: '#f0a4b4',
    ice: false,
    with: (pen) =>
      herbsAt(
        pen,
        pen.spots(
          [
            [0, 0],
            [0.3, -0.2],
          ],
          0.3,
        ),
      ),
  }),
  'amber-cooler': thrice({
    top: '#e0a050',
    bottom: '#8a4a14',
    with: (pen) => bits(pen, { count: 12, colours: ['#f6e6c0', '#efd6a0'], size: 0.09, within: 0.6 }) + mint(pen),
  }),
  'milk-cooler': tall({
    top: '#fff4d8',
    bottom: '#e6cf98',
    with: sprinkled(['#86b84e', '#e0456e', '#f0dcb0']),
  }),
  chaas: tall({
    top: '#ffffff',
    bottom: '#dcd6c2',
    with: (pen) =>
      specks(pen, { count: 40, within: 0.7, colours: ['#6b4415', '#4f7a2a'], sizes: [0.02, 0.04] }) + mint(pen),
  }),
  lassi: tall({
    top: '#ffe6a6',
    bottom: '#e3b75e',
    with: (pen) =>
      bits(pen, { count: 14, colours: [...pistachio, '#f0dcb0'], size: 0.1, within: 0.7 }) + rosePetals(pen, 2, 0.5),
  }),
  'masala-chai': cups(
    'clay',
    hot('#c98a4e', '#f3dcb8'),
    (pen) => biscuit(pen.at(0.44, 0.42, 0.23, 0.35)) + biscuit(pen.at(0.5, 0.57, 0.23, -0.15)),
  ),
  'filter-coffee': cups('brass', froth, () => ''),
} satisfies Record<string, Draw>
