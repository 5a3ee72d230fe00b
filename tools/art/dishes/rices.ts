import { fill, stack } from '../kit/ink.ts'
import type { Draw, Pen } from '../kit/pen.ts'
import { flakes, rice } from '../parts/grains.ts'
import { chillies, green, herbs, red, scallions } from '../parts/greens.ts'
import { pieces, type Piece } from '../parts/pieces.ts'
import { almond, bits, dust, friedOnion, mustard, onionBits, pomegranate, specks, wedge } from '../parts/sprinkles.ts'
import { tadka } from '../parts/sauce.ts'
import { inBowl } from '../vessels.ts'
import { meat } from './meats.ts'

const saffronRice = rice({
  colours: ['#fffaf0', '#fbedc9', '#f7dfa8'],
  accent: ['#f2a019', '#e9820c', '#f6b93f'],
  accentShare: 0.4,
  herbs: 0,
})
export const plainRice = rice({
  colours: ['#ffffff', '#fdf8ea', '#f6edd6'],
  accent: ['#f6c34a'],
  accentShare: 0.05,
  herbs: 4,
})

const crowned = (pen: Pen) =>
  stack(
    friedOnion(pen),
    bits(pen, { count: 10, colours: almond, size: 0.045, within: 0.72, apart: 0.24 }),
    herbs(pen, 10, { within: 0.74, size: 0.12 }),
  )

/** Rice and lentils cooked soft, with a lake of ghee. */
const khichdi =
  (colours: readonly string[], of: readonly Piece[]): Draw =>
  (pen) =>
    stack(
      flakes(pen, { colours, count: 760, size: 0.036 }),
      pieces(pen, of, { count: 16, size: 0.1, within: 0.72 }),
      pen.blurred(0.02, fill(pen.at(-0.05, 0).blob({ size: 0.34, rough: 0.2 }), '#f7c22e', 0.55)),
      pen.wet(pen.at(-0.05, 0).blob({ size: 0.3, rough: 0.2 })),
      tadka(pen),
      herbs(pen, 7),
    )

