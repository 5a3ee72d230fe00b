import { formatCount } from '#contract/count.ts'
import { Star } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { OwnCaterer } from '#contract/endpoints/caterers.ts'
import type { Api } from '#contract/endpoints/index.ts'
import { paths } from '#contract/paths.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { usePrivateQuery } from '#web/shared/query/query-client.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { ErrorState } from '#web/ui/display/empty-state.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'

type Numbers = Api['GET /api/numbers']['answer']

/** How often a caterer was seen, asked and booked, and how reliable it is; loaded by a press. */
export function NumbersCard({ caterer: { id, averageRating, totalReviews } }: { caterer: OwnCaterer }) {
  const [isShown, setShown] = useState(false)
  return (
    <Card className="flex flex-col gap-4 p-5 sm:p-6">
      <div>
        <h2 className="headline text-heading">{m.numbers_title()}</h2>
        <p className="mt-1 text-ink-soft">{m.numbers_text()}</p>
      </div>
      <Link
        to={paths.receivedReviews()}
        className="figures inline-flex min-h-11 items-center gap-2 self-start text-link"
      >
        <Star aria-hidden size={20} />
        {totalReviews > 0
          ? m.numbers_rating({ rating: averageRating.toFixed(1), count: totalReviews })
          : m.numbers_no_reviews()}
      </Link>
      {isShown ? (
        <Shown catererId={id} />
      ) : (
        <Button className="self-start" onClick={() => setShown(true)}>
          {m.numbers_show()}
        </Button>
      )}
    </Card>
  )
}

function Shown({ catererId }: { catererId: string }) {
  const { data, isError, refetch } = usePrivateQuery<Numbers>({
    queryKey: ['numbers', catererId],
    queryFn: ({ signal }) => api('GET /api/numbers', {}, { signal }),
  })
  if (data) return <Figures numbers={data} />
  if (isError) return <ErrorState level={3} title={m.numbers_failed()} onRetry={() => void refetch()} />
  return (
    <div>
      <VisuallyHidden>{m.numbers_loading()}</VisuallyHidden>
      <Skeleton className="h-32" />
    </div>
  )
}

function Figures({ numbers: { days, views, enquiries, bookings, reliability } }: { numbers: Numbers }) {
  const { orders, accepted, honoured, onTime } = reliability
  const shares: [string, number | undefined][] = [
    [m.numbers_accepted(), accepted],
    [m.numbers_honoured(), honoured],
    [m.numbers_on_time(), onTime],
  ]
  return (
    <div className="flex flex-col gap-4" aria-live="polite">
      <Group
        title={m.numbers_days({ days })}
        figures={[
          [m.numbers_views(), formatCount(views)],
          [m.numbers_enquiries(), formatCount(enquiries)],
          [m.numbers_bookings(), formatCount(bookings)],
        ]}
      />
      {accepted === undefined ? (
        <p>
          {m.numbers_reliability()}: {m.numbers_too_few({ orders })}
        </p>
      ) : (
        <>
          <Group
            title={m.numbers_reliability()}
            figures={shares.flatMap(([name, percent]): [string, string][] =>
              percent === undefined ? [] : [[name, m.numbers_percent({ percent })]],
            )}
          />
          <p className="text-sm text-ink-soft">{m.numbers_orders({ orders })}</p>
        </>
      )}
    </div>
  )
}

function Group({ title, figures }: { title: string; figures: readonly (readonly [string, string])[] }) {
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      <dl className="mt-2 grid grid-cols-3 gap-3">
        {figures.map(([name, value]) => (
          <div key={name} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="headline figures text-heading">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
