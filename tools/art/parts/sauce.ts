import { darker, lighter } from '../kit/colour.ts'
import { fill, stack } from '../kit/ink.ts'
import type { Draw, Pen } from '../kit/pen.ts'
import { pieces, type Piece } from './pieces.ts'
import { chillies, green, herbs, red } from './greens.ts'
import { bits, creamSwirl, dust, mustard, specks } from './sprinkles.ts'

export interface Sauce {
  base: string
  oil?: string
  dark?: string
  /** How much of it swims on top, 0–1. */
  oily?: number
}

/** A pool of something thick that fills the pen's circle. */
export function sauce(
  pen: Pen,
  { base, oil = lighter(base, 0.35), dark = darker(base, 0.35), oily = 0.5 }: Sauce,
): string {
  const pool = pen.disc()
  const beads = pen.scatter({ count: 26, within: 0.92, apart: 0.07 }).map((spot) => {
    const bead = spot.at(0, 0, spot.between(0.012, 0.05))
    return fill(bead.blob({ rough: 0.1, wide: bead.between(0.65, 1) }), oil, bead.between(0.35, 0.8))
  })
  return pen.clipped(
    pool,
    stack(
      fill(pool, pen.sheen([lighter(base, 0.13), base, dark], 0.55)),
      pen.spattered(pool, {
        colour: dark,
        bumps: 1.8,
        above: 0.5,
        gain: 4.5,
        opacity: 0.42,
        octaves: 3,
        soft: pen.r / 75,
      }),
      pen.spattered(pool, { colour: oil, bumps: 3.3, above: 0.56, gain: 7, opacity: 0.68 * oily, soft: pen.r / 110 }),
      `<g opacity="${oily}">${pen.blurred(0.006, beads.join(''))}</g>`,
      `<g opacity=".7">${pen.wet(pool)}</g>`,
    ),
  )
}

export interface Curry extends Sauce {
  /** What swims in it. */
  of?: readonly Piece[]
  /** How large a piece is, how many there are and how close they lie (in their own sizes). */
  size?: number
  count?: number
  gap?: number
  /** Whether sauce covers the lower part of each piece. */
  coated?: boolean
  cream?: boolean
  /** Mustard seeds and dried chillies in hot fat on top. */
  tadka?: boolean
  chillies?: number
  chilli?: string
  dust?: string
  nuts?: readonly string[]
  herbs?: number
}

/** A curry, dal, soup or chutney: a sauce, what swims in it, what is strewn on it. */
export function curry(of: Curry): Draw {
  const { size = 0.23, count = 9, gap = 1.12, coated = true } = of
  return (pen) =>
    stack(
      sauce(pen, of),
      of.of
        ? pieces(pen, of.of, { size, count, apart: size * gap, within: 0.72, ...(coated ? { under: of.base } : {}) })
        : '',
      of.cream ? creamSwirl(pen.at(0.04, -0.02, 0.62)) : '',
      of.tadka ? tadka(pen) : '',
      of.chillies
        ? chillies(
            pen,
            of.chilli ?? green,
            pen.scatter({ count: of.chillies, within: 0.55, apart: 0.34, size: 0.23 }).map((spot) => spot.anyWay()),
          )
        : '',
      of.dust ? dust(pen, of.dust) : '',
      of.nuts ? bits(pen, { count: 20, colours: of.nuts, within: 0.62, size: 0.05, apart: 0.1 }) : '',
      of.herbs === 0 ? '' : herbs(pen, of.herbs ?? 7),
    )
}

/** Curd, milk or a chutney: nothing oily, nothing green unless asked for. */
export function creamy(of: Curry): Draw {
  return curry({ herbs: 0, oily: 0.18, ...of })
}

/** Hot fat with seeds and dried chillies, poured over at the end. */
export function tadka(pen: Pen): string {
  return stack(
    specks(pen, { count: 26, colours: mustard, within: 0.7, sizes: [0.012, 0.024] }),
    chillies(
      pen,
      red,
      pen.scatter({ count: 3, within: 0.5, apart: 0.36, size: 0.2 }).map((spot) => spot.anyWay()),
    ),
  )
}
