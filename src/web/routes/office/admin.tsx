import { roles } from '#contract/values/role.ts'
import { reviewListQuery } from '#web/office/approval/approval-queries.ts'
import { OverviewPage } from '#web/office/approval/overview-page.tsx'
import { OfficeFallback } from '#web/office/frame/office-page.tsx'
import { primeForUser } from '#web/shared/query/prime.ts'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { m } from '#messages'

export const meta = () => pageMeta({ title: m.office_title(), indexed: false })

export const clientLoader = () => primeForUser(() => reviewListQuery({ list: 'new', page: 1 }), roles.admin)

export const HydrateFallback = OfficeFallback

export default OverviewPage
