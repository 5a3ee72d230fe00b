import { roles } from '#contract/values/role.ts'
import { LandingPage } from '#web/shared/account-card/landing-page.tsx'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { m } from '#messages'

export const meta = () => pageMeta({ title: m.shell_back_office(), indexed: false })

export default function Admin() {
  return (
    <LandingPage role={roles.admin} title={m.shell_back_office()}>
      <p>{m.shell_admin_today()}</p>
      <a href="/api/docs" className="text-link">
        {m.shell_api_docs()}
      </a>
    </LandingPage>
  )
}
