import type { RailwayMap } from '#contract/endpoints/places.ts'
import { railwayLines } from '#contract/values/place.ts'
import type { Spot } from '../layout.ts'
import { lineLook } from '../line-look.ts'

/** The lines between their stations on Google's map, drawn as on the plan. Said in words by the links above. */
export function GoogleTracks({ lines, spots }: { lines: RailwayMap['lines']; spots: ReadonlyMap<string, Spot> }) {
  return (
    <svg aria-hidden width={1} height={1} className="pointer-events-none absolute top-0 left-0 overflow-visible">
      {railwayLines.map((id) => {
        const paths = (lines.find((line) => line.id === id)?.branches ?? []).map((branch) => pathOf(branch, spots))
        return (
          <g key={id} fill="none" strokeLinejoin="round" strokeLinecap="round">
            {paths.map((path) => (
              <path key={path} d={path} strokeWidth={9} className="stroke-surface" />
            ))}
            {paths.map((path) => (
              <path key={path} d={path} strokeWidth={6} className={lineLook[id].stroke} />
            ))}
            {/* A second stroke tells lines apart without their colour. */}
            {lineLook[id].dashes && (
              <g className="stroke-paper" strokeWidth={2} strokeDasharray={lineLook[id].dashes}>
                {paths.map((path) => (
                  <path key={path} d={path} />
                ))}
              </g>
            )}
          </g>
        )
      })}
      {[...spots].map(([name, { x, y }]) => (
        <circle key={name} cx={x} cy={y} r={4} strokeWidth={2.5} className="fill-paper stroke-ink" />
      ))}
    </svg>
  )
}

function pathOf(branch: readonly string[], spots: ReadonlyMap<string, Spot>): string {
  return branch
    .flatMap((name) => spots.get(name) ?? [])
    .map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${Math.round(x)} ${Math.round(y)}`)
    .join('')
}
