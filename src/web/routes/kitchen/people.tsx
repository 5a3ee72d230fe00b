import { roles } from '#contract/values/role.ts'
import { PeoplePage } from '#web/kitchen/people/people-page.tsx'
import { peopleQuery } from '#web/kitchen/people/use-team.ts'
import { AccountSkeleton } from '#web/shared/account-card/account-skeleton.tsx'
import { primeForUser } from '#web/shared/query/prime.ts'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { m } from '#messages'

export const meta = () => pageMeta({ title: m.people_title(), indexed: false })

export const clientLoader = () => primeForUser(peopleQuery, roles.caterer)

export function HydrateFallback() {
  return <AccountSkeleton title={m.people_title()} />
}

export default PeoplePage
