import { roles } from '#contract/values/role.ts'
import { reviewQuery } from '#web/office/approval/approval-queries.ts'
import { ReviewPage } from '#web/office/approval/review-page.tsx'
import { OfficeFallback } from '#web/office/frame/office-page.tsx'
import { primeForUser } from '#web/shared/query/prime.ts'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { m } from '#messages'
import type { Route } from './+types/caterer.ts'

export const meta = () => pageMeta({ title: m.office_review_title(), indexed: false })

export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  primeForUser(() => reviewQuery(params.id), roles.admin)

export const HydrateFallback = OfficeFallback

export default function Caterer({ params }: Route.ComponentProps) {
  return <ReviewPage id={params.id} />
}
