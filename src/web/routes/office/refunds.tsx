import { roles } from '#contract/values/role.ts'
import { OfficeFallback } from '#web/office/frame/office-page.tsx'
import { RefundsPage } from '#web/office/refunds/refunds-page.tsx'
import { codeIn, refundableQuery } from '#web/office/refunds/refunds-query.ts'
import { primeForUser } from '#web/shared/query/prime.ts'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { m } from '#messages'
import type { Route } from './+types/refunds.ts'

export const meta = () => pageMeta({ title: m.payouts_refunds_title(), indexed: false })

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const code = codeIn(new URL(request.url).searchParams)
  return code ? primeForUser(() => refundableQuery(code), roles.admin) : null
}

export const HydrateFallback = OfficeFallback

export default RefundsPage
