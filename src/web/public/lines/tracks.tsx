import { railwayLines } from '#contract/values/place.ts'
import { drawn, footBridges, land, size, spotOf, terminals, tracks, type Spot } from './layout.ts'
import { lineName } from './line-names.ts'
import { lineLook } from './line-look.ts'

/** The lines with their stations as circles; interchanges are open ones. Said in words by the links that lie above. */
export function Tracks({ current, near }: { current: string | undefined; near: string | undefined }) {
  const { width, height } = size
  return (
    <svg aria-hidden width={width} height={height} viewBox={`0 0 ${width} ${height}`} className="absolute inset-0">
      {land.map((path) => (
        <path key={path} d={`${path}Z`} className="fill-paper" />
      ))}
      {footBridges.map(([a, b]) => (
        <path
          key={a.y}
          d={`M${a.x} ${a.y}L${b.x} ${b.y}`}
          className="stroke-line-strong"
          strokeWidth={2}
          strokeDasharray="3 4"
        />
      ))}
      {railwayLines.map((line) => (
        <g key={line} fill="none" strokeLinejoin="round" strokeLinecap="round" className={lineLook[line].stroke}>
          {tracks[line].map((path) => (
            <path key={path} d={path} strokeWidth={7} />
          ))}
          {/* A second stroke tells lines apart without their colour. */}
          {lineLook[line].dashes && (
            <g className="stroke-paper" strokeWidth={2.5} strokeDasharray={lineLook[line].dashes}>
              {tracks[line].map((path) => (
                <path key={path} d={path} />
              ))}
            </g>
          )}
        </g>
      ))}
      {Object.keys(drawn).map((name) => (
        <Stop key={name} name={name} isMarked={name === current} isNear={name === near} />
      ))}
      {railwayLines.map((line) => {
        const { x, y } = terminals[line]
        return (
          <text key={line} x={x} y={y} textAnchor="middle" className={`text-sm font-semibold ${lineLook[line].text}`}>
            {lineName(line)}
          </text>
        )
      })}
    </svg>
  )
}

function Stop({ name, isMarked, isNear }: { name: string; isMarked: boolean; isNear: boolean }) {
  const spots = Object.values(drawn[name]?.spots ?? {})
  const [first] = spots
  const last = spots.at(-1)
  if (!first || !last) return null
  const middle = spotOf(name) ?? first
  const isInterchange = spots.length > 1
  return (
    <>
      {(isMarked || isNear) && (
        <circle
          cx={middle.x}
          cy={middle.y}
          r={19}
          className={isMarked ? 'fill-marigold motion-safe:animate-breathe' : 'fill-marigold-wash stroke-marigold'}
        />
      )}
      <path
        d={`M${first.x} ${first.y}L${last.x} ${last.y}`}
        strokeLinecap="round"
        strokeWidth={isInterchange ? 17 : 11}
        className="stroke-ink"
      />
      {isInterchange && <Opening from={first} to={last} />}
      {isInterchange || <circle cx={first.x} cy={first.y} r={2.5} className="fill-paper" />}
    </>
  )
}

function Opening({ from, to }: { from: Spot; to: Spot }) {
  return (
    <path
      d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
      strokeLinecap="round"
      strokeWidth={11}
      className="stroke-surface"
    />
  )
}
