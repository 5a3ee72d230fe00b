import { formatRupees } from '#contract/values/money.ts'
import { m } from '#messages'
import type { LocalPlace } from './local-place.ts'

interface PlaceFactsProps {
  place: LocalPlace
  /** Caterers of the list around it. */
  total: number
  /** Kilometres. */
  radius: number
}

/** What catering is like around a place, in a strip of figures of today. */
export function PlaceFacts({ place: { name, halls, range }, total, radius }: PlaceFactsProps) {
  const facts: [label: string, value: string][] = [
    [m.areas_fact_caterers(), m.areas_fact_caterers_value({ count: total, radius })],
    ...pricesOf(range?.perPlate),
    ...noticeOf(range?.noticeDays),
    ...(halls.length > 0 ? [[m.areas_fact_halls(), halls.join(', ')] as [string, string]] : []),
  ]
  return (
    <section aria-labelledby="place-facts" className="rounded-box bg-leaf-wash px-4 py-3">
      <h2 id="place-facts" className="font-semibold">
        {m.areas_facts({ place: name })}
      </h2>
      <dl className="mt-2 grid gap-x-8 gap-y-2 sm:grid-cols-2 xl:grid-cols-4">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function pricesOf(prices: { from: number; to: number } | undefined): [string, string][] {
  if (!prices) return []
  const { from, to } = prices
  return [[m.areas_fact_price(), from === to ? formatRupees(from) : `${formatRupees(from)}–${formatRupees(to)}`]]
}

function noticeOf(days: { from: number; to: number } | undefined): [string, string][] {
  if (!days) return []
  const { from, to } = days
  return [
    [
      m.areas_fact_notice(),
      from === to ? m.guide_fact_notice_day({ count: from }) : m.guide_fact_notice_days({ from, to }),
    ],
  ]
}
