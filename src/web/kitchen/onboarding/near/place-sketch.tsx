import type { Point } from '#contract/values/place.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { sketchOf, sketchSize, type SketchMark } from './sketch.ts'
import type { NearPlacesState } from './use-near-places.ts'

/** A chosen point with the stations and localities nearest to it, to scale, so that a wrong place is seen (R167). */
export function PlaceSketch({ point, near }: { point: Point; near: NearPlacesState }) {
  if (near.failed)
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-ink-soft">{m.onboarding_near_failed()}</p>
        <Button size="small" onClick={near.askAgain}>
          {m.ui_retry()}
        </Button>
      </div>
    )
  if (!near.found) return <Skeleton className="aspect-3/2" />
  const { marks, bar } = sketchOf(point, near.found)
  const { width, height } = sketchSize
  return (
    <figure className="max-w-md overflow-hidden rounded-box border border-line bg-surface">
      <svg
        role="img"
        aria-label={m.onboarding_near_picture({ places: marks.map(textOf).join(', ') })}
        viewBox={`0 0 ${width} ${height}`}
        className="block w-full bg-sunken"
      >
        {marks.map(({ number, x, y }) => (
          <line
            key={number}
            x1={width / 2}
            y1={height / 2}
            x2={x}
            y2={y}
            className="stroke-line-strong"
            strokeDasharray="2 4"
          />
        ))}
        {/* A place at the point itself is drawn on it, so it must be larger. */}
        <circle
          cx={width / 2}
          cy={height / 2}
          r={marks.some(({ x, y }) => Math.hypot(x - width / 2, y - height / 2) < 18) ? 16 : 8}
          className="fill-kokum"
        />
        {marks.map((mark) => (
          <Mark key={mark.number} {...mark} />
        ))}
        <g transform={`translate(12 ${height - 12})`} className="stroke-ink">
          <path d={`M0 -6 V0 H${bar.length} V-6`} fill="none" strokeWidth={2} />
          <text x={bar.length + 6} y={1} className="fill-ink stroke-none text-[13px]">
            {m.onboarding_near_bar({ km: bar.km })}
          </text>
        </g>
      </svg>
      <figcaption className="p-3 text-sm">
        <p className="flex items-center gap-2 font-medium">
          <span aria-hidden className="size-3 rounded-full bg-kokum" />
          {m.onboarding_near_here()}
        </p>
        <ol className="mt-1 grid gap-x-4 sm:grid-cols-2">
          {marks.map((mark) => (
            <li key={mark.number} className="figures">
              {mark.number}. {textOf(mark)}
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  )
}

/** A station is square, a locality round, so that they differ without colour. */
function Mark({ number, isStation, x, y }: SketchMark) {
  const look = isStation ? 'fill-leaf' : 'fill-surface stroke-leaf'
  return (
    <g transform={`translate(${x} ${y})`}>
      {isStation ? (
        <rect x={-10} y={-10} width={20} height={20} rx={3} className={look} />
      ) : (
        <circle r={10} className={look} strokeWidth={2} />
      )}
      <text
        textAnchor="middle"
        dominantBaseline="central"
        className={isStation ? 'fill-on-leaf text-[12px] font-semibold' : 'fill-ink text-[12px] font-semibold'}
      >
        {number}
      </text>
    </g>
  )
}

function textOf({ name, km, isStation }: SketchMark): string {
  return m.onboarding_near_km({ name: isStation ? m.onboarding_near_station({ name }) : name, km })
}
