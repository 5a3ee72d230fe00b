import { brand } from '#contract/brand.ts'
import { formatPhone } from '#contract/values/phone.ts'
import { LandingPage } from '#web/features/account/landing-page.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { m } from '#web/paraglide/messages.js'

export const meta = () => pageMeta({ title: m.shell_dashboard(), indexed: false })

export default function CatererDashboard() {
  return (
    <LandingPage role="3" title={m.shell_dashboard()}>
      <p>{m.shell_dashboard_today({ phone: formatPhone(brand.phone) })}</p>
    </LandingPage>
  )
}
