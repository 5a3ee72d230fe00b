import { short } from './path.ts'
import type { Pen } from './pen.ts'

/** Filled, in a colour or a paint of the sheet. */
export function fill(path: string, paint: string, opacity = 1): string {
  return `<path d="${path}" fill="${paint}"${opacity < 1 ? ` opacity="${short(opacity)}"` : ''}/>`
}

interface Stroke {
  colour: string
  /** In radii of the pen. */
  width: number
  opacity?: number
}

/** Drawn as a line with round ends. */
export function line(pen: Pen, path: string, { colour, width, opacity = 1 }: Stroke): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${short(width * pen.r)}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` stroke-opacity="${short(opacity)}"` : ''}/>`
}

/** Everything below each other, the first at the bottom. */
export function stack(...layers: readonly (string | readonly string[])[]): string {
  return layers.flat().join('')
}
