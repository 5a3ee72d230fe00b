import { useRef } from 'react'
import { pageWindow } from '#contract/rules/page-window.ts'
import { m } from '#web/paraglide/messages.js'
import { EmptyState, ErrorState } from '#web/ui/empty-state.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { RatingSummary } from './rating-summary.tsx'
import { ReviewCard } from './review-card.tsx'
import { pageSizes, type ReviewPage } from './review-pages.ts'
import { useReviews } from './use-reviews.ts'

interface ReviewSectionProps {
  catererId: string
  /** The first reviews, rendered with the page; undefined when they could not be had. */
  first: ReviewPage | undefined
}

const listClass = 'grid gap-4 md:grid-cols-2'

/** What guests of completed orders say. */
export function ReviewSection({ catererId, first }: ReviewSectionProps) {
  const top = useRef<HTMLElement>(null)
  const { shown, page, failed, goTo, retry } = useReviews(catererId, first)
  const figures = shown ?? first
  return (
    <section ref={top} id="reviews" aria-labelledby="reviews-title" className="flex scroll-mt-20 flex-col gap-5">
      <h2 id="reviews-title" className="headline text-title">
        {m.caterer_reviews_title()}
      </h2>
      {figures && figures.total > 0 && <RatingSummary {...figures} />}
      <div aria-live="polite" className="flex flex-col gap-5">
        {failed !== undefined && (
          <ErrorState level={3} title={m.caterer_reviews_error()} text={failed} onRetry={retry} />
        )}
        {failed === undefined && !shown && <LoadingReviews />}
        {shown && shown.total === 0 && (
          <EmptyState level={3} title={m.caterer_reviews_none()} text={m.caterer_reviews_none_text()} />
        )}
        {shown && shown.total > 0 && (
          <ul className={listClass}>
            {shown.items.map((review, i) => (
              <ReviewCard key={review.id} review={review} className={hiddenWhileNarrow(i)} />
            ))}
          </ul>
        )}
      </div>
      {figures && (
        <Pager
          page={page}
          pages={shown?.pages ?? figures.pages}
          items={pageWindow(page, shown?.pages ?? figures.pages)}
          label={m.caterer_reviews_pages()}
          link={({ page: to, ...look }) => (
            <button
              type="button"
              {...look}
              onClick={() => {
                goTo(to)
                if (top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView()
              }}
            />
          )}
        />
      )}
    </section>
  )
}

/** Until the page is alive and knows its width, the style sheet holds back what would not fit it. */
function hiddenWhileNarrow(i: number): string {
  if (i >= pageSizes.medium) return 'max-lg:hidden'
  return i >= pageSizes.narrow ? 'max-md:hidden' : ''
}

function LoadingReviews() {
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-soft">{m.caterer_reviews_loading()}</p>
      <div aria-hidden className={listClass}>
        {[0, 1, 2, 3, 4, 5].map((i) => (
          <Skeleton key={i} className={`h-44 border border-line ${hiddenWhileNarrow(i)}`} />
        ))}
      </div>
    </div>
  )
}
