import { stack } from '../kit/ink.ts'
import type { Draw, Shades } from '../kit/pen.ts'
import { ball, solid } from '../parts/dough.ts'
import { chillies, green, herbs } from '../parts/greens.ts'
import { type Sauce, curry, sauce } from '../parts/sauce.ts'
import { almond, bits, creamSwirl, pistachio } from '../parts/sprinkles.ts'
import { type Material, inBowl } from '../vessels.ts'
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

export const gravies = {
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
  pithla: inBowl('clay', (pen) =>
    stack(
      curry({ base: '#e8b82e', oil: '#f8dc70', dark: '#b3820e', tadka: true, herbs: 9, oily: 0.6 })(pen),
      chillies(pen, green, pen.spots([[0.4, 0.36, 0.23, 0.4]])),
    ),
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
} satisfies Record<string, Draw>
