import type { Occasion } from './occasion.ts'

/** Occasions of companies, schools and the public, by the slug of their page. */
export const publicOccasions = {
  'product-launches': {
    mood: 'corporate',
    dishes: [
      ['bruschetta', 0.84, 0.18, 0.22],
      ['mocktail', 0.12, 0.2, 0.22],
      ['falafel', 0.12, 0.88, 0.21],
      ['tiramisu', 0.9, 0.88, 0.22],
    ],
    props: [
      ['gift-night', 0.5, 0.52, 0.27],
      ['candle', 0.5, 0.12, 0.07],
    ],
    flowers: 0,
    petals: 14,
    spices: 0,
  },
  'seminars-conferences': {
    mood: 'cream',
    dishes: [
      ['masala-chai', 0.64, 0.3, 0.26],
      ['samosa', 0.86, 0.84, 0.24],
      ['sandwich', 0.06, 0.1, 0.2],
    ],
    props: [
      ['notebook-blue', 0.3, 0.62, 0.25],
      ['pencil-red', 0.56, 0.76, 0.14],
      ['notebook-red', 0.04, 0.9, 0.16],
    ],
    flowers: 0,
    petals: 0,
    spices: 0,
  },
  'award-ceremonies': {
    mood: 'festive',
    dishes: [
      ['paneer-tikka', 0.14, 0.2, 0.23],
      ['mocktail', 0.88, 0.2, 0.22],
      ['biryani', 0.14, 0.86, 0.22],
      ['gulab-jamun', 0.88, 0.86, 0.21],
    ],
    props: [
      ['medal', 0.5, 0.58, 0.26],
      ['candle', 0.5, 0.94, 0.07],
    ],
    flowers: 2,
    petals: 22,
    spices: 0,
  },
  'charity-events-fundraisers': {
    mood: 'terracotta',
    dishes: [
      ['chole', 0.66, 0.62, 0.29],
      ['puri-bhaji', 0.12, 0.14, 0.22],
      ['jeera-rice', 0.94, 0.12, 0.2],
      ['kheer', 0.1, 0.92, 0.19],
    ],
    props: [
      ['heart-red', 0.28, 0.54, 0.15],
      ['heart-rose', 0.5, 0.2, 0.09],
    ],
    flowers: 4,
    petals: 8,
  },
  'cultural-events': {
    mood: 'gujarati',
    dishes: [
      ['kathiyawadi-thali', 0.66, 0.34, 0.29],
      ['jalebi', 0.08, 0.12, 0.2],
      ['dhokla', 0.94, 0.92, 0.21],
    ],
    props: [
      ['tabla', 0.27, 0.68, 0.2],
      ['tabla', 0.53, 0.86, 0.14],
      ['sticks', 0.3, 0.32, 0.14],
    ],
    flowers: 5,
    petals: 12,
  },
  'religious-functions': {
    mood: 'punjabi',
    dishes: [
      ['thali', 0.4, 0.58, 0.32],
      ['ladoo', 0.9, 0.88, 0.21],
      ['kheer', 0.06, 0.1, 0.18],
    ],
    props: [
      ['kalash', 0.8, 0.24, 0.21],
      ['diya', 0.44, 0.13, 0.09],
      ['diya', 0.87, 0.58, 0.09],
    ],
    flowers: 8,
    petals: 14,
    spices: 0,
  },
  'outdoor-picnics-bbqs': {
    mood: 'picnic',
    dishes: [
      ['kebab', 0.76, 0.72, 0.25],
      ['salad', 0.9, 0.16, 0.2],
      ['sandwich', 0.1, 0.9, 0.22],
    ],
    props: [
      ['coals', 0.36, 0.38, 0.28],
      ['cutlery', 0.5, 0.84, 0.14],
    ],
    flowers: 0,
    petals: 0,
    spices: 0,
  },
  'school-college-functions': {
    mood: 'mexican',
    dishes: [
      ['vada-pav', 0.3, 0.32, 0.26],
      ['samosa', 0.88, 0.84, 0.24],
      ['pav-bhaji', 0.9, 0.14, 0.21],
      ['pani-puri', 0.08, 0.92, 0.19],
    ],
    props: [
      ['notebook-red', 0.5, 0.72, 0.19],
      ['pencil-yellow', 0.62, 0.42, 0.11],
      ['pencil-blue', 0.7, 0.52, 0.11],
    ],
    flowers: 0,
    petals: 6,
    spices: 0,
  },
  'cocktail-parties': {
    mood: 'thai',
    dishes: [
      ['mocktail', 0.58, 0.58, 0.32],
      ['falafel', 0.12, 0.18, 0.22],
      ['bruschetta', 0.94, 0.1, 0.2],
      ['malai-tikka', 0.06, 0.9, 0.21],
    ],
    props: [
      ['candle', 0.52, 0.14, 0.08],
      ['candle', 0.94, 0.9, 0.08],
    ],
    flowers: 0,
    petals: 12,
    spices: 0,
  },
} satisfies Record<string, Occasion>
