import { short } from './path.ts'

/** A colour on a gradient: where (0–1), which, and how opaque (0–1). */
export type Stop = readonly [at: number, colour: string, opacity?: number]

/** What one SVG defines once and uses often: gradients, filters, clips. */
export class Sheet {
  readonly #definitions: string[] = []
  /** The food on it is Jain: what is drawn of onion is left out. */
  isJain = false

  /** Adds a definition and gives the reference to it. */
  define(make: (id: string) => string): string {
    const id = `d${this.#definitions.length}`
    this.#definitions.push(make(id))
    return `url(#${id})`
  }

  /** The whole drawing, in pixels. */
  svg(width: number, height: number, body: string): string {
    const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${this.#definitions.join('')}</defs>${body}</svg>`
  }
}

function stops(of: readonly Stop[]): string {
  return of
    .map(([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join('')
}

/** From corner to corner of what it fills, unless told otherwise (shares of its box). */
export function linear(sheet: Sheet, of: readonly Stop[], [x1, y1, x2, y2] = [0, 0, 1, 1]): string {
  return sheet.define(
    (id) => `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(of)}</linearGradient>`,
  )
}

/** From a centre outwards (shares of the box of what it fills). */
export function radial(sheet: Sheet, of: readonly Stop[], [cx, cy, r] = [0.42, 0.4, 0.66]): string {
  return sheet.define((id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops(of)}</radialGradient>`)
}

/** A filter that blurs by so many pixels. */
export function blur(sheet: Sheet, deviation: number): string {
  return sheet.define(
    (id) =>
      `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${short(deviation)}"/></filter>`,
  )
}

/** Only what lies within the path is seen. */
export function within(sheet: Sheet, path: string, inner: string): string {
  const shape = sheet.define((id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`)
  return `<g clip-path="${shape}">${inner}</g>`
}
