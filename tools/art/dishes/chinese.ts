import { fill, line, stack } from '../kit/ink.ts'
import type { Point } from '../kit/path.ts'
import type { Draw, Pen } from '../kit/pen.ts'
import { ball, log, solid } from '../parts/dough.ts'
import { noodles } from '../parts/grains.ts'
import { herbs, herbsAt, scallions } from '../parts/greens.ts'
import { pieces } from '../parts/pieces.ts'
import { curry, sauce } from '../parts/sauce.ts'
import { bits, specks, wedge } from '../parts/sprinkles.ts'
import { inBowl, inSteamer, onPlate } from '../vessels.ts'
import { dipped } from './meats.ts'
import { redDip } from './sides.ts'

/** A parcel of thin dough, pleated to the middle. */
function momo(pen: Pen): string {
  const start = pen.between(0, 6.3)
  const pleat = (i: number, turn: number) => {
    const at = start + (i / 13) * Math.PI * 2
    const spot = (far: number, by: number): Point => [Math.cos(at + by + turn) * far, Math.sin(at + by + turn) * far]
    return pen.curve([spot(0.14, 0.9), spot(0.42, 0.42), spot(0.86, 0)], false)
  }
  const pleats = Array.from(
    { length: 13 },
    (_, i) =>
      line(pen, pleat(i, 0), { colour: '#b99a62', width: 0.045, opacity: 0.75 }) +
      line(pen, pleat(i, 0.11), { colour: '#ffffff', width: 0.05, opacity: 0.9 }),
  )
  return stack(
    solid(pen, pen.blob({ rough: 0.02, points: 12 }), ['#fffdf4', '#fbf3df', '#e3d2ac'], {
      soft: 0.24,
      steep: 1,
      glint: 0.45,
      ambient: 0.7,
    }),
    pleats,
    solid(pen, pen.blob({ size: 0.17, rough: 0.2 }), ['#fffaf0', '#f4e6c4', '#d9c08a'], {
      soft: 0.05,
      steep: 1.6,
      glint: 0.4,
    }),
  )
}

/** A crisp roll, its filling at the cut end. */
function springRoll(pen: Pen): string {
  const { shape, body } = log(pen, { wide: 0.28, shades: ['#f5c46a', '#e09a36', '#b06a1c'] })
  const end = pen.at(0.98, 0)
  return stack(
    body,
    pen.clipped(shape, specks(pen, { count: 30, within: 1, colours: ['#fbdc98', '#a05f18'], sizes: [0.008, 0.018] })),
    line(
      pen,
      pen.curve(
        [
          [-0.2, -0.24],
          [0, 0],
          [0.24, 0.24],
        ],
        false,
      ),
      { colour: '#8a4f16', width: 0.016, opacity: 0.5 },
    ),
    fill(end.blob({ size: 0.22, long: 0.45, rough: 0.08 }), '#8a4f16'),
    bits(end, {
      count: 12,
      colours: ['#f08a24', '#8fc74e', '#f7e9c0', '#d9362a'],
      size: 0.045,
      within: 0.15,
      apart: 0.06,
    }),
  )
}

export const peanuts = (pen: Pen) =>
  bits(pen, { count: 30, colours: ['#e3b878', '#c9965a'], size: 0.022, within: 0.55, apart: 0.05, long: 1.2 })

export const lime = (pen: Pen) => wedge(pen.at(0.62, -0.5, 0.2, 0.8))

export const thin = { colours: ['#f0b46a', '#e39a4a', '#f6c98a', '#d98538'], count: 130, width: 0.05 }

