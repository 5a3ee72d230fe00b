import { formatMoment } from '#contract/values/calendar.ts'
import { m } from '#messages'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { changedLines } from './changed-lines.ts'
import type { SeenOrder } from './received-queries.ts'

/** What the customer changed, the latest first: what was is struck through, what is stands beside it. */
export function OrderChanges({ order }: { order: SeenOrder }) {
  const applied = order.changes.filter(({ state }) => state === 'applied').toReversed()
  if (applied.length === 0 && !order.changing) return null
  return (
    <section
      aria-label={m.inbox_change_title()}
      className="break-inside-avoid rounded-box border-2 border-kokum bg-kokum-wash p-5"
    >
      <h2 className="headline mb-3 text-heading text-kokum">{m.inbox_change_title()}</h2>
      {order.changing && <p className="mb-3">{m.inbox_change_waits()}</p>}
      <ul className="flex flex-col gap-4">
        {applied.map(({ id, at, before, after }) => (
          <li key={id}>
            <p className="figures text-sm">{m.inbox_change_at({ moment: formatMoment(new Date(at)) })}</p>
            <dl className="mt-1 flex flex-col gap-2">
              {changedLines(before, after).map(({ what, was, is }) => (
                <div key={what}>
                  <dt className="text-sm font-medium">{what}</dt>
                  <dd className="figures flex flex-wrap gap-x-3">
                    {was && (
                      <del>
                        <VisuallyHidden>{`${m.inbox_change_was()} `}</VisuallyHidden>
                        {was}
                      </del>
                    )}
                    {is && (
                      <ins className="font-semibold no-underline">
                        <VisuallyHidden>{`${m.inbox_change_is()} `}</VisuallyHidden>
                        {is}
                      </ins>
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  )
}
