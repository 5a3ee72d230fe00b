import { channels } from './colour.ts'
import { short } from './path.ts'
import type { Sheet } from './sheet.ts'

/** How a thing bulges and shines. Lengths are shares of the radius it is given with. */
export interface Relief {
  /** How far its edge is rounded. */
  soft: number
  /** Steepness of that edge; 1 is a pillow. */
  steep?: number
  /** Strength of the highlight. */
  glint?: number
  /** Tightness of the highlight. */
  gleam?: number
  /** Light that reaches every side, 0–1. */
  ambient?: number
  /** Roughness of its surface, 0–1. */
  grain?: number
  /** Bumps of that surface along one radius. */
  bumps?: number
  /** Darkness of the shadow at its foot. */
  shadow?: number
}

/** All shadows fall to the lower right: there is one sun, top left. */
const sun = (elevation: number) => `<feDistantLight azimuth="230" elevation="${elevation}"/>`
const noise = (frequency: number, octaves: number, seed: number) =>
  `<feTurbulence type="fractalNoise" baseFrequency="${frequency.toFixed(4)}" numOctaves="${octaves}" seed="${seed}" result="noise"/>`

/** A filter that lights a flat shape from the top left, as if it were raised; `r` in pixels. */
export function relief(sheet: Sheet, r: number, seed: number, of: Relief): string {
  const { steep = 1, glint = 0.5, gleam = 20, ambient = 0.55, grain = 0, bumps = 6, shadow = 1 } = of
  const soft = Math.max(0.6, of.soft * r)
  const depth = short(steep * soft)
  const rough = grain * grain
  const height = grain
    ? `${noise(bumps / r, 3, seed)}<feColorMatrix in="noise" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${short(rough)} ${short(rough)} 0 0 ${short(rough * -0.75)}" result="bumps"/><feComposite in="body" in2="bumps" operator="arithmetic" k2="1" k3="1" result="height"/>`
    : '<feOffset in="body" result="height"/>'
  return sheet.define(
    (id) =>
      `<filter id="${id}" x="-30%" y="-30%" width="170%" height="175%" color-interpolation-filters="sRGB">` +
      `<feGaussianBlur in="SourceAlpha" stdDeviation="${short(soft)}" result="body"/>${height}` +
      `<feDiffuseLighting in="height" surfaceScale="${depth}" diffuseConstant="1" lighting-color="#fff" result="lit">${sun(52)}</feDiffuseLighting>` +
      `<feComposite in="lit" in2="SourceGraphic" operator="arithmetic" k1="${short(1.28 * (1 - ambient))}" k3="${ambient}" result="shaded"/>` +
      '<feComposite in="shaded" in2="SourceAlpha" operator="in" result="solid"/>' +
      `<feSpecularLighting in="height" surfaceScale="${depth}" specularConstant="${glint}" specularExponent="${gleam}" lighting-color="#fffaf0" result="shine">${sun(48)}</feSpecularLighting>` +
      '<feComposite in="shine" in2="SourceAlpha" operator="in" result="highlight"/>' +
      `<feGaussianBlur in="SourceAlpha" stdDeviation="${short(soft * 0.7)}"/><feOffset dx="${short(soft * 0.55)}" dy="${short(soft * 0.8)}"/>` +
      `<feColorMatrix values="0 0 0 0 .12 0 0 0 0 .04 0 0 0 0 .01 0 0 0 ${short(0.55 * shadow)} 0" result="shadow"/>` +
      '<feMerge><feMergeNode in="shadow"/><feMergeNode in="solid"/><feMergeNode in="highlight"/></feMerge></filter>',
  )
}

export interface Droplets {
  colour: string
  /** Droplets along one radius. */
  bumps: number
  /** Share of the noise that stays dry, 0–1. */
  above: number
  /** How hard the edge of a droplet is. */
  gain: number
  opacity: number
  octaves?: number
  /** Blur in pixels. */
  soft?: number
}

/** A filter that fills a shape with drops of a colour: oil, froth, crumbs. */
export function droplets(sheet: Sheet, r: number, seed: number, of: Droplets): string {
  const { gain, above, octaves = 2, soft = 0.4 } = of
  const [red = 0, green = 0, blue = 0] = channels(of.colour).map((value) => value / 255)
  return sheet.define(
    (id) =>
      `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">${noise(of.bumps / r, octaves, seed)}` +
      `<feColorMatrix in="noise" values="0 0 0 0 ${short(red)} 0 0 0 0 ${short(green)} 0 0 0 0 ${short(blue)} ${gain} 0 0 0 ${short(-gain * above)}"/>` +
      `<feGaussianBlur stdDeviation="${short(soft)}"/><feComponentTransfer result="drops"><feFuncA type="linear" slope="${of.opacity}"/></feComponentTransfer>` +
      '<feComposite in="drops" in2="SourceAlpha" operator="in"/></filter>',
  )
}

/** A filter that lays the broad ripples of a wet surface over a shape. */
export function gloss(sheet: Sheet, r: number, seed: number, strength = 0.75): string {
  return sheet.define(
    (id) =>
      `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">${noise(1.28 / r, 2, seed)}` +
      '<feColorMatrix in="noise" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1.6 0 0 0 -.3"/>' +
      // Unsmoothed ripples look like wrinkled skin.
      `<feGaussianBlur stdDeviation="${short(r / 30)}" result="ripples"/>` +
      `<feSpecularLighting in="ripples" surfaceScale="${short(r / 14)}" specularConstant="${strength}" specularExponent="40" lighting-color="#fff6e6" result="shine">${sun(46)}</feSpecularLighting>` +
      '<feComposite in="shine" in2="SourceAlpha" operator="in"/></filter>',
  )
}
