import type { PriceRange } from '#contract/endpoints/search.ts'
import { formatRupees } from '#contract/values/money.ts'
import { m } from '#messages'

/** What a large wedding starts at (R144), from the prices of today; nothing for too few caterers. */
export function StartingPrice({ range }: { range: PriceRange | undefined }) {
  if (!range?.perPlate) return null
  return (
    <p className="page pt-8 lg:pt-10">
      <span className="headline figures block text-title leading-tight text-kokum">
        {m.guide_starting({ price: formatRupees(range.perPlate.from) })}
      </span>
      <span className="mt-1 block text-ink-soft">{m.guide_starting_note({ caterers: range.caterers })}</span>
    </p>
  )
}