const jeera = specks
export const rices = {
  biryani: inBowl('brass', (pen) =>
    stack(
      saffronRice(pen),
      pen
        .scatter({ count: 7, within: 0.6, apart: 0.42, size: 0.185 })
        .map((spot) => meat(spot, { shades: ['#dd9146', '#b0622a', '#743410'], marks: ['#4a1a06', '#e8a04a'] })),
      crowned(pen),
    ),
  ),
  'veg-biryani': inBowl('copper', (pen) =>
    stack(
      saffronRice(pen),
      pieces(pen, ['paneer', 'carrot', 'potato', 'paneer'], { count: 11, size: 0.17, within: 0.68, apart: 0.3 }),
      pieces(pen, ['pea'], { count: 18, size: 0.12, within: 0.76 }),
      crowned(pen),
    ),
  ),
  'veg-pulao': inBowl(
    'white',
    rice({
      colours: ['#fffdf5', '#fdf6e2', '#f7ecd0'],
      accent: ['#fbe3a0'],
      of: ['pea', 'carrot', 'pea', 'paneer'],
      nuts: almond,
    }),
  ),
  'yellow-pulao': inBowl(
    'copper',
    rice({
      colours: ['#fbe084', '#f6d05e', '#fdeaa8'],
      accent: ['#fff6d8'],
      nuts: ['#f3dfae', '#8a4a1c', '#e8c98a'],
      herbs: 3,
    }),
  ),
  'jeera-rice': inBowl(
    'steel',
    (pen) => plainRice(pen) + jeera(pen, { count: 60, colours: ['#6b4415', '#8a5a20'], sizes: [0.008, 0.016] }),
  ),
  'lemon-rice': inBowl('steel', (pen) =>
    stack(
      rice({ colours: ['#fbe58a', '#f7d95e', '#fdf0b4'], herbs: 5 })(pen),
      bits(pen, { count: 14, colours: ['#b5622a', '#c97a3a'], size: 0.05 }),
      tadka(pen),
      wedge(pen.at(0.5, 0.44, 0.2, 2.6)),
    ),
  ),
  'tamarind-rice': inBowl('clay', (pen) =>
    stack(
      rice({ colours: ['#d9a35c', '#c98c42', '#e6b878'], herbs: 5 })(pen),
      bits(pen, { count: 18, colours: ['#b5622a', '#8a4a1c'], size: 0.05 }),
      tadka(pen),
    ),
  ),
  'curd-rice': inBowl('steel', (pen) =>
    stack(
      flakes(pen, { colours: ['#fffdf6', '#f7f2e4', '#fbf8ee'], count: 1100, size: 0.028 }),
      tadka(pen),
      bits(pen, { count: 18, colours: pomegranate, size: 0.03, within: 0.6, long: 1.1, glint: 1 }),
      herbs(pen, 6),
    ),
  ),
  khichdi: inBowl('brass', khichdi(['#f5dc8a', '#f0cf6e', '#fae8ae', '#e6c05a'], ['pea', 'potato'])),
  'millet-khichdi': inBowl('clay', khichdi(['#c9b27a', '#b59a60', '#dcc894', '#a88c52'], ['pea', 'paleBean'])),
  risotto: inBowl('white', (pen) =>
    stack(
      flakes(pen, { colours: ['#f8e8be', '#f3dca4', '#fbf0d4'], size: 0.04 }),
      pieces(pen, ['mushroom'], { count: 12, size: 0.17, within: 0.66 }),
      bits(pen, { count: 10, colours: ['#fff6dc', '#fbeec6'], size: 0.06, long: 2 }),
      specks(pen, { count: 50, colours: ['#3a2a14'], sizes: [0.005, 0.01] }),
      herbs(pen, 6),
    ),
  ),
  'fried-rice': inBowl('black', (pen) =>
    stack(
      rice({
        colours: ['#fdeecb', '#f5dfac', '#ecd091'],
        accent: ['#e2b056', '#d99f44'],
        of: ['pea', 'carrot', 'redPepper', 'greenPepper', 'carrot', 'potato'],
        count: 44,
        size: 0.125,
        gap: 0.13,
        herbs: 4,
      })(pen),
      scallions(pen, 18),
    ),
  ),
  'schezwan-rice': inBowl('black', (pen) =>
    stack(
      rice({
        colours: ['#f0a45e', '#e68a44', '#f5b97c'],
        accent: ['#c9402a', '#d95a34'],
        of: ['greenPepper', 'carrot', 'broccoli', 'redPepper'],
        count: 34,
        gap: 0.15,
        herbs: 0,
      })(pen),
      chillies(
        pen,
        red,
        pen.spots([
          [-0.3, 0.34, 0.2, 0.7],
          [0.4, -0.3, 0.2, 2.2],
        ]),
      ),
      scallions(pen, 20),
    ),
  ),
  poha: inBowl('clay', (pen) =>
    stack(
      flakes(pen, { colours: ['#f2c53a', '#f7d45c', '#e8b428', '#fbe184'] }),
      bits(pen, { count: 18, colours: ['#b5622a', '#c97a3a', '#a85420'], size: 0.05, within: 0.75, long: 1.3 }),
      bits(pen, { count: 16, colours: onionBits, size: 0.035 }),
      specks(pen, { count: 40, colours: mustard }),
      wedge(pen.at(0.44, 0.42, 0.2, 2.6)),
      herbs(pen, 12, { within: 0.72, apart: 0.2 }),
    ),
  ),
  upma: inBowl('clay', (pen) =>
    stack(
      flakes(pen, { colours: ['#f5e2b0', '#fbeecb', '#ecd298', '#f8e8c0'], count: 1200, size: 0.027 }),
      pieces(pen, ['pea', 'carrot', 'pea', 'redPepper'], { count: 26, size: 0.11, within: 0.72 }),
      bits(pen, { count: 12, colours: ['#e3b36a', '#d59c4c'], size: 0.05, within: 0.7 }),
      specks(pen, { count: 40, colours: mustard }),
      herbs(pen, 10, { within: 0.72, apart: 0.22 }),
    ),
  ),
  couscous: inBowl('indigo', (pen) =>
    stack(
      flakes(pen, { colours: ['#f3dca0', '#e9cc84', '#f8e8c0'], count: 1200, size: 0.027 }),
      pieces(pen, ['chickpea', 'carrot', 'greenPepper'], { count: 20, size: 0.13, within: 0.72 }),
      bits(pen, { count: 14, colours: ['#7a3d12', '#c97a3a'], size: 0.04 }),
      dust(pen, '#b5462a'),
      chillies(pen, green, []),
      herbs(pen, 9),
    ),
  ),
} satisfies Record<string, Draw>
