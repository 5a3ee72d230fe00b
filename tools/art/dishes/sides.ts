import { fill, stack } from '../kit/ink.ts'
import type { Draw, Pen } from '../kit/pen.ts'
import { solid } from '../parts/dough.ts'
import { chillies, green, herbs, herbsAt, leaves } from '../parts/greens.ts'
import { pieces } from '../parts/pieces.ts'
import { creamy, curry, sauce } from '../parts/sauce.ts'
import { bits, onionBits, onionRings, pomegranate, round, specks, wheel, mustard, threads } from '../parts/sprinkles.ts'
import { inBowl, onPlate } from '../vessels.ts'

export const papadum: Draw = (pen) => {
  const shape = pen.blob({ rough: 0.05, points: 16 })
  const crisp = solid(pen, shape, ['#f8e3a8', '#ecc878', '#cf9d4c'], {
    soft: 0.03,
    steep: 1.6,
    glint: 0.25,
    gleam: 14,
    ambient: 0.6,
    grain: 1.1,
    bumps: 6,
  })
  return crisp + pen.clipped(shape, specks(pen, { count: 40, within: 0.9, colours: ['#4a2a0c'], sizes: [0.008, 0.02] }))
}

export const mintChutney: Draw = (pen) =>
  stack(
    creamy({ base: '#5f9a34', oil: '#8fc25c', dark: '#3f701f' })(pen),
    specks(pen, { count: 110, within: 0.9, colours: ['#2f5a17', '#86bf52', '#3f701f'], sizes: [0.008, 0.02] }),
    herbsAt(
      pen,
      pen.spots(
        [
          [-0.04, 0.02],
          [0.14, -0.1],
          [-0.16, -0.12],
        ],
        0.2,
      ),
    ),
  )

export const coconutChutney: Draw = creamy({ base: '#f3efe2', oil: '#ffffff', dark: '#d6cdb5', tadka: true })
const dip =
  (base: string, oil: string, dark: string): Draw =>
  (pen) =>
    sauce(pen, { base, oil, dark, oily: 0.4 })
export const redDip = dip('#c9301a', '#f0703c', '#8a1508')

/** Rings of sliced vegetables laid around each other. */
function sliced(pen: Pen): string {
  return stack(
    pen.ring({ count: 14, far: 0.78, size: 0.17 }).map((spot) => round(spot, 'cucumber')),
    pen.ring({ count: 10, far: 0.52, size: 0.165 }).map((spot) => round(spot, 'tomato')),
    onionRings(pen, pen.ring({ count: 7, far: 0.27, size: 0.13 })),
    wheel(pen.at(0, 0, 0.17)),
    herbs(pen, 7, { within: 0.7, apart: 0.36, size: 0.11 }),
  )
}

const diced = (pen: Pen, colours: readonly string[], count: number, size = 0.06) =>
  bits(pen, { count, colours, size, within: 0.84, apart: size * 1.5, long: 1.2, glint: 0.6 })

