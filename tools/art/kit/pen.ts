import { randomOf, type Random } from '#db/world/random.ts'
import { droplets, gloss, relief, type Droplets, type Relief } from './light.ts'
import { circle, rounded, smooth, straight, type Point } from './path.ts'
import { blur, linear, radial, within, type Sheet, type Stop } from './sheet.ts'

/** Draws a thing in its place: SVG for a circle of the pen's radius around the pen's point. */
export type Draw = (pen: Pen) => string

/** A spot on the sheet: where a thing is drawn, how large and how turned. Lengths below are in its radii. */
export class Pen {
  readonly sheet: Sheet
  readonly random: Random
  /** Pixels. */
  readonly x: number
  readonly y: number
  readonly r: number
  /** Radians, clockwise. */
  readonly angle: number

  constructor(sheet: Sheet, random: Random, [x, y]: Point, r: number, angle = 0) {
    this.sheet = sheet
    this.random = random
    this.x = x
    this.y = y
    this.r = r
    this.angle = angle
  }

  /** The same spot with choices of its own, so that a thing looks the same wherever it is drawn. */
  named(name: string): Pen {
    return new Pen(this.sheet, randomOf('art', name), [this.x, this.y], this.r, this.angle)
  }

  /** A spot (u, v) away, `size` times as large, turned further by `angle`. */
  at(u: number, v: number, size = 1, angle = 0): Pen {
    return new Pen(this.sheet, this.random, this.point([u, v]), this.r * size, this.angle + angle)
  }

  turned(angle: number): Pen {
    return this.at(0, 0, 1, angle)
  }

  /** As {@link turned}, any way. */
  anyWay(): Pen {
    return this.turned(this.between(0, Math.PI * 2))
  }

  /** From a list of places: u, v, size and angle each. */
  spots(places: readonly (readonly [u: number, v: number, size?: number, angle?: number])[], size = 1): Pen[] {
    return places.map(([u, v, own = size, angle = 0]) => this.at(u, v, own, angle))
  }

  /** Spots here and there, at least `apart` from each other; fewer than `count` when there is no room. */
  scatter({ count, within: reach = 0.7, apart = 0.05, size = 1 }: Scatter): Pen[] {
    const found: Point[] = []
    for (let tries = 0; found.length < count && tries < count * 30; tries++) {
      const [turn, far] = [this.between(0, Math.PI * 2), Math.sqrt(this.random.next()) * reach]
      const [u, v] = [Math.cos(turn) * far, Math.sin(turn) * far]
      if (found.every(([x, y]) => Math.hypot(x - u, y - v) > apart)) found.push([u, v])
    }
    return found.map(([u, v]) => this.at(u, v, size))
  }

  /** Spots on a circle, the first in the direction `from` (radians). */
  ring({ count, far, size = 1, from = 0 }: Ring): Pen[] {
    return Array.from({ length: count }, (_, i) => {
      const turn = from + (i / count) * Math.PI * 2
      return this.at(Math.cos(turn) * far, Math.sin(turn) * far, size)
    })
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.random.next()
  }

  pick(from: readonly string[]): string {
    return this.random.pick(from)
  }

  /** (u, v) of this spot in pixels of the sheet. */
  point([u, v]: Point): Point {
    const [cos, sin] = [Math.cos(this.angle) * this.r, Math.sin(this.angle) * this.r]
    return [this.x + u * cos - v * sin, this.y + u * sin + v * cos]
  }

  curve(points: readonly Point[], closed = true): string {
    return smooth(
      points.map((point) => this.point(point)),
      closed,
    )
  }

  polygon(points: readonly Point[], closed = true): string {
    return straight(
      points.map((point) => this.point(point)),
      closed,
    )
  }

  disc(size = 1): string {
    return circle([this.x, this.y], this.r * size)
  }

  /** A round thing nature made: uneven by `rough`, `long` times as long as wide. */
  blob({ size = 1, rough = 0.12, points = 9, long = 1, wide = 1 }: Blob = {}): string {
    return this.curve(
      Array.from({ length: points }, (_, i): Point => {
        const turn = (i / points) * Math.PI * 2
        const far = size * (1 + this.between(-rough, rough))
        return [Math.cos(turn) * far * long, Math.sin(turn) * far * wide]
      }),
    )
  }

  /** A rectangle cut by hand, its sides in radii. */
  block({ wide = 1, high = 1, corner = 0.16, rough = 0.04 }: Block = {}): string {
    const uneven = () => (1 + this.between(-rough, rough)) / 2
    const corners: Point[] = [
      [-wide * uneven(), -high * uneven()],
      [wide * uneven(), -high * uneven()],
      [wide * uneven(), high * uneven()],
      [-wide * uneven(), high * uneven()],
    ]
    return rounded(
      corners.map((point) => this.point(point)),
      corner * this.r,
    )
  }

  /** A paint that is lightest towards the sun. */
  sheen([light, middle, dark]: Shades, middleAt = 0.6): string {
    return radial(this.sheet, [
      [0, light],
      [middleAt, middle],
      [1, dark],
    ])
  }

  /** A paint from the upper left to the lower right. */
  slope([light, middle, dark]: Shades): string {
    return linear(this.sheet, [
      [0, light],
      [0.5, middle],
      [1, dark],
    ])
  }

  glow(stops: readonly Stop[]): string {
    return radial(this.sheet, stops)
  }

  /** The inner drawing bulging towards the sun. */
  raised(relief_: Relief, inner: string): string {
    return `<g filter="${relief(this.sheet, this.r, this.random.int(1, 60), relief_)}">${inner}</g>`
  }

  /** The inner drawing out of focus by a share of the radius. */
  blurred(by: number, inner: string): string {
    return `<g filter="${blur(this.sheet, by * this.r)}">${inner}</g>`
  }

  clipped(path: string, inner: string): string {
    return within(this.sheet, path, inner)
  }

  /** A path covered with drops of a colour. */
  spattered(path: string, of: Droplets): string {
    return `<path d="${path}" filter="${droplets(this.sheet, this.r, this.random.int(1, 90), of)}"/>`
  }

  /** A path with the ripples of something wet on it. */
  wet(path: string, strength?: number): string {
    return `<path d="${path}" filter="${gloss(this.sheet, this.r, this.random.int(1, 90), strength)}"/>`
  }
}

interface Scatter {
  count: number
  within?: number
  apart?: number
  size?: number
}

interface Ring {
  count: number
  far: number
  size?: number
  from?: number
}

interface Blob {
  size?: number
  rough?: number
  points?: number
  long?: number
  wide?: number
}

interface Block {
  wide?: number
  high?: number
  corner?: number
  rough?: number
}

export type Shades = readonly [light: string, middle: string, dark: string]
