import { roles } from '#contract/values/role.ts'
import { CalendarPage } from '#web/kitchen/calendar/calendar-page.tsx'
import { monthOf } from '#web/kitchen/calendar/month-address.ts'
import { monthQuery } from '#web/kitchen/calendar/month-query.ts'
import { AccountSkeleton } from '#web/shared/account-card/account-skeleton.tsx'
import { primeForUser } from '#web/shared/query/prime.ts'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { m } from '#messages'
import type { Route } from './+types/calendar.ts'

export const meta = () => pageMeta({ title: m.calendar_title(), indexed: false })

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  primeForUser((user) => monthQuery(user, monthOf(new URL(request.url).searchParams)), roles.caterer)

export function HydrateFallback() {
  return <AccountSkeleton title={m.calendar_title()} />
}

export default CalendarPage
