import { roles } from '#contract/values/role.ts'
import { ReviewsPage } from '#web/kitchen/received/reviews-page.tsx'
import { receivedReviewsQuery } from '#web/kitchen/received/use-received-reviews.ts'
import { AccountSkeleton } from '#web/shared/account-card/account-skeleton.tsx'
import { primeForUser } from '#web/shared/query/prime.ts'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { m } from '#messages'

export const meta = () => pageMeta({ title: m.received_reviews_title(), indexed: false })

export const clientLoader = () =>
  primeForUser(
    ({ catererId }) => (catererId === undefined ? undefined : receivedReviewsQuery(catererId, 1)),
    roles.caterer,
  )

export function HydrateFallback() {
  return <AccountSkeleton title={m.received_reviews_title()} />
}

export default ReviewsPage
