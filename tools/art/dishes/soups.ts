import { stack } from '../kit/ink.ts'
import type { Draw } from '../kit/pen.ts'
import { ball, crease } from '../parts/dough.ts'
import { scallions } from '../parts/greens.ts'
import { pieces } from '../parts/pieces.ts'
import { creamy, curry, sauce } from '../parts/sauce.ts'
import { bits, creamSwirl, specks, threads } from '../parts/sprinkles.ts'
import { inBowl } from '../vessels.ts'

const croutons = ['#e8b45e', '#d99a40', '#f0c67c']

export const soups = {
  'tomato-soup': inBowl(
    'white',
    (pen) =>
      creamy({ base: '#d9481c', oil: '#f58a4a', dark: '#a32808', herbs: 3 })(pen) +
      creamSwirl(pen.at(0, 0, 0.5)) +
      bits(pen, { count: 9, colours: croutons, size: 0.075, within: 0.55, long: 1.1 }),
  ),
  'pumpkin-soup': inBowl(
    'black',
    (pen) =>
      creamy({ base: '#e8942a', oil: '#ffc870', dark: '#b3620c', herbs: 3 })(pen) +
      creamSwirl(pen.at(0, 0, 0.5)) +
      bits(pen, { count: 14, colours: ['#7d9a4a', '#5f7d34'], size: 0.045 }),
  ),
  'green-soup': inBowl(
    'white',
    (pen) =>
      creamy({ base: '#7da545', oil: '#b8d488', dark: '#557a26', herbs: 3 })(pen) +
      creamSwirl(pen.at(0, 0, 0.45)) +
      bits(pen, { count: 14, colours: ['#f3dfae', '#e8c98a'], size: 0.05, long: 2 }),
  ),
  'mushroom-soup': inBowl(
    'clay',
    (pen) =>
      creamy({ base: '#cbb592', oil: '#ecdfc6', dark: '#94805c', of: ['mushroom'], size: 0.17, count: 11, herbs: 4 })(
        pen,
      ) + specks(pen, { count: 40, colours: ['#3a2a14'] }),
  ),
  'sweet-corn-soup': inBowl(
    'white',
    curry({
      base: '#f0d684',
      oil: '#fbeeb8',
      dark: '#c9a84a',
      of: ['corn', 'corn', 'corn', 'carrot', 'pea'],
      size: 0.11,
      count: 46,
      herbs: 3,
      oily: 0.3,
    }),
  ),
  'clear-soup': inBowl(
    'teal',
    (pen) =>
      curry({
        base: '#d9b06a',
        oil: '#f3d9a0',
        dark: '#a07a38',
        of: ['carrot', 'tofu', 'spinach', 'mushroom'],
        size: 0.14,
        count: 20,
        coated: false,
        herbs: 8,
      })(pen) + scallions(pen, 14),
  ),
  'wonton-soup': inBowl('indigo', (pen) =>
    stack(
      sauce(pen, { base: '#d9b06a', oil: '#f3d9a0', dark: '#a07a38' }),
      pen
        .spots(
          [
            [-0.36, -0.3],
            [0.34, -0.34],
            [-0.3, 0.38],
            [0.38, 0.3],
            [0, 0],
          ],
          0.25,
        )
        .map((spot) =>
          stack(
            ball(spot.at(0, 0, 0.8), ['#fffaf0', '#f6e6c4', '#d9be88'], { ambient: 0.66, glint: 0.5 }),
            crease(
              spot,
              [
                [-0.9, 0.3],
                [-0.3, 0.1],
                [0.2, 0.3],
                [0.9, 0],
              ],
              { colour: '#c9a564', width: 0.1 },
            ),
          ),
        ),
      pieces(pen, ['spinach', 'carrot'], { count: 9, size: 0.13, within: 0.7 }),
      scallions(pen, 16),
    ),
  ),
  'hot-sour-soup': inBowl(
    'white',
    (pen) =>
      curry({
        base: '#8a4417',
        oil: '#d08a3c',
        dark: '#57240a',
        of: ['tofu', 'carrot', 'spinach', 'redPepper'],
        size: 0.13,
        count: 22,
        herbs: 0,
      })(pen) + scallions(pen, 18),
  ),
  'lentil-soup': inBowl('copper', (pen) =>
    creamy({ base: '#d98c2e', oil: '#f6c878', dark: '#9a5810', herbs: 5, dust: '#b5341a' })(pen),
  ),
  minestrone: inBowl(
    'white',
    curry({
      base: '#c4501e',
      oil: '#f08c4a',
      dark: '#842808',
      of: ['macaroni', 'bean', 'carrot', 'pea', 'macaroni', 'gourd'],
      size: 0.15,
      count: 34,
      gap: 0.95,
      coated: false,
      herbs: 7,
    }),
  ),
  'tortilla-soup': inBowl(
    'clay',
    (pen) =>
      curry({
        base: '#b5381a',
        oil: '#ee7c3c',
        dark: '#701806',
        of: ['corn', 'blackBean'],
        size: 0.11,
        count: 26,
        herbs: 7,
      })(pen) +
      threads(pen, { count: 16, colours: ['#f4bf4a', '#e8ac34'], within: 0.4, lengths: [0.12, 0.2], width: 0.05 }),
  ),
} satisfies Record<string, Draw>
