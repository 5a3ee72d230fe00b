import { fill, stack } from '../kit/ink.ts'
import type { Draw, Pen, Shades } from '../kit/pen.ts'
import { ball, solid } from '../parts/dough.ts'
import { chillies, green, herbs, red } from '../parts/greens.ts'
import { pieces } from '../parts/pieces.ts'
import { curry, sauce, type Sauce } from '../parts/sauce.ts'
import {
  almond,
  bits,
  butter,
  creamSwirl,
  mustard,
  onionBits,
  pistachio,
  sev,
  specks,
  threads,
  wedge,
} from '../parts/sprinkles.ts'
import { inBowl, type Material } from '../vessels.ts'
import { dipped } from './meats.ts'

/** Balls of vegetables, cheese or gram flour in a gravy. */
function koftas(material: Material, of: Sauce & { ball: Shades; cream?: boolean; size?: number }): Draw {
  const { size = 0.26 } = of
  return inBowl(material, (pen) =>
    stack(
      sauce(pen, of),
      pen
        .spots(
          [
            [-0.4, -0.34],
            [0.36, -0.4],
            [-0.42, 0.36],
            [0.44, 0.3],
            [0, -0.02],
          ],
          size,
        )
        .map((spot) => ball(spot, of.ball, { glint: 0.6, gleam: 20, grain: 0.35 }) + dipped(spot, of.base)),
      of.cream ? creamSwirl(pen.at(0, 0, 0.66)) : '',
      bits(pen, { count: 12, colours: [...almond, ...pistachio], size: 0.036, apart: 0.2 }),
      herbs(pen, 6, { within: 0.7 }),
    ),
  )
}

/** A head of cauliflower, broken small. */
export function floret(pen: Pen): string {
  const heads = pen
    .scatter({ count: 16, within: 0.8, apart: 0.28 })
    .map((spot) => fill(spot.disc(spot.between(0.2, 0.3)), spot.pick(['#f6e2a4', '#fbeebf', '#efd383'])))
  return pen.raised(
    { soft: 0.07, steep: 1.7, glint: 0.3, grain: 0.4, bumps: 4 },
    fill(pen.disc(0.7), '#e0bd66') + heads.join(''),
  )
}

const mash = (pen: Pen, colours: readonly string[], count = 110) =>
  bits(pen, { count, colours, size: 0.05, within: 0.86, apart: 0.08, long: 1.4, glint: 0.6 })

