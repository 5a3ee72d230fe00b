import { roles } from '#contract/values/role.ts'
import { reviewListQuery } from '#web/office/approval/approval-queries.ts'
import { listParamsOf } from '#web/office/approval/list-params.ts'
import { QueuePage } from '#web/office/approval/queue-page.tsx'
import { OfficeFallback } from '#web/office/frame/office-page.tsx'
import { primeForUser } from '#web/shared/query/prime.ts'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { m } from '#messages'
import type { Route } from './+types/caterers.ts'

export const meta = () => pageMeta({ title: m.office_caterers_title(), indexed: false })

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  primeForUser(() => reviewListQuery(listParamsOf(new URL(request.url).searchParams)), roles.admin)

export const HydrateFallback = OfficeFallback

export default QueuePage