export const chinese = {
  momos: inSteamer((pen) =>
    stack(
      pen.ring({ count: 6, far: 0.62, size: 0.285, from: 0.4 }).map(momo),
      inBowl(
        'white',
        (bowl) => redDip(bowl) + specks(bowl, { count: 40, colours: ['#f6c26a', '#7d1a0a'], sizes: [0.02, 0.05] }),
      )(pen.at(0, 0, 0.27)),
      herbsAt(
        pen,
        pen.spots(
          [
            [-0.34, -0.02],
            [0.3, -0.3],
          ],
          0.1,
        ),
      ),
    ),
  ),
  'spring-rolls': onPlate('black', (pen) =>
    stack(
      pen
        .spots([
          [-0.34, -0.5, 0.49, -0.5],
          [-0.24, -0.2, 0.49, -0.42],
          [-0.2, 0.14, 0.49, -0.5],
          [-0.1, 0.46, 0.49, -0.4],
          [-0.02, 0.04, 0.49, 0.5],
        ])
        .map(springRoll),
      inBowl(
        'white',
        (bowl) => redDip(bowl) + bits(bowl, { count: 12, colours: ['#f7e6bd'], size: 0.05 }),
      )(pen.at(0.52, -0.5, 0.3)),
      scallions(pen.at(0.5, 0.52, 0.4), 8, 0.7, 0.09),
      herbsAt(pen, pen.spots([[0.62, 0.2]], 0.13)),
    ),
  ),
  manchurian: inBowl('black', (pen) =>
    stack(
      sauce(pen, { base: '#6f2c10', oil: '#b0561f', dark: '#3f1405' }),
      pen
        .scatter({ count: 12, within: 0.7, apart: 0.36, size: 0.2 })
        .map(
          (spot) =>
            ball(spot, ['#b8642a', '#8a3f14', '#561f06'], { glint: 1.1, gleam: 26, grain: 0.7 }) +
            dipped(spot, '#6f2c10'),
        ),
      pieces(pen, ['greenPepper', 'redPepper'], { count: 9, size: 0.11, within: 0.74, apart: 0.28 }),
      scallions(pen, 18),
    ),
  ),
  'black-bean': inBowl(
    'white',
    (pen) =>
      curry({
        base: '#4a2410',
        oil: '#94582a',
        dark: '#2a1206',
        of: ['mushroom', 'corn', 'greenPepper', 'broccoli', 'mushroom'],
        size: 0.19,
        count: 26,
        gap: 0.9,
        herbs: 0,
      })(pen) + scallions(pen, 14),
  ),
  'mapo-tofu': inBowl(
    'black',
    (pen) =>
      curry({
        base: '#b52a10',
        oil: '#f0602a',
        dark: '#701006',
        of: ['tofu'],
        size: 0.19,
        count: 24,
        gap: 0.95,
        herbs: 0,
        oily: 0.9,
      })(pen) + scallions(pen, 20),
  ),
  'hakka-noodles': inBowl('black', (pen) =>
    stack(
      noodles(pen, { count: 220 }),
      pieces(pen, ['redPepper', 'greenPepper', 'carrot', 'broccoli', 'spinach'], {
        count: 22,
        size: 0.14,
        within: 0.68,
        apart: 0.17,
      }),
      scallions(pen, 16),
      herbs(pen, 4, { apart: 0.3 }),
    ),
  ),
  'veg-noodles': onPlate('teal', (pen) =>
    stack(
      noodles(pen.at(0, 0, 0.9), thin),
      pieces(pen, ['redPepper', 'broccoli', 'carrot', 'greenPepper', 'tofu'], {
        count: 16,
        size: 0.14,
        within: 0.6,
        apart: 0.2,
      }),
      peanuts(pen),
      scallions(pen, 14),
      lime(pen),
      herbs(pen, 6, { within: 0.6, apart: 0.3 }),
    ),
  ),
  'rice-noodles': onPlate('white', (pen) =>
    stack(
      noodles(pen.at(0, 0, 0.9), { colours: ['#f3dca0', '#e8c878', '#fbecc4', '#d9b460'], count: 200, width: 0.03 }),
      pieces(pen, ['redPepper', 'greenPepper', 'carrot', 'pea'], { count: 20, size: 0.11, within: 0.6 }),
      scallions(pen, 16),
      lime(pen),
    ),
  ),
} satisfies Record<string, Draw>