export const curries = {
  'paneer-butter-masala': inBowl(
    'copper',
    curry({
      base: '#dd5a1c',
      oil: '#ff9a3c',
      dark: '#a8360c',
      of: ['paneer'],
      size: 0.29,
      count: 14,
      gap: 0.9,
      cream: true,
    }),
  ),
  'kadai-paneer': inBowl(
    'black',
    curry({
      base: '#b54a1a',
      oil: '#f08a3c',
      dark: '#74280a',
      of: ['paneer', 'greenPepper', 'paneer', 'redPepper', 'paneer'],
      size: 0.25,
      count: 20,
      gap: 0.9,
      chillies: 2,
      oily: 0.75,
    }),
  ),
  'palak-paneer': inBowl(
    'black',
    curry({
      base: '#44702a',
      oil: '#86ad52',
      dark: '#274a17',
      of: ['paneer'],
      size: 0.29,
      count: 10,
      gap: 0.98,
      cream: true,
      herbs: 0,
    }),
  ),
  'methi-malai': inBowl(
    'brass',
    curry({
      base: '#e2d09a',
      oil: '#f8efcf',
      dark: '#a8a060',
      of: ['pea', 'spinach', 'pea', 'spinach', 'pea'],
      size: 0.12,
      count: 50,
      gap: 0.95,
      cream: true,
      herbs: 3,
    }),
  ),
  'mushroom-masala': inBowl(
    'black',
    curry({
      base: '#9a4a1e',
      oil: '#e08a44',
      dark: '#5e240a',
      of: ['mushroom', 'mushroom', 'pea'],
      size: 0.22,
      count: 18,
      gap: 0.95,
      herbs: 8,
    }),
  ),
  'malai-kofta': koftas('copper', {
    base: '#e8a04a',
    oil: '#ffd694',
    dark: '#b96a1c',
    ball: ['#d98f3f', '#b5652a', '#7d3d12'],
    cream: true,
  }),
  gatte: inBowl(
    'brass',
    curry({
      base: '#d9912e',
      oil: '#f6c25a',
      dark: '#a3611a',
      of: ['kofta'],
      size: 0.22,
      count: 13,
      tadka: true,
      herbs: 6,
    }),
  ),
  'chhanar-dalna': koftas('clay', {
    base: '#d99a3c',
    oil: '#f8cc74',
    dark: '#a0621a',
    ball: ['#fbe9c0', '#efd092', '#c99a54'],
  }),
  'dhokar-dalna': inBowl('clay', (pen) =>
    stack(
      sauce(pen, { base: '#b5601e', oil: '#ee9a48', dark: '#74340a' }),
      pen
        .scatter({ count: 11, within: 0.66, apart: 0.36, size: 0.19 })
        .map(
          (spot) =>
            solid(
              spot,
              spot.at(0, 0, 1, 0.8).block({ wide: 1.7, high: 1.7, corner: 0.14 }),
              ['#e8b458', '#c98c34', '#8f5a18'],
              { soft: 0.2, glint: 0.4, grain: 0.5 },
            ) + dipped(spot, '#b5601e'),
        ),
      herbs(pen, 7),
    ),
  ),
  'aloo-gobi': inBowl('brass', (pen) =>
    stack(
      sauce(pen, { base: '#c98a1e', oil: '#f2c04a', dark: '#85560c' }),
      pen
        .scatter({ count: 17, within: 0.72, apart: 0.27, size: 0.17 })
        .map((spot, i) =>
          i % 5 < 3
            ? floret(spot)
            : solid(
                spot,
                spot.anyWay().block({ wide: 1.6, high: 1.4, corner: 0.35 }),
                ['#f8d878', '#e9bb44', '#b98a24'],
                { soft: 0.24, glint: 0.5 },
              ),
        ),
      pieces(pen, ['pea'], { count: 14, size: 0.12, within: 0.76 }),
      specks(pen, { count: 50, colours: ['#5a2c0a', '#b5461a'] }),
      herbs(pen, 10, { within: 0.74 }),
    ),
  ),
  'dum-aloo': inBowl(
    'copper',
    curry({
      base: '#b8401a',
      oil: '#f0803a',
      dark: '#741c08',
      of: ['babyPotato'],
      size: 0.2,
      count: 16,
      gap: 1.3,
      herbs: 8,
    }),
  ),
  'garlic-potatoes': inBowl(
    'clay',
    (pen) =>
      curry({
        base: '#b52a14',
        oil: '#f0642c',
        dark: '#701006',
        of: ['babyPotato'],
        size: 0.19,
        count: 18,
        gap: 1.25,
        herbs: 8,
      })(pen) + bits(pen, { count: 16, colours: ['#f7ecd0', '#efdcae'], size: 0.04 }),
  ),
  'potato-rasa': inBowl(
    'steel',
    curry({
      base: '#d98a24',
      oil: '#f8bc54',
      dark: '#9a5608',
      of: ['potato'],
      size: 0.2,
      count: 15,
      tadka: true,
      herbs: 8,
      oily: 0.7,
    }),
  ),
  undhiyu: inBowl(
    'clay',
    curry({
      base: '#6f7d2c',
      oil: '#a8b04a',
      dark: '#444f17',
      of: ['brinjal', 'potato', 'pea', 'carrot'],
      size: 0.2,
      count: 24,
      gap: 0.9,
      herbs: 9,
    }),
  ),
  'mixed-vegetables': inBowl(
    'brass',
    curry({
      base: '#c9832a',
      oil: '#f2b858',
      dark: '#8a4f10',
      of: ['carrot', 'beanPod', 'pea', 'potato', 'gourd'],
      size: 0.17,
      count: 34,
      gap: 0.9,
      herbs: 8,
    }),
  ),
  avial: inBowl(
    'clay',
    curry({
      base: '#efe2b0',
      oil: '#fff8dc',
      dark: '#c4b070',
      of: ['beanPod', 'carrot', 'gourd', 'beanPod', 'potato'],
      size: 0.17,
      count: 36,
      gap: 0.9,
      tadka: true,
      herbs: 6,
      oily: 0.3,
    }),
  ),
  'gourd-dal': inBowl(
    'steel',
    curry({
      base: '#d9b44a',
      oil: '#f6de8a',
      dark: '#9a7a1c',
      of: ['gourd', 'paleBean', 'gourd'],
      size: 0.18,
      count: 28,
      gap: 0.95,
      tadka: true,
    }),
  ),
  shukto: inBowl(
    'brass',
    curry({
      base: '#e6d29a',
      oil: '#f8eec8',
      dark: '#b39a58',
      of: ['gourd', 'brinjal', 'beanPod', 'potato'],
      size: 0.19,
      count: 22,
      herbs: 4,
      oily: 0.3,
    }),
  ),
  'bhindi-masala': inBowl('copper', (pen) =>
    stack(
      sauce(pen, { base: '#7a5a1e', oil: '#c49a3e', dark: '#4a340c' }),
      pieces(pen, ['okra'], { count: 44, size: 0.2, within: 0.76, apart: 0.13 }),
      pieces(pen, ['tomato'], { count: 9, size: 0.12, within: 0.7 }),
      bits(pen, { count: 14, colours: onionBits, size: 0.035 }),
      specks(pen, { count: 60, colours: ['#b5461a', '#f0d8a0'] }),
    ),
  ),
  'green-beans': inBowl('steel', (pen) =>
    stack(
      fill(pen.disc(), '#4a6b22'),
      pieces(pen, ['beanPod'], { count: 120, size: 0.15, within: 0.88, apart: 0.06 }),
      threads(pen, { count: 90, colours: ['#fffdf4', '#f7f0dc'], within: 0.6, width: 0.016, lengths: [0.03, 0.06] }),
      specks(pen, { count: 40, colours: mustard, sizes: [0.01, 0.018] }),
      chillies(pen, red, pen.spots([[0.2, -0.2, 0.2, 0.6]])),
    ),
  ),
  greens: inBowl('black', (pen) =>
    stack(
      sauce(pen, { base: '#4a5a1c', oil: '#a8a848', dark: '#2a360c' }),
      pieces(pen, ['spinach', 'broccoli', 'spinach', 'beanPod'], {
        count: 44,
        size: 0.2,
        within: 0.78,
        apart: 0.13,
        glint: 0.9,
      }),
      bits(pen, { count: 16, colours: ['#f7ecd0', '#e8d6a4'], size: 0.04 }),
      chillies(
        pen,
        red,
        pen.spots([
          [-0.3, -0.3, 0.19, 0.6],
          [0.36, 0.3, 0.19, 2],
        ]),
      ),
    ),
  ),
  karela: inBowl('brass', (pen) =>
    stack(
      sauce(pen, { base: '#8a6a1e', oil: '#d0a83e', dark: '#553c0a' }),
      pen
        .scatter({ count: 22, within: 0.72, apart: 0.22, size: 0.13 })
        .map((spot) =>
          spot.raised(
            { soft: 0.1, steep: 1.2, grain: 0.6, bumps: 5 },
            `<path fill-rule="evenodd" d="${spot.blob({ rough: 0.12, points: 14 })}${spot.blob({ size: 0.45 })}" fill="${spot.pick(['#5f7d2a', '#6f8f34', '#4d6b20'])}"/>`,
          ),
        ),
      pieces(pen, ['cashew'], { count: 12, size: 0.13, within: 0.7 }),
      specks(pen, { count: 40, colours: ['#f6e6c0', '#b5461a'] }),
    ),
  ),
  'sev-tameta': inBowl('clay', (pen) =>
    stack(
      curry({
        base: '#cf3f1a',
        oil: '#f47c34',
        dark: '#8f1f08',
        of: ['tomato'],
        size: 0.16,
        count: 30,
        gap: 0.9,
        herbs: 0,
        chillies: 2,
      })(pen),
      sev(pen, 300, 0.6),
      herbs(pen, 9, { within: 0.72 }),
    ),
  ),
  'gathiya-curry': inBowl('clay', (pen) =>
    stack(
      curry({ base: '#c4551c', oil: '#f08c3c', dark: '#842c08', of: ['cashew'], size: 0.14, count: 16, herbs: 0 })(pen),
      threads(pen, {
        count: 60,
        colours: ['#f3c24a', '#e8ae30', '#f8d470'],
        within: 0.66,
        width: 0.05,
        lengths: [0.1, 0.18],
      }),
      herbs(pen, 8),
    ),
  ),
  'ringan-olo': inBowl('clay', (pen) =>
    stack(
      sauce(pen, { base: '#7d4a24', oil: '#c98a45', dark: '#4d270f' }),
      mash(pen, ['#8f5a2c', '#73401d', '#a8703a', '#6f7d2c', '#5e2f4a']),
      butter(pen.at(0, 0, 0.24)),
      chillies(pen, green, pen.spots([[-0.45, 0.3, 0.22, 0.5]])),
      herbs(pen, 10, { apart: 0.22 }),
    ),
  ),
  'brinjal-masala': inBowl(
    'black',
    curry({
      base: '#8a4a1e',
      oil: '#d08a44',
      dark: '#52260a',
      of: ['brinjal'],
      size: 0.25,
      count: 11,
      gap: 1.2,
      chillies: 1,
      herbs: 8,
    }),
  ),
  'ker-sangri': inBowl('clay', (pen) =>
    stack(
      sauce(pen, { base: '#6f5a1e', oil: '#b0902f', dark: '#42330c' }),
      [0, 1].map(() =>
        threads(pen, {
          count: 70,
          colours: ['#7d8a35', '#5f6b22', '#94803a', '#6b5220'],
          within: 0.78,
          lengths: [0.08, 0.15],
          width: 0.04,
        }),
      ),
      bits(pen, {
        count: 26,
        colours: ['#4f7a2a', '#3c5f1e', '#6b8f35'],
        size: 0.045,
        within: 0.75,
        long: 1.05,
        glint: 0.8,
      }),
      chillies(
        pen,
        '#b0180f',
        pen.spots([
          [-0.3, -0.3, 0.21, 0.6],
          [0.34, 0.26, 0.21, 2],
        ]),
      ),
      herbs(pen, 5, { within: 0.7, apart: 0.3 }),
    ),
  ),
  pithla: inBowl('clay', (pen) =>
    stack(
      curry({ base: '#e8b82e', oil: '#f8dc70', dark: '#b3820e', tadka: true, herbs: 9, oily: 0.6 })(pen),
      chillies(pen, green, pen.spots([[0.4, 0.36, 0.23, 0.4]])),
    ),
  ),
  'banana-blossom': inBowl('black', (pen) =>
    stack(
      sauce(pen, { base: '#7a4a2a', oil: '#b98050', dark: '#4a2810' }),
      [0, 1, 2].map(() =>
        threads(pen, {
          count: 80,
          colours: ['#8f5a34', '#a8744a', '#6b3a1e', '#b5865c'],
          within: 0.8,
          lengths: [0.06, 0.11],
          width: 0.035,
        }),
      ),
      threads(pen, { count: 40, colours: ['#fffaf0'], within: 0.6, width: 0.014, lengths: [0.03, 0.05] }),
      pieces(pen, ['chickpea'], { count: 9, size: 0.13, within: 0.6 }),
      herbs(pen, 6),
    ),
  ),
  'colocasia-leaves': inBowl(
    'clay',
    curry({
      base: '#4f6b26',
      oil: '#93ab4c',
      dark: '#2e4312',
      of: ['corn', 'bean', 'corn', 'paleBean'],
      size: 0.11,
      count: 40,
      gap: 1,
      herbs: 3,
    }),
  ),
  'baby-onions': inBowl(
    'copper',
    curry({
      base: '#b5521e',
      oil: '#ee9444',
      dark: '#742a08',
      of: ['babyPotato'],
      size: 0.17,
      count: 20,
      gap: 1.3,
      herbs: 7,
    }),
  ),
  misal: inBowl('steel', (pen) =>
    stack(
      curry({
        base: '#b8321a',
        oil: '#f2661f',
        dark: '#7d1a0a',
        of: ['pea', 'chickpea', 'potato'],
        size: 0.13,
        count: 44,
        gap: 0.9,
        herbs: 0,
        oily: 0.85,
      })(pen),
      sev(pen, 170, 0.46),
      bits(pen, { count: 16, colours: onionBits, size: 0.034, within: 0.5 }),
      wedge(pen.at(0.5, 0.5, 0.2, 2.4)),
      herbs(pen, 9, { apart: 0.22 }),
    ),
  ),
} satisfies Record<string, Draw>