export const sides = {
  'coconut-chutney': inBowl('steel', coconutChutney),
  'mint-chutney': inBowl('white', mintChutney),
  'tamarind-chutney': inBowl(
    'clay',
    (pen) =>
      creamy({ base: '#7a2a14', oil: '#b04e24', dark: '#481408' })(pen) +
      bits(pen, { count: 30, colours: ['#f7e6bd', '#efd59c'], size: 0.022, long: 1.8 }) +
      bits(pen, { count: 8, colours: ['#4a1a0c', '#5e2410'], size: 0.09, long: 1.5, glint: 1 }) +
      herbs(pen, 3),
  ),
  'tomato-chutney': inBowl(
    'brass',
    (pen) =>
      creamy({ base: '#b5321a', oil: '#e2642c', dark: '#741408' })(pen) +
      diced(pen, ['#c9402a', '#d9583a', '#a32a14'], 40, 0.06) +
      bits(pen, { count: 10, colours: ['#4a1a0c', '#c98a2a'], size: 0.07, glint: 0.9 }),
  ),
  'garlic-chutney': inBowl(
    'clay',
    (pen) =>
      creamy({ base: '#a81f10', oil: '#e8502a', dark: '#660a04' })(pen) +
      specks(pen, { count: 140, colours: ['#d9583a', '#7a1208', '#f0a070'], sizes: [0.008, 0.02] }) +
      bits(pen, { count: 12, colours: ['#f7ecd0', '#e8d6a4'], size: 0.045 }),
  ),
  'chilli-pickle': inBowl('white', (pen) =>
    stack(
      sauce(pen, { base: '#c9a02a', oil: '#f0d060', dark: '#8a6608' }),
      chillies(
        pen,
        green,
        pen.scatter({ count: 15, within: 0.64, apart: 0.22, size: 0.24 }).map((spot) => spot.anyWay()),
      ),
      specks(pen, { count: 70, colours: ['#3a1d0a', '#f6e08a', '#b5461a'], sizes: [0.01, 0.02] }),
    ),
  ),
  'mango-pickle': inBowl('white', (pen) =>
    stack(
      sauce(pen, { base: '#8f2a08', oil: '#f08a2c', dark: '#4a1204', oily: 0.9 }),
      // Slivers of raw mango, green at the skin, dark with oil and spice.
      pen.scatter({ count: 26, within: 0.74, apart: 0.17, size: 0.15 }).map((spot) => {
        const sliver = spot.anyWay()
        return (
          sliver.raised(
            { soft: 0.05, steep: 1, glint: 0.9 },
            fill(
              sliver.block({ wide: 2, high: 0.8, corner: 0.3, rough: 0.12 }),
              sliver.pick(['#b8661c', '#a8541a', '#c47a24']),
            ),
          ) + fill(sliver.at(0, -0.3).block({ wide: 1.8, high: 0.2, corner: 0.1 }), sliver.pick(['#5f6a1c', '#6f7a26']))
        )
      }),
      specks(pen, { count: 130, colours: ['#3a1d0a', '#e8a04a', '#c92a10'], sizes: [0.01, 0.024] }),
    ),
  ),
  raita: inBowl(
    'steel',
    creamy({
      base: '#fbf7ee',
      oil: '#ffffff',
      dark: '#ddd4c2',
      of: ['pea', 'carrot', 'redPepper'],
      size: 0.12,
      count: 26,
      gap: 0.9,
      dust: '#b5462a',
      herbs: 6,
    }),
  ),
  'boondi-raita': inBowl(
    'brass',
    (pen) =>
      creamy({ base: '#fbf7ee', oil: '#ffffff', dark: '#ddd4c2', dust: '#b5462a' })(pen) +
      bits(pen, {
        count: 60,
        colours: ['#e8a83c', '#f0bc54', '#d9942a'],
        size: 0.05,
        long: 1.05,
        within: 0.66,
        apart: 0.09,
      }) +
      herbs(pen, 5),
  ),
  salad: onPlate('white', sliced),
  kachumber: inBowl('white', (pen) =>
    stack(
      diced(pen, ['#cfe6a0', '#e0f0bc', '#8fc25c'], 110),
      diced(pen, ['#d9342a', '#e85a3a'], 60),
      diced(pen, onionBits, 40, 0.045),
      herbs(pen, 12, { within: 0.75, size: 0.12 }),
    ),
  ),
  'sprout-salad': inBowl('clay', (pen) =>
    stack(
      bits(pen, {
        count: 170,
        colours: ['#8fae4a', '#a8c468', '#7a9a38', '#c9d99a'],
        size: 0.05,
        within: 0.86,
        apart: 0.06,
        long: 1.3,
      }),
      bits(pen, { count: 40, colours: pomegranate, size: 0.035, long: 1.1, glint: 1 }),
      bits(pen, { count: 20, colours: onionBits, size: 0.035 }),
      herbs(pen, 9),
    ),
  ),
  'corn-salad': inBowl('indigo', (pen) =>
    stack(
      bits(pen, {
        count: 150,
        colours: ['#f7cf3c', '#fbdc62', '#f0be28'],
        size: 0.055,
        within: 0.86,
        apart: 0.07,
        long: 1.15,
        glint: 0.6,
      }),
      pieces(pen, ['redPepper', 'greenPepper'], { count: 22, size: 0.11, within: 0.76 }),
      herbs(pen, 9),
    ),
  ),
  'russian-salad': inBowl('white', (pen) =>
    creamy({
      base: '#f8efd8',
      oil: '#ffffff',
      dark: '#d9c9a4',
      of: ['pea', 'carrot', 'potato', 'pea'],
      size: 0.14,
      count: 44,
      gap: 0.9,
      herbs: 5,
    })(pen),
  ),
  'green-salad': inBowl('clay', (pen) =>
    stack(
      pen.clipped(pen.disc(1.02), leaves(pen)),
      pen
        .scatter({ count: 7, within: 0.7, apart: 0.36, size: 0.15 })
        .map((spot, i) => round(spot, i % 2 ? 'tomato' : 'cucumber')),
      bits(pen, { count: 12, colours: ['#fffaf0', '#f6ecd4'], size: 0.06, long: 1.1 }),
    ),
  ),
  papad: onPlate('brass', (pen) =>
    stack(
      pen
        .spots(
          [
            [-0.2, -0.22],
            [0.26, -0.08],
            [-0.08, 0.26],
          ],
          0.6,
        )
        .map(papadum),
      diced(pen.at(-0.08, 0.26, 0.5), ['#d9342a', '#e85a3a', ...onionBits], 40, 0.07),
      herbs(pen.at(-0.08, 0.26, 0.5), 9, { size: 0.2 }),
    ),
  ),
  'sour-cream': inBowl(
    'indigo',
    (pen) =>
      creamy({ base: '#fdf8ee', oil: '#ffffff', dark: '#ddd2bc' })(pen) +
      onionRings(pen, []) +
      pen
        .scatter({ count: 7, within: 0.5, apart: 0.28, size: 0.12 })
        .map((spot) => round(spot, 'cucumber'))
        .join('') +
      herbs(pen, 3),
  ),
  'peanut-sauce': inBowl(
    'clay',
    (pen) =>
      creamy({ base: '#c98a44', oil: '#ecbc7c', dark: '#8f5a20', herbs: 3 })(pen) +
      bits(pen, { count: 34, colours: ['#e3b878', '#f0d0a0', '#c9965a'], size: 0.05, within: 0.6, long: 1.2 }),
  ),
  labneh: inBowl(
    'clay',
    (pen) =>
      curry({ base: '#fbf5e8', oil: '#ffffff', dark: '#ddd0b8', oily: 0.2, dust: '#b5462a', herbs: 5 })(pen) +
      bits(pen, { count: 9, colours: ['#4a3a5c', '#3a4a20', '#5c6b2a'], size: 0.08, long: 1.3, glint: 1 }),
  ),
  sambharo: inBowl('steel', (pen) =>
    stack(
      [0, 1, 2].map(() =>
        threads(pen, {
          count: 70,
          colours: ['#e8efc0', '#d4e4a0', '#f0a040', '#c9dc8a'],
          within: 0.85,
          lengths: [0.1, 0.18],
          width: 0.05,
        }),
      ),
      specks(pen, { count: 40, colours: mustard, sizes: [0.01, 0.018] }),
      chillies(pen, green, pen.spots([[0.2, 0.2, 0.22, 0.6]])),
      herbs(pen, 6),
    ),
  ),
} satisfies Record<string, Draw>
