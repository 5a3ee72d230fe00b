import { fill, line, stack } from '../kit/ink.ts'
import type { Draw, Pen } from '../kit/pen.ts'
import { ball, bun } from '../parts/dough.ts'
import { chillies, green, herbs } from '../parts/greens.ts'
import { sauce } from '../parts/sauce.ts'
import { bits, butter, pomegranate, redOnion, sev, specks, wedge } from '../parts/sprinkles.ts'
import { inBowl, onPlate } from '../vessels.ts'
import { mintChutney } from './sides.ts'

export const bonda: Draw = (pen) => ball(pen, ['#f3bd55', '#dd9530', '#a8641b'], { glint: 0.45, gleam: 16, grain: 0.5 })

function vadaPav(pen: Pen): string {
  return stack(
    bun(pen.at(0, 0.2, 1.02)),
    fill(pen.at(0, 0.12).blob({ size: 0.5, rough: 0.1, points: 12 }), '#6fae3e'),
    bonda(pen.at(0, 0.06, 0.44)),
    bun(pen.at(0, -0.2, 0.98)),
  )
}

const mashOnPan: Draw = (pen) =>
  stack(
    sauce(pen, { base: '#c8431a', oil: '#f08a35', dark: '#8a2408' }),
    bits(pen, {
      count: 90,
      colours: ['#d9571f', '#c03f16', '#e27a30', '#7d9a35', '#f0a444'],
      size: 0.045,
      within: 0.86,
      long: 1.3,
      glint: 0.5,
    }),
    butter(pen.at(-0.04, -0.04, 0.36)),
    herbs(pen, 9, { within: 0.7 }),
  )

/** Half a grilled sandwich, its filling at the cut. */
function triangle(pen: Pen): string {
  const outline = (grow: number) =>
    pen.polygon([
      [-0.86 - grow, 0.5 + grow],
      [0.86 + grow, 0.5 + grow],
      [0, -0.62 - grow],
    ])
  const bars = [-0.5, -0.2, 0.1, 0.4].map((u) =>
    line(
      pen,
      pen.polygon(
        [
          [u - 0.4, 0.7],
          [u + 0.5, -0.7],
        ],
        false,
      ),
      { colour: '#7d4212', width: 0.07, opacity: 0.6 },
    ),
  )
  return stack(
    pen.raised({ soft: 0.07, steep: 1 }, fill(outline(0.12), '#5fa83a') + fill(outline(0.07), '#d9412a')),
    pen.raised(
      { soft: 0.08, steep: 1.4, glint: 0.3, grain: 0.4, bumps: 7 },
      fill(outline(0), pen.sheen(['#f3cf8a', '#dfa850', '#a86c20'])),
    ),
    pen.clipped(outline(0), bars.join('')),
  )
}

export const buns = {
  'vada-pav': onPlate('teal', (pen) =>
    stack(
      pen
        .spots([
          [-0.36, -0.28, 0.62, -0.35],
          [0.38, -0.12, 0.62, 0.3],
          [-0.2, 0.44, 0.6, -0.15],
        ])
        .map(vadaPav),
      inBowl(
        'steel',
        (bowl) =>
          sauce(bowl, { base: '#b5351a', oil: '#e2602c', dark: '#7d1a0a' }) +
          specks(bowl, { count: 70, colours: ['#7d1a0a', '#f08a4a', '#e6b06a'], sizes: [0.02, 0.05] }),
      )(pen.at(0.46, 0.56, 0.24)),
      chillies(
        pen,
        green,
        pen.spots([
          [0.74, 0.22, 0.2, 1.3],
          [0.02, -0.74, 0.2, 0.2],
        ]),
      ),
    ),
  ),
  dabeli: onPlate('rose', (pen) =>
    stack(
      pen
        .spots([
          [-0.36, -0.3, 0.6, -0.3],
          [0.38, -0.16, 0.6, 0.25],
          [-0.16, 0.44, 0.6, -0.1],
        ])
        .map((spot) =>
          stack(
            bun(spot.at(0, 0.2, 1.02)),
            fill(spot.at(0, 0.08).blob({ size: 0.5, rough: 0.12, points: 12 }), '#8a3a18'),
            bun(spot.at(0, -0.2, 0.98)),
            sev(spot.at(0, 0.34, 0.5), 60, 0.8),
            bits(spot.at(0, 0.34, 0.5), {
              count: 12,
              colours: pomegranate,
              size: 0.09,
              within: 0.8,
              long: 1.1,
              glint: 1,
            }),
          ),
        ),
      herbs(pen, 5, { apart: 0.4 }),
    ),
  ),
  'pav-bhaji': onPlate('steel', (pen) =>
    stack(
      bun(pen.at(0.34, 0.42, 0.58, 0.25)),
      bun(pen.at(-0.24, 0.56, 0.56, -0.1)),
      inBowl('black', mashOnPan)(pen.at(-0.1, -0.24, 0.56)),
      wedge(pen.at(0.68, -0.2, 0.17, 1.2)),
      bits(pen.at(0.62, -0.52, 0.2), {
        count: 22,
        colours: redOnion,
        size: 0.16,
        within: 0.8,
        apart: 0.2,
      }),
    ),
  ),
  sandwich: onPlate('white', (pen) =>
    stack(
      pen
        .spots([
          [-0.3, -0.3, 0.42, 0.2],
          [0.36, -0.3, 0.42, 1.7],
          [-0.3, 0.36, 0.42, -1.3],
          [0.36, 0.36, 0.42, 3.3],
        ])
        .map(triangle),
      inBowl('teal', mintChutney)(pen.at(0.02, 0.02, 0.2)),
    ),
  ),
} satisfies Record<string, Draw>
