import { Link } from 'react-router'
import { pageWindow } from '#web/ui/controls/page-window.ts'
import { limits } from '#contract/limits.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState, ErrorState } from '#web/ui/display/empty-state.tsx'
import { Pager } from '#web/ui/controls/pager.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { RatingSummary } from './rating-summary.tsx'
import { ReviewCard } from '#web/shared/reviews/review-card.tsx'
import { ReviewFilters } from './review-filters.tsx'
import { pageCount, pageOf, pageSizes, type FirstReviews, type ReviewPage } from '#web/shared/reviews/review-pages.ts'
import { isFiltered } from '#web/shared/reviews/review-params.ts'
import { useReviews, type Reviews } from './use-reviews.ts'

interface ReviewSectionProps {
  caterer: { id: string; name: string }
  /** The reviews rendered with the page; undefined when they could not be had. */
  first: FirstReviews | undefined
  people: string | undefined
}

const listClass = 'grid gap-4 md:grid-cols-2'

/** What guests of completed orders say. */
export function ReviewSection({ caterer, first, people }: ReviewSectionProps) {
  const reviews = useReviews(caterer.id, first)
  const { figures } = reviews
  const any = figures !== undefined && figures.total > 0
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="flex scroll-mt-20 flex-col gap-5">
      <h2 id="reviews-title" className="headline text-title">
        {m.caterer_reviews_title()}
      </h2>
      {any && <RatingSummary figures={figures} reviews={reviews} />}
      {any && <ReviewFilters figures={figures} reviews={reviews} people={people} />}
      {reviews.ignored && <p className="text-ink-soft">{m.caterer_reviews_ignored()}</p>}
      <div aria-live="polite" className="flex scroll-mt-20 flex-col gap-5">
        <ReviewList reviews={reviews} caterer={caterer.name} />
      </div>
      {figures && figures.matching > 0 && (
        <ReviewPager reviews={reviews} pages={pageCount(figures.matching, reviews.size)} />
      )}
    </section>
  )
}

function ReviewList({ reviews, caterer }: { reviews: Reviews; caterer: string }) {
  const { shown, failed, retry, wanted, clear } = reviews
  if (failed !== undefined)
    return <ErrorState level={3} title={m.caterer_reviews_error()} text={failed} onRetry={retry} />
  if (!shown) return <LoadingReviews />
  if (shown.matching > 0) return <ShownReviews reviews={reviews} shown={shown} caterer={caterer} />
  return isFiltered(wanted) ? (
    <EmptyState
      level={3}
      title={m.caterer_reviews_no_match()}
      text={m.caterer_reviews_no_match_text()}
      action={
        <Button variant="brand" onClick={clear}>
          {m.caterer_reviews_all()}
        </Button>
      }
    />
  ) : (
    <EmptyState level={3} title={m.caterer_reviews_none()} text={m.caterer_reviews_none_text()} />
  )
}

interface ShownReviewsProps {
  reviews: Reviews
  shown: ReviewPage
  caterer: string
}

function ShownReviews({ reviews: { wanted, size }, shown, caterer }: ShownReviewsProps) {
  const skipped = (shown.page - 1) * size
  const from = Math.min(wanted.from, shown.matching)
  return (
    <>
      {wanted.from > shown.matching && <p className="text-ink-soft">{m.caterer_reviews_last_page()}</p>}
      <ul className={listClass}>
        {shown.items.map((review, i) => (
          <ReviewCard
            key={review.id}
            review={review}
            caterer={caterer}
            className={size === pageSizes.wide ? hiddenWhileNarrow(skipped + i + 1, from) : ''}
          />
        ))}
      </ul>
    </>
  )
}

/** The address names the section, so that a new page is read from its beginning. */
function ReviewPager({ reviews: { page, size, wanted, address }, pages }: { reviews: Reviews; pages: number }) {
  return (
    <Pager
      page={page}
      pages={pages}
      items={pageWindow(page, pages, limits.reviews.window)}
      label={m.caterer_reviews_pages()}
      link={({ page: to, ...look }) => <Link to={address({ ...wanted, from: (to - 1) * size + 1 })} {...look} />}
    />
  )
}

/** Until the page is alive and knows its width, the style sheet holds back what would not fit it. */
function hiddenWhileNarrow(review: number, from: number): string {
  if (pageOf(review, pageSizes.medium) !== pageOf(from, pageSizes.medium)) return 'max-lg:hidden'
  return pageOf(review, pageSizes.narrow) === pageOf(from, pageSizes.narrow) ? '' : 'max-md:hidden'
}

function LoadingReviews() {
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-soft">{m.caterer_reviews_loading()}</p>
      <div aria-hidden className={listClass}>
        {[1, 2, 3, 4, 5, 6].map((i) => (
          <Skeleton key={i} className={`h-44 border border-line ${hiddenWhileNarrow(i, 1)}`} />
        ))}
      </div>
    </div>
  )
}
