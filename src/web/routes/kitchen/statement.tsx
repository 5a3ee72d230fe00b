import { roles } from '#contract/values/role.ts'
import { statementQuery } from '#web/kitchen/money/money-queries.ts'
import { StatementPage } from '#web/kitchen/money/statement-page.tsx'
import { AccountSkeleton } from '#web/shared/account-card/account-skeleton.tsx'
import { primeForUser } from '#web/shared/query/prime.ts'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { m } from '#messages'
import type { Route } from './+types/statement.ts'

export const meta = () => pageMeta({ title: m.money_statements(), indexed: false })

export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  primeForUser(
    ({ catererId, part }) =>
      catererId !== undefined && part === 'owner' ? statementQuery(catererId, params.month) : undefined,
    roles.caterer,
  )

export function HydrateFallback() {
  return <AccountSkeleton title={m.money_statements()} />
}

export default function StatementRoute({ params }: Route.ComponentProps) {
  return <StatementPage month={params.month} />
}
