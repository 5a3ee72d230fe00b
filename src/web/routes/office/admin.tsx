import { roles } from '#contract/values/role.ts'
import { OfficeFallback } from '#web/office/frame/office-page.tsx'
import { OverviewPage } from '#web/office/overview/overview-page.tsx'
import { waitingQuery } from '#web/office/overview/waiting-query.ts'
import { primeForUser } from '#web/shared/query/prime.ts'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { m } from '#messages'

export const meta = () => pageMeta({ title: m.office_title(), indexed: false })

export const clientLoader = () => primeForUser(() => waitingQuery, roles.admin)

export const HydrateFallback = OfficeFallback

export default OverviewPage
