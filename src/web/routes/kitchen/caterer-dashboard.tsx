import { DashboardPage } from '#web/kitchen/onboarding/dashboard-page.tsx'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { m } from '#messages'

export const meta = () => pageMeta({ title: m.shell_dashboard(), indexed: false })

export default DashboardPage
