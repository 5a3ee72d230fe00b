import { roles } from '#contract/values/role.ts'
import { OfficeFallback } from '#web/office/frame/office-page.tsx'
import { EnquiriesPage } from '#web/office/enquiries/enquiries-page.tsx'
import { adminEnquiriesQuery, shownFrom } from '#web/office/enquiries/use-own-enquiries.ts'
import { primeForUser } from '#web/shared/query/prime.ts'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { m } from '#messages'
import type { Route } from './+types/enquiries.ts'

export const meta = () => pageMeta({ title: m.enquiry_office_title(), indexed: false })

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  primeForUser(() => adminEnquiriesQuery(shownFrom(new URL(request.url).searchParams)), roles.admin)

export const HydrateFallback = OfficeFallback

export default EnquiriesPage
