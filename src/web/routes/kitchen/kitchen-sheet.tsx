import { roles } from '#contract/values/role.ts'
import { dayOf, sheetQuery } from '#web/kitchen/sheet/sheet-query.ts'
import { SheetPage } from '#web/kitchen/sheet/sheet-page.tsx'
import { AccountSkeleton } from '#web/shared/account-card/account-skeleton.tsx'
import { primeForUser } from '#web/shared/query/prime.ts'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { m } from '#messages'
import type { Route } from './+types/kitchen-sheet.ts'

export const meta = () => pageMeta({ title: m.sheet_title(), indexed: false })

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  primeForUser((user) => sheetQuery(user, dayOf(new URL(request.url).searchParams)), roles.caterer)

export function HydrateFallback() {
  return <AccountSkeleton title={m.sheet_title()} />
}

export default SheetPage
