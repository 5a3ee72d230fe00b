import type { SiteContentView } from '#contract/endpoints/site-content.ts'
import { m } from '#messages'

/** The marketing figures that are set (R471); nothing when none is. */
export function Figures({ figures: { weddings, guests, caterers } }: Pick<SiteContentView, 'figures'>) {
  const shown = [
    weddings !== undefined && m.home_figure_weddings({ count: weddings }),
    guests !== undefined && m.home_figure_guests({ count: guests }),
    caterers !== undefined && m.home_figure_caterers({ count: caterers }),
  ].filter((figure) => figure !== false)
  if (shown.length === 0) return null
  return (
    <ul className="headline figures mt-10 grid gap-x-10 gap-y-2 border-t border-line pt-6 text-heading text-leaf min-[500px]:grid-cols-3">
      {shown.map((figure) => (
        <li key={figure}>{figure}</li>
      ))}
    </ul>
  )
}
