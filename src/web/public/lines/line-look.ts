import type { RailwayLine } from '#contract/values/place.ts'

interface LineLook {
  stroke: string
  text: string
  fill: string
  /** Lighter strokes along its middle. */
  dashes?: string
}

export const lineLook: Readonly<Record<RailwayLine, LineLook>> = {
  western: { stroke: 'stroke-kokum', text: 'fill-kokum', fill: 'bg-kokum' },
  central: { stroke: 'stroke-danger', text: 'fill-danger', fill: 'bg-danger', dashes: '1 9' },
  harbour: { stroke: 'stroke-leaf', text: 'fill-leaf', fill: 'bg-leaf', dashes: '10 8' },
  'trans-harbour': { stroke: 'stroke-focus', text: 'fill-focus', fill: 'bg-focus', dashes: '20 5' },
}
