import { fill, stack } from '../kit/ink.ts'
import type { Draw, Pen } from '../kit/pen.ts'
import { solid } from '../parts/dough.ts'
import { chillies, green, herbs, red } from '../parts/greens.ts'
import { pieces } from '../parts/pieces.ts'
import { curry, sauce } from '../parts/sauce.ts'
import { bits, butter, mustard, onionBits, sev, specks, threads, wedge } from '../parts/sprinkles.ts'
import { inBowl } from '../vessels.ts'

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

export const vegetables = {
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
