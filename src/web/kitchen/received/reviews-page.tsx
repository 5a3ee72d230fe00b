import { Link, useSearchParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import { dayInIndia, formatDay } from '#contract/values/calendar.ts'
import type { ReviewView } from '#contract/endpoints/reviews.ts'
import { ReportLink } from '#web/shared/complaints/report-link.tsx'
import { m } from '#messages'
import { pageWindow } from '#web/ui/controls/page-window.ts'
import { Pager } from '#web/ui/controls/pager.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { Stars } from '#web/ui/display/stars.tsx'
import { LoadedList, ReceivedPage } from './received-page.tsx'
import { ReplyForm } from './reply-form.tsx'
import { useReceivedReviews } from './use-received-reviews.ts'

/** What customers wrote of a caterer, and its one reply to each. */
export function ReviewsPage() {
  return (
    <ReceivedPage title={m.received_reviews_title()} text={m.received_reviews_text()}>
      {(catererId) => <Reviews key={catererId} catererId={catererId} />}
    </ReceivedPage>
  )
}

function Reviews({ catererId }: { catererId: string }) {
  const [search] = useSearchParams()
  const asked = Math.max(1, Math.trunc(Number(search.get('page'))) || 1)
  const state = useReceivedReviews(catererId, Math.min(asked, 99_999))
  return (
    <LoadedList
      {...state}
      loadingText={m.received_reviews_loading()}
      failedTitle={m.received_reviews_failed()}
      onRetry={state.load}
    >
      {({ items, page, pages }) =>
        items.length === 0 ? (
          <EmptyState title={m.received_reviews_none()} text={m.received_reviews_none_text()} />
        ) : (
          <>
            <ul className="flex flex-col gap-4">
              {items.map((review) => (
                <ReceivedReview key={review.id} review={review} onReplied={state.put} />
              ))}
            </ul>
            <div className="mt-8">
              <Pager
                page={page}
                pages={pages}
                items={pageWindow(page, pages)}
                link={({ page: to, ...rest }) => (
                  <Link key={to} to={paths.receivedReviews({ page: to === 1 ? undefined : to })} {...rest} />
                )}
              />
            </div>
          </>
        )
      }
    </LoadedList>
  )
}

function ReceivedReview({ review, onReplied }: { review: ReviewView; onReplied: (review: ReviewView) => void }) {
  return (
    <li className="flex flex-col gap-3 rounded-box border border-line bg-surface p-5">
      <Stars rating={review.rating} />
      <h2 className="font-semibold">{review.name}</h2>
      {review.comment && <p className="break-words whitespace-pre-line">{review.comment}</p>}
      <p className="figures text-sm text-ink-soft">
        {m.caterer_review_order({ package: review.packageName, guests: review.guests })} ·{' '}
        <time dateTime={review.createdAt}>{formatDay(dayInIndia(new Date(review.createdAt)))}</time>
      </p>
      <ReportLink label={m.complaint_report_review({ name: review.name })} of={{ review: review.id }} />
      {review.reply === undefined ? (
        <ReplyForm review={review} onReplied={onReplied} />
      ) : (
        <div className="border-l-3 border-leaf pl-3">
          <p className="text-sm font-semibold">{m.received_your_reply()}</p>
          <p className="break-words whitespace-pre-line text-ink-soft">{review.reply}</p>
        </div>
      )}
    </li>
  )
}
