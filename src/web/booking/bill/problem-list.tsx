import type { RefObject } from 'react'
import { Link } from 'react-router'
import type { CatererView } from '#contract/endpoints/caterers.ts'
import { paths } from '#contract/paths.ts'
import { useEventLinks } from '#web/shared/event/use-event.ts'
import { m } from '#messages'
import { ProblemList as Listed } from '#web/ui/display/problem-list.tsx'
import { fieldId } from '#web/booking/steps/bill-problems.ts'
import type { Problem } from '#web/shared/form/problems.ts'

/** Everything that is missing, each with a way to its field. */
export function ProblemList({
  problems,
  caterer,
  ref,
}: {
  problems: readonly Problem[]
  caterer: CatererView
  ref: RefObject<HTMLDivElement | null>
}) {
  const links = useEventLinks()
  // Dishes are chosen on the page before, packages on the caterer's; other unpaid bookings are paid or deleted among the bookings.
  const elsewhere: Partial<Record<string, string>> = {
    selections: links.customise(),
    packageId: links.caterer(caterer),
    unpaid: paths.myOrders(),
  }
  return (
    <div className={problems.length > 0 ? 'mb-6' : undefined}>
      <Listed
        ref={ref}
        title={m.bill_problems({ count: problems.length })}
        problems={problems.map(({ field, message }) => ({
          id: fieldId(field),
          message,
          ...(elsewhere[field] !== undefined && {
            asLink: (className: string) => (
              <Link to={elsewhere[field] ?? links.bill()} className={className}>
                {message}
              </Link>
            ),
          }),
        }))}
      />
    </div>
  )
}
