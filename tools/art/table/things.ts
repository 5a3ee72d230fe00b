import { fill, line, stack } from '../kit/ink.ts'
import type { Point } from '../kit/path.ts'
import type { Draw, Pen } from '../kit/pen.ts'
import { linear, radial } from '../kit/sheet.ts'
import { bits } from '../parts/sprinkles.ts'
import { tableShadow } from '../vessels.ts'
import { gold } from './customs.ts'
import { schoolThings } from './school.ts'

/** A pocket watch. */
const watch: Draw = (pen) =>
  stack(
    tableShadow(pen.at(0, 0, 0.8)),
    pen.raised(
      { soft: 0.04, steep: 2, glint: 1.1, gleam: 30 },
      line(pen, pen.at(0, -0.94, 0.16).disc(), { colour: '#e9b949', width: 0.07 }) +
        fill(pen.disc(0.8), pen.sheen(gold)),
    ),
    fill(pen.disc(0.66), '#fffaf0'),
    pen.ring({ count: 12, far: 0.55, size: 0.06 }).map((spot, i) => fill(spot.disc(i % 3 ? 0.5 : 0.9), '#4a2a10')),
    line(
      pen,
      pen.polygon(
        [
          [0, 0],
          [0.26, -0.2],
        ],
        false,
      ),
      { colour: '#2a1608', width: 0.06 },
    ),
    line(
      pen,
      pen.polygon(
        [
          [0, 0],
          [-0.1, -0.44],
        ],
        false,
      ),
      { colour: '#2a1608', width: 0.04 },
    ),
    fill(pen.disc(0.06), '#a86f14'),
  )

const keyOfHouse: Draw = (spot) => {
  const pen = spot.turned(0.6)
  return pen.raised(
    { soft: 0.035, steep: 2, glint: 1.1, gleam: 28 },
    stack(
      line(pen, pen.at(-0.64, 0, 0.26).disc(), { colour: '#e9b949', width: 0.13 }),
      line(
        pen,
        pen.polygon(
          [
            [-0.38, 0],
            [0.8, 0],
          ],
          false,
        ),
        { colour: '#e9b949', width: 0.12 },
      ),
      fill(
        pen.polygon([
          [0.46, 0],
          [0.46, 0.3],
          [0.58, 0.3],
          [0.58, 0],
        ]),
        '#e9b949',
      ),
      fill(
        pen.polygon([
          [0.68, 0],
          [0.68, 0.24],
          [0.8, 0.24],
          [0.8, 0],
        ]),
        '#e9b949',
      ),
    ),
  )
}

/** A round grill with its bars and glowing coals. */
const coals: Draw = (pen) =>
  stack(
    tableShadow(pen),
    pen.raised({ soft: 0.04, steep: 1.6, glint: 0.7 }, fill(pen.disc(), '#2a2624')),
    fill(
      pen.disc(0.9),
      radial(pen.sheet, [
        [0, '#ff7a1f'],
        [0.5, '#b5300a'],
        [1, '#2a0c04'],
      ]),
    ),
    bits(pen, {
      count: 46,
      colours: ['#3a2420', '#ff8a2a', '#5c2a1c', '#e2501a'],
      size: 0.1,
      within: 0.8,
      apart: 0.12,
      long: 1.2,
    }),
    pen.clipped(
      pen.disc(0.92),
      // All bars under one light: a single upright line has no width that a filter could fill.
      pen.raised(
        { soft: 0.015, steep: 1.6, glint: 0.8 },
        [-0.8, -0.6, -0.4, -0.2, 0, 0.2, 0.4, 0.6, 0.8].map((u) => bar(pen, u)).join(''),
      ),
    ),
  )

function bar(pen: Pen, u: number): string {
  const upright: Point[] = [
    [u, -1],
    [u, 1],
  ]
  return line(pen, pen.polygon(upright, false), { colour: '#aeb7c2', width: 0.035 })
}

/** Knife and fork. */
const cutlery: Draw = (pen) => {
  const steel = linear(
    pen.sheet,
    [
      [0, '#ffffff'],
      [0.5, '#cfd5dc'],
      [1, '#8b95a3'],
    ],
    [0, 0, 1, 0],
  )
  const fork = pen.at(-0.26, 0)
  const knife = pen.at(0.28, 0)
  return pen.raised(
    { soft: 0.02, steep: 1.8, glint: 1, gleam: 28 },
    stack(
      fill(
        fork.curve([
          [-0.04, 1],
          [-0.035, -0.3],
          [-0.13, -0.45],
          [0.13, -0.45],
          [0.035, -0.3],
          [0.04, 1],
        ]),
        steel,
      ),
      [-0.1, -0.034, 0.034, 0.1].map((u) =>
        line(
          fork,
          fork.polygon(
            [
              [u, -0.48],
              [u, -0.96],
            ],
            false,
          ),
          { colour: '#dfe4ea', width: 0.04 },
        ),
      ),
      fill(
        knife.curve([
          [-0.05, 1],
          [-0.04, 0.05],
          [-0.08, -0.4],
          [-0.02, -1],
          [0.09, -0.5],
          [0.05, 0.05],
          [0.05, 1],
        ]),
        steel,
      ),
    ),
  )
}

export const things = { ...schoolThings, watch, key: keyOfHouse, coals, cutlery } satisfies Record<string, Draw>
