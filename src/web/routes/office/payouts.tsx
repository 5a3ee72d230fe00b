import { roles } from '#contract/values/role.ts'
import { OfficeFallback } from '#web/office/frame/office-page.tsx'
import { PayoutsPage } from '#web/office/payouts/payouts-page.tsx'
import { adminPayoutsQuery, payoutParamsOf } from '#web/office/payouts/payouts-queries.ts'
import { primeForUser } from '#web/shared/query/prime.ts'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { m } from '#messages'
import type { Route } from './+types/payouts.ts'

export const meta = () => pageMeta({ title: m.payouts_title(), indexed: false })

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  primeForUser(() => adminPayoutsQuery(payoutParamsOf(new URL(request.url).searchParams)), roles.admin)

export const HydrateFallback = OfficeFallback

export default PayoutsPage
