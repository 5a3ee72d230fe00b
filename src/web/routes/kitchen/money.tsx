import { roles } from '#contract/values/role.ts'
import { MoneyPage, payoutsPage } from '#web/kitchen/money/money-page.tsx'
import { payoutsQuery } from '#web/kitchen/money/money-queries.ts'
import { AccountSkeleton } from '#web/shared/account-card/account-skeleton.tsx'
import { primeForUser } from '#web/shared/query/prime.ts'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { m } from '#messages'
import type { Route } from './+types/money.ts'

export const meta = () => pageMeta({ title: m.money_title(), indexed: false })

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  primeForUser(
    ({ catererId, part }) =>
      catererId !== undefined && part === 'owner'
        ? payoutsQuery(catererId, payoutsPage(new URL(request.url).searchParams))
        : undefined,
    roles.caterer,
  )

export function HydrateFallback() {
  return <AccountSkeleton title={m.money_title()} />
}

export default MoneyPage
