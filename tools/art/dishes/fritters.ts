import { stack } from '../kit/ink.ts'
import type { Draw } from '../kit/pen.ts'
import { ball, crease, crumbed, golden, goldenCrumbs } from '../parts/dough.ts'
import { chillies, green, herbs } from '../parts/greens.ts'
import { onionRings, threads, wedge } from '../parts/sprinkles.ts'
import { inBowl, onPlate } from '../vessels.ts'
import { mintChutney, redDip } from './sides.ts'
import { bonda } from './buns.ts'

/** Fried pieces around two chutneys. */
const fried =
  (piece: Draw, spots: readonly (readonly [number, number])[], size: number): Draw =>
  (pen) =>
    stack(
      pen.spots(spots, size).map(piece),
      inBowl('white', redDip)(pen.at(0.52, -0.1, 0.26)),
      inBowl('white', mintChutney)(pen.at(0.44, 0.5, 0.24)),
      onionRings(
        pen,
        pen.spots(
          [
            [0.42, -0.62],
            [0.56, -0.56],
            [0.66, -0.44],
          ],
          0.1,
        ),
      ),
      herbs(pen, 3, { within: 0.5, apart: 0.5, size: 0.11 }),
    )

const five = [
  [-0.46, -0.4],
  [0.1, -0.54],
  [-0.56, 0.2],
  [-0.02, 0.04],
  [-0.14, 0.58],
] as const

const many = [
  [-0.5, -0.44],
  [-0.1, -0.58],
  [-0.62, 0],
  [-0.22, -0.18],
  [0.16, -0.2],
  [-0.44, 0.36],
  [-0.06, 0.2],
  [-0.2, 0.66],
  [0.12, 0.56],
] as const

const patty: Draw = (pen) => crumbed(pen, pen.blob({ rough: 0.04, points: 12 }), golden, goldenCrumbs)

const croquette: Draw = (spot) => {
  const pen = spot.turned(spot.between(-0.7, 0.7))
  return crumbed(pen, pen.block({ wide: 2.2, high: 1.1, corner: 0.5, rough: 0.03 }), golden, goldenCrumbs)
}

/** A fritter of shreds held by batter. */
const fritter: Draw = (pen) =>
  crumbed(
    pen,
    pen.blob({ rough: 0.22, points: 13 }),
    ['#f0b24a', '#cf8226', '#8a4a10'],
    ['#f8d488', '#6b8f35', '#8a4510', '#c77aa8'],
  ) + threads(pen, { count: 7, within: 0.7, colours: ['#e0a83c', '#c98a24'], lengths: [0.2, 0.35], width: 0.09 })

const slice: Draw = (pen) =>
  crumbed(
    pen,
    pen.blob({ rough: 0.05, long: 1.15, points: 12 }),
    ['#f5c860', '#dfa038', '#a2661a'],
    ['#fbe0a0', '#b5701f', '#5a2a5f'],
  )

export const fritters = {
  'veg-cutlet': onPlate('teal', fried(patty, five, 0.28)),
  croquettes: onPlate('rose', fried(croquette, five, 0.25)),
  bhajiya: onPlate('steel', fried(fritter, many, 0.21)),
  bonda: onPlate('clay', fried(bonda, five, 0.27)),
  'battered-slices': onPlate('white', fried(slice, five, 0.28)),
  'stuffed-chillies': onPlate('black', (pen) =>
    stack(
      pen
        .spots([
          [-0.36, -0.42, 0.4, -0.5],
          [0.16, -0.5, 0.4, -0.3],
          [-0.46, 0.06, 0.4, -0.6],
          [0, 0.04, 0.4, -0.4],
          [-0.2, 0.54, 0.4, -0.3],
        ])
        .map((spot) =>
          stack(
            chillies(spot, green, [spot.at(0.2, 0, 1)]),
            crumbed(
              spot,
              spot.at(0.22, 0).blob({ size: 0.38, long: 2.2, rough: 0.1, points: 12 }),
              ['#f5c860', '#dfa038', '#a2661a'],
              ['#fbe0a0', '#b5701f'],
            ),
          ),
        ),
      inBowl('white', redDip)(pen.at(0.54, 0.12, 0.27)),
      wedge(pen.at(0.34, 0.62, 0.17, 0.4)),
      herbs(pen, 4, { apart: 0.4 }),
    ),
  ),
  kachori: onPlate(
    'brass',
    fried(
      (pen) =>
        ball(pen, ['#eebc68', '#cf8c34', '#94581a'], { glint: 0.4, gleam: 16, grain: 0.35, ambient: 0.5 }) +
        crease(pen, [
          [-0.3, -0.2],
          [0, 0.05],
          [0.3, -0.05],
        ]),
      five,
      0.28,
    ),
  ),
} satisfies Record<string, Draw>
