import { stack } from '../kit/ink.ts'
import type { Draw } from '../kit/pen.ts'
import { ball, crease } from '../parts/dough.ts'
import { chillies, herbs, red } from '../parts/greens.ts'
import { pieces } from '../parts/pieces.ts'
import { creamy, curry, sauce } from '../parts/sauce.ts'
import { bits, specks } from '../parts/sprinkles.ts'
import { inBowl } from '../vessels.ts'

export const dals = {
  'dal-makhani': inBowl(
    'black',
    curry({
      base: '#5a2716',
      oil: '#a8562a',
      dark: '#35140a',
      of: ['bean'],
      size: 0.13,
      count: 34,
      gap: 0.9,
      cream: true,
      herbs: 5,
    }),
  ),
  'dal-tadka': inBowl('brass', curry({ base: '#eeb02e', oil: '#f7d66a', dark: '#c27a12', tadka: true, herbs: 8 })),
  'sweet-dal': inBowl(
    'steel',
    (pen) =>
      curry({ base: '#d9962a', oil: '#f8c864', dark: '#9a5c0c', tadka: true, herbs: 8 })(pen) +
      bits(pen, { count: 12, colours: ['#b5622a', '#c97a3a'], size: 0.05, apart: 0.2 }),
  ),
  'dal-dhokli': inBowl('copper', (pen) =>
    stack(
      sauce(pen, { base: '#d9962a', oil: '#f8c864', dark: '#9a5c0c' }),
      pieces(pen, ['potato'], { count: 14, size: 0.28, within: 0.7, apart: 0.25, under: '#d9962a' }),
      bits(pen, { count: 10, colours: ['#b5622a'], size: 0.05 }),
      specks(pen, { count: 30, colours: ['#2a1608'] }),
      herbs(pen, 8),
    ),
  ),
  chole: inBowl(
    'clay',
    curry({
      base: '#8a4a1e',
      oil: '#c9832f',
      dark: '#552609',
      of: ['chickpea'],
      size: 0.2,
      count: 26,
      gap: 0.95,
      chillies: 2,
    }),
  ),
  rajma: inBowl(
    'clay',
    curry({
      base: '#86341a',
      oil: '#c9662f',
      dark: '#561a0a',
      of: ['bean'],
      size: 0.2,
      count: 34,
      gap: 0.84,
      chillies: 1,
    }),
  ),
  usal: inBowl(
    'steel',
    curry({
      base: '#a86420',
      oil: '#e6a44c',
      dark: '#6b360a',
      of: ['paleBean', 'paleBean', 'pea'],
      size: 0.16,
      count: 44,
      gap: 0.85,
      tadka: true,
      herbs: 7,
    }),
  ),
  'black-beans': inBowl(
    'clay',
    (pen) =>
      curry({
        base: '#3a1c18',
        oil: '#7d4030',
        dark: '#200c0a',
        of: ['blackBean'],
        size: 0.17,
        count: 50,
        gap: 0.8,
        herbs: 6,
        coated: false,
      })(pen) + bits(pen, { count: 14, colours: ['#fffaf0', '#f3ead2'], size: 0.04 }),
  ),
  'refried-beans': inBowl(
    'teal',
    (pen) =>
      creamy({ base: '#9a6440', oil: '#c9966a', dark: '#6b3c20', herbs: 6 })(pen) +
      bits(pen, { count: 24, colours: ['#fff3c8', '#ffe08a'], size: 0.05, within: 0.5 }),
  ),
  'bean-chilli': inBowl(
    'black',
    curry({
      base: '#8a2614',
      oil: '#d05a2c',
      dark: '#551008',
      of: ['bean', 'blackBean', 'corn', 'paleBean'],
      size: 0.16,
      count: 44,
      gap: 0.85,
      chillies: 1,
      chilli: '#c81d1d',
      herbs: 7,
    }),
  ),
  'gujarati-kadhi': inBowl(
    'brass',
    curry({
      base: '#f4dd8c',
      oil: '#fdf1c0',
      dark: '#d3b04c',
      of: ['kofta'],
      size: 0.2,
      count: 6,
      gap: 1.5,
      tadka: true,
      herbs: 9,
      oily: 0.35,
    }),
  ),
  sambar: inBowl(
    'steel',
    curry({
      base: '#b8641f',
      oil: '#e29a45',
      dark: '#7d3d0d',
      of: ['carrot', 'pea', 'greenPepper', 'brinjal', 'potato'],
      size: 0.15,
      count: 26,
      gap: 0.95,
      tadka: true,
      herbs: 6,
    }),
  ),
  rasam: inBowl(
    'steel',
    curry({ base: '#b5421a', oil: '#e8853c', dark: '#7d250a', tadka: true, of: ['tomato'], size: 0.14, count: 10 }),
  ),
  'dal-baati': inBowl('brass', (pen) =>
    stack(
      sauce(pen, { base: '#e6aa24', oil: '#fbd96e', dark: '#a86a0d' }),
      pen
        .spots(
          [
            [-0.4, -0.3],
            [0.38, -0.36],
            [-0.3, 0.42],
            [0.42, 0.3],
            [0.02, 0],
          ],
          0.31,
        )
        .map((spot) =>
          stack(
            ball(spot, ['#f0c47c', '#d39a4a', '#9a5f20'], { glint: 0.45, gleam: 18, grain: 0.22 }),
            crease(
              spot,
              [
                [-0.62, -0.05],
                [0, 0.08],
                [0.6, -0.1],
              ],
              { colour: '#5e300c', width: 0.08, opacity: 0.75 },
            ),
            crease(
              spot,
              [
                [-0.06, -0.6],
                [0.05, 0],
                [-0.02, 0.5],
              ],
              { colour: '#5e300c', width: 0.08, opacity: 0.75 },
            ),
          ),
        ),
      chillies(
        pen,
        red,
        pen.spots([
          [0.04, 0.68, 0.18, 0.1],
          [-0.02, -0.68, 0.18, 0.3],
        ]),
      ),
      herbs(pen, 9, { within: 0.78, apart: 0.28, size: 0.12 }),
    ),
  ),
} satisfies Record<string, Draw>
