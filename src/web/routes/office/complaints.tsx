import { roles } from '#contract/values/role.ts'
import { ComplaintsPage } from '#web/office/complaints/complaints-page.tsx'
import { complaintsQuery, listedFrom } from '#web/office/complaints/complaints-query.ts'
import { OfficeFallback } from '#web/office/frame/office-page.tsx'
import { primeForUser } from '#web/shared/query/prime.ts'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { m } from '#messages'
import type { Route } from './+types/complaints.ts'

export const meta = () => pageMeta({ title: m.complaint_title(), indexed: false })

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  primeForUser(() => complaintsQuery(listedFrom(new URL(request.url).searchParams)), roles.admin)

export const HydrateFallback = OfficeFallback

export default ComplaintsPage
