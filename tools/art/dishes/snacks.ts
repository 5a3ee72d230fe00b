import { fill, stack } from '../kit/ink.ts'
import type { Point } from '../kit/path.ts'
import type { Draw, Pen } from '../kit/pen.ts'
import { crease, solid } from '../parts/dough.ts'
import { chillies, green, herbs, herbsAt } from '../parts/greens.ts'
import { sauce } from '../parts/sauce.ts'
import { bits, onionBits, onionRings, pomegranate, sev, specks, wedge } from '../parts/sprinkles.ts'
import { inBowl, onPlate } from '../vessels.ts'
import { puri } from './breads.ts'
import { mintChutney } from './sides.ts'

function samosa(pen: Pen): string {
  const corners: Point[] = [
    [0, -0.62],
    [0.62, 0.42],
    [-0.62, 0.42],
  ]
  const edge = corners.flatMap((from, i): Point[] => {
    const to = corners[(i + 1) % 3] ?? from
    const [along, across] = [to[0] - from[0], to[1] - from[1]]
    const long = Math.hypot(along, across)
    const bulges: Point[] = [
      [0.06, -0.01],
      [0.3, 0.045],
      [0.5, 0.06],
      [0.7, 0.045],
      [0.94, -0.01],
    ]
    return bulges.map(([at, out]): Point => [
      from[0] + along * at + (across / long) * out,
      from[1] + across * at - (along / long) * out,
    ])
  })
  const shape = pen.curve(edge)
  return stack(
    solid(pen, shape, ['#f0b555', '#d98f35', '#a5601d'], {
      soft: 0.1,
      steep: 2,
      glint: 0.4,
      gleam: 16,
      ambient: 0.5,
      grain: 0.55,
      bumps: 10,
    }),
    pen.clipped(
      shape,
      crease(pen, [
        [0, -0.62],
        [pen.between(-0.1, 0.1), 0],
        [0, 0.42],
      ]) + specks(pen, { count: 14, within: 0.5, colours: ['#8a4d15', '#f6cd80'], sizes: [0.012, 0.03] }),
    ),
  )
}

const shell = (pen: Pen): string =>
  stack(
    puri(pen),
    fill(pen.at(-0.04, 0).blob({ size: 0.46, rough: 0.18 }), '#6b3a10'),
    bits(pen.at(-0.04, 0), {
      count: 9,
      colours: ['#f3d27a', '#e9bd55', '#7db83a', '#8f3226'],
      size: 0.13,
      within: 0.34,
      apart: 0.16,
      long: 1.1,
    }),
  )

export const snacks = {
  samosa: onPlate('teal', (pen) =>
    stack(
      pen
        .spots([
          [-0.44, -0.36, 0.8, 0.25],
          [0.38, -0.48, 0.8, -0.55],
          [-0.36, 0.44, 0.8, 2.75],
        ])
        .map(samosa),
      inBowl('white', mintChutney)(pen.at(0.44, 0.38, 0.33)),
      chillies(
        pen,
        green,
        pen.spots([
          [0.78, -0.05, 0.21, 1.3],
          [-0.02, -0.06, 0.18, 2.2],
        ]),
      ),
      herbs(pen, 3, { within: 0.85, apart: 0.6, size: 0.12 }),
    ),
  ),
  'pani-puri': onPlate('steel', (pen) =>
    stack(
      pen.ring({ count: 7, far: 0.66, size: 0.26, from: 0.3 }).map(shell),
      inBowl('indigo', (bowl) =>
        stack(
          sauce(bowl, { base: '#5f8a2c', oil: '#9cc25c', dark: '#38581a' }),
          herbs(bowl, 5, { size: 0.2 }),
          bits(bowl, { count: 12, colours: ['#f7c63c', '#fbd965'], size: 0.05, long: 1 }),
        ),
      )(pen.at(0, 0, 0.36)),
    ),
  ),
  chaat: onPlate('white', (pen) =>
    stack(
      pen.ring({ count: 6, far: 0.42, size: 0.3 }).map(puri),
      fill(pen.blob({ size: 0.52, rough: 0.22, points: 12 }), '#fffaf0'),
      pen.wet(pen.blob({ size: 0.5, rough: 0.2 })),
      fill(pen.at(0.1, 0.1).blob({ size: 0.26, rough: 0.4, points: 11 }), '#7a2a14', 0.85),
      fill(pen.at(-0.2, -0.16).blob({ size: 0.2, rough: 0.4, points: 11 }), '#5f9a34', 0.85),
      sev(pen, 200, 0.6),
      bits(pen, { count: 26, colours: pomegranate, size: 0.03, within: 0.6, long: 1.1, glint: 1 }),
      bits(pen, { count: 14, colours: onionBits, size: 0.035 }),
      herbs(pen, 9),
    ),
  ),
  popcorn: onPlate('rose', (pen) =>
    stack(
      pen
        .scatter({ count: 60, within: 0.78, apart: 0.16, size: 0.1 })
        .map((spot) =>
          spot.raised(
            { soft: 0.18, steep: 1.1, glint: 0.4, ambient: 0.68 },
            [0, 1, 2, 3]
              .map((i) =>
                fill(
                  spot.at(Math.cos(i * 1.7) * 0.5, Math.sin(i * 1.7) * 0.5, 0.62).blob({ rough: 0.15 }),
                  spot.pick(['#fffdf2', '#fdf3d0', '#fbe8b0']),
                ),
              )
              .join(''),
          ),
        ),
      specks(pen, { count: 30, colours: ['#f2b52e'], sizes: [0.012, 0.02] }),
    ),
  ),
  'kathi-roll': onPlate('black', (pen) =>
    stack(
      pen
        .spots([
          [-0.2, -0.4, 0.62, -0.35],
          [-0.1, 0.02, 0.62, -0.3],
          [0, 0.44, 0.62, -0.25],
        ])
        .map((spot) =>
          stack(
            solid(
              spot,
              spot.block({ wide: 2, high: 0.6, corner: 0.24, rough: 0.03 }),
              ['#f6dba0', '#e3b562', '#b07c2a'],
              { soft: 0.1, steep: 1.5, glint: 0.35, grain: 0.4, bumps: 9 },
            ),
            crease(
              spot,
              [
                [-0.9, -0.1],
                [-0.1, 0.12],
                [0.6, -0.05],
              ],
              { colour: '#8a5a20', width: 0.03 },
            ),
            bits(spot.at(0.94, 0, 0.28), {
              count: 12,
              colours: ['#c9502a', '#5fa83a', '#f3dcea', '#e2863a'],
              size: 0.24,
              within: 0.7,
              apart: 0.3,
            }),
          ),
        ),
      onionRings(
        pen,
        pen.spots(
          [
            [0.62, -0.56],
            [0.7, -0.42],
          ],
          0.1,
        ),
      ),
      wedge(pen.at(0.66, 0.6, 0.16, 0.3)),
      herbsAt(pen, pen.spots([[-0.7, 0.1]], 0.12)),
    ),
  ),
} satisfies Record<string, Draw>
