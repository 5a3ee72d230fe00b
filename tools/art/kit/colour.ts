/** A colour as `#rrggbb`, `share` of the way (0–1) from one to the other. */
export function mixed(from: string, to: string, share: number): string {
  const target = channels(to)
  const blend = channels(from).map((value, i) => Math.round(value + ((target[i] ?? value) - value) * share))
  return `#${blend.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

export function lighter(colour: string, share: number): string {
  return mixed(colour, '#ffffff', share)
}

/** Towards the brown of a warm shadow: black would look dirty on food. */
export function darker(colour: string, share: number): string {
  return mixed(colour, '#1a0a04', share)
}

/** Red, green and blue, each 0–255. */
export function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}
