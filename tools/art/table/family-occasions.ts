import type { Occasion } from './occasion.ts'

const balloons: Occasion['props'] = [
  ['balloon-rose', 0.1, 0.12, 0.13],
  ['balloon-yellow', 0.27, 0.07, 0.12],
  ['balloon-blue', 0.06, 0.34, 0.11],
]

/** Occasions of a family, by the slug of their page. */
export const familyOccasions = {
  weddings: {
    mood: 'wedding',
    dishes: [
      ['thali', 0.5, 0.54, 0.35],
      ['gulab-jamun', 0.06, 0.1, 0.2],
      ['kaju-katli', 0.95, 0.1, 0.21],
      ['veg-biryani', 0.97, 0.94, 0.2],
    ],
    props: [
      ['diya', 0.13, 0.66, 0.09],
      ['diya', 0.12, 0.88, 0.09],
      ['marigold-orange', 0.33, 0.1, 0.075],
      ['marigold-yellow', 0.5, 0.08, 0.07],
      ['marigold-rose', 0.67, 0.1, 0.07],
    ],
    flowers: 8,
    petals: 18,
  },
  'corporate-events': {
    mood: 'corporate',
    dishes: [
      ['veg-biryani', 0.36, 0.4, 0.27],
      ['masala-chai', 0.8, 0.2, 0.2],
      ['paneer-tikka', 0.3, 0.93, 0.22],
      ['salad', 0.98, 0.62, 0.17],
    ],
    props: [
      ['notebook-blue', 0.72, 0.76, 0.17],
      ['pencil-yellow', 0.9, 0.9, 0.11],
      ['cutlery', 0.06, 0.46, 0.2],
    ],
    flowers: 0,
    petals: 0,
    spices: 3,
  },
  'birthday-parties': {
    mood: 'mexican',
    dishes: [
      ['cake', 0.56, 0.56, 0.34],
      ['pizza', 0.98, 0.08, 0.22],
      ['mocktail', 0.06, 0.92, 0.2],
    ],
    props: [...balloons, ['gift-rose', 0.9, 0.88, 0.13], ['gift-gold', 0.52, 0.1, 0.1]],
    flowers: 0,
    petals: 24,
    spices: 0,
  },
  'anniversary-celebrations': {
    mood: 'wedding',
    dishes: [
      ['cake', 0.4, 0.42, 0.28],
      ['paneer-tikka', 0.9, 0.14, 0.21],
      ['mocktail', 0.84, 0.74, 0.22],
      ['biryani', 0.1, 0.95, 0.22],
    ],
    props: [
      ['heart-red', 0.48, 0.82, 0.1],
      ['heart-rose', 0.62, 0.9, 0.07],
      ['candle', 0.08, 0.12, 0.09],
      ['candle', 0.66, 0.36, 0.08],
    ],
    flowers: 2,
    petals: 24,
    spices: 0,
  },
  'engagement-ceremonies': {
    mood: 'rajasthani',
    dishes: [
      ['ladoo', 0.3, 0.32, 0.25],
      ['kaju-katli', 0.88, 0.84, 0.24],
      ['rasmalai', 0.08, 0.9, 0.2],
      ['veg-pulao', 0.92, 0.1, 0.19],
    ],
    props: [
      ['ring-box', 0.55, 0.66, 0.17],
      ['marigold-white', 0.6, 0.28, 0.08],
      ['diya', 0.74, 0.42, 0.09],
    ],
    flowers: 5,
    petals: 18,
  },
  'baby-showers': {
    mood: 'bengali',
    dishes: [
      ['kheer', 0.34, 0.36, 0.26],
      ['sandesh', 0.88, 0.14, 0.2],
      ['ladoo', 0.9, 0.88, 0.22],
      ['puri-bhaji', 0.06, 0.92, 0.2],
    ],
    props: [
      ['booties', 0.5, 0.78, 0.15],
      ['rattle', 0.72, 0.48, 0.13],
      ['balloon-blue', 0.06, 0.08, 0.1],
      ['balloon-rose', 0.62, 0.08, 0.09],
    ],
    flowers: 2,
    petals: 16,
    spices: 0,
  },
  'housewarming-parties': {
    mood: 'south',
    dishes: [
      ['south-thali', 0.6, 0.6, 0.33],
      ['kheer', 0.94, 0.1, 0.19],
      ['medu-vada', 0.06, 0.92, 0.21],
    ],
    props: [
      ['kalash', 0.24, 0.26, 0.22],
      ['key', 0.14, 0.6, 0.12],
      ['mango-leaf', 0.58, 0.08, 0.1],
      ['mango-leaf', 0.7, 0.16, 0.09],
    ],
    flowers: 5,
    petals: 10,
    diyas: 1,
  },
  'festive-celebrations': {
    mood: 'festive',
    dishes: [
      ['ladoo', 0.86, 0.18, 0.24],
      ['jalebi', 0.13, 0.2, 0.22],
      ['gulab-jamun', 0.88, 0.88, 0.22],
      ['kaju-katli', 0.1, 0.9, 0.21],
    ],
    props: [
      ['rangoli', 0.5, 0.52, 0.27],
      ['diya', 0.5, 0.14, 0.1],
      ['diya', 0.16, 0.55, 0.09],
      ['diya', 0.86, 0.54, 0.09],
      ['diya', 0.5, 0.9, 0.1],
    ],
    flowers: 5,
    petals: 12,
    spices: 0,
  },
  'graduation-parties': {
    mood: 'lebanese',
    dishes: [
      ['pizza', 0.36, 0.66, 0.28],
      ['nachos', 0.9, 0.2, 0.22],
      ['mocktail', 0.88, 0.84, 0.21],
      ['tacos', 0.06, 0.14, 0.19],
    ],
    props: [
      ['mortarboard', 0.46, 0.2, 0.18],
      ['scroll', 0.7, 0.52, 0.13],
    ],
    flowers: 0,
    petals: 18,
    spices: 0,
  },
  'retirement-parties': {
    mood: 'maharashtrian',
    dishes: [
      ['maharashtrian-thali', 0.58, 0.56, 0.33],
      ['puran-poli', 0.08, 0.92, 0.2],
      ['masala-chai', 0.12, 0.2, 0.22],
    ],
    props: [
      ['watch', 0.88, 0.12, 0.13],
      ['gift-gold', 0.93, 0.9, 0.11],
      ['marigold-rose', 0.5, 0.1, 0.07],
    ],
    flowers: 5,
    petals: 8,
  },
  'private-dinners': {
    mood: 'chinese',
    dishes: [
      ['dal-makhani', 0.3, 0.34, 0.23],
      ['butter-naan', 0.72, 0.6, 0.27],
      ['paneer-tikka', 0.86, 0.1, 0.2],
      ['jeera-rice', 0.2, 0.88, 0.2],
    ],
    props: [
      ['candle', 0.55, 0.22, 0.1],
      ['candle', 0.48, 0.86, 0.08],
      ['cutlery', 0.96, 0.84, 0.17],
      ['heart-red', 0.06, 0.6, 0.05],
    ],
    flowers: 0,
    petals: 12,
    spices: 4,
  },
} satisfies Record<string, Occasion>
