import { fill, stack } from '../kit/ink.ts'
import type { Draw } from '../kit/pen.ts'
import { noodles, rice } from '../parts/grains.ts'
import { bananaLeaf, chillies, herbs, herbsAt, scallions } from '../parts/greens.ts'
import { curry } from '../parts/sauce.ts'
import { bits } from '../parts/sprinkles.ts'
import { inBowl, onPlate } from '../vessels.ts'
import { lime, peanuts, thin } from './chinese.ts'
import { prawn, prawnCurry } from './meats.ts'

export const thai = {
  'pad-thai': onPlate('indigo', (pen) =>
    stack(
      noodles(pen.at(0, 0, 0.9), thin),
      bits(pen, { count: 16, colours: ['#ffe08a', '#f9d264'], size: 0.05, within: 0.66, apart: 0.16 }),
      pen.scatter({ count: 6, within: 0.52, apart: 0.38, size: 0.2 }).map(prawn),
      peanuts(pen.at(0.16, 0.2)),
      scallions(pen, 14),
      lime(pen),
      herbs(pen, 6, { within: 0.6, apart: 0.3 }),
    ),
  ),
  'thai-green-curry': inBowl(
    'indigo',
    curry({
      base: '#b5cc74',
      oil: '#e8f2bd',
      dark: '#7f9640',
      of: ['broccoli', 'redPepper', 'carrot', 'tofu', 'pea', 'brinjal'],
      size: 0.19,
      count: 34,
      gap: 0.85,
      chillies: 3,
      chilli: '#cf2a1c',
      coated: false,
      herbs: 8,
      cream: true,
    }),
  ),
  'thai-red-curry': prawnCurry('black', {
    base: '#d9502a',
    oil: '#f9a566',
    dark: '#a32d10',
    cream: true,
    chilli: '#c81d1d',
    vegetables: ['greenPepper', 'broccoli', 'redPepper', 'carrot'],
  }),
  'red-curry-vegetables': inBowl(
    'white',
    curry({
      base: '#d9502a',
      oil: '#f9a566',
      dark: '#a32d10',
      of: ['tofu', 'greenPepper', 'broccoli', 'corn', 'redPepper'],
      size: 0.19,
      count: 30,
      gap: 0.88,
      coated: false,
      cream: true,
      chillies: 2,
      chilli: '#c81d1d',
    }),
  ),
  'yellow-curry': inBowl(
    'clay',
    curry({
      base: '#e8b43c',
      oil: '#fbe08a',
      dark: '#b07c14',
      of: ['potato', 'carrot', 'potato', 'pea'],
      size: 0.2,
      count: 20,
      cream: true,
      herbs: 7,
    }),
  ),
  'tom-yum': prawnCurry('teal', {
    base: '#d9662a',
    oil: '#ffb060',
    dark: '#a33f10',
    oily: 0.9,
    chilli: '#d01a12',
    vegetables: ['tomato', 'mushroom', 'redPepper'],
  }),
  'veg-tom-yum': inBowl(
    'teal',
    curry({
      base: '#d9662a',
      oil: '#ffb060',
      dark: '#a33f10',
      of: ['tomato', 'mushroom', 'redPepper', 'tofu'],
      size: 0.17,
      count: 20,
      coated: false,
      chillies: 3,
      chilli: '#d01a12',
      herbs: 9,
      oily: 0.9,
    }),
  ),
  'coconut-soup': inBowl('white', (pen) =>
    curry({
      base: '#f3e8cc',
      oil: '#ffd9a0',
      dark: '#cdbb90',
      of: ['mushroom', 'tofu', 'tomato'],
      size: 0.16,
      count: 18,
      coated: false,
      chillies: 2,
      chilli: '#c81d1d',
      herbs: 8,
    })(pen),
  ),
  'mango-sticky-rice': onPlate(
    'teal',
    (pen) =>
      stack(
        bananaLeaf(pen, 0.92),
        rice({ colours: ['#ffffff', '#fffaf0', '#f6efdc'], herbs: 0 })(pen.at(-0.3, -0.06, 0.44)),
        [0, 1, 2, 3, 4, 5].map((i) => {
          const turn = -0.9 + i * 0.3
          const spot = pen.at(0.14 + Math.cos(turn) * 0.34, 0.04 + Math.sin(turn) * 0.62, 0.15, turn * 0.35)
          return spot.raised(
            { soft: 0.26, steep: 1.5, glint: 0.9, gleam: 26 },
            fill(spot.blob({ rough: 0.03, long: 2.3, points: 10 }), spot.slope(['#ffd04a', '#f9ae18', '#e88f08'])),
          )
        }),
        bits(pen.at(-0.3, -0.06), { count: 26, colours: ['#f5dd9a', '#3a2a14'], size: 0.015, within: 0.34 }),
        herbsAt(pen, pen.spots([[-0.3, -0.1]], 0.12)),
      ),
    0.1,
  ),
  'papaya-salad': onPlate('clay', (pen) =>
    stack(
      noodles(pen.at(0, 0, 0.72), { colours: ['#e6efc0', '#d4e4a0', '#f3f5da', '#f0b060'], count: 150, width: 0.05 }),
      bits(pen, { count: 16, colours: ['#d9342a', '#e85a3a'], size: 0.07, within: 0.6, long: 1.1 }),
      peanuts(pen),
      chillies(pen, '#c81d1d', pen.spots([[-0.3, 0.3, 0.2, 0.7]])),
      lime(pen),
      herbs(pen, 7),
    ),
  ),
} satisfies Record<string, Draw>
