import { Link } from 'react-router'
import { paths } from '#contract/paths.ts'
import { openAuthDialog } from '#web/shared/session/auth-dialog-store.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'

/** Registration and login for visitors, the dashboard for caterers. */
export function WaysIn({ className }: { className: string }) {
  return (
    <div className={className}>
      <div data-only-for="visitor" className="flex flex-wrap gap-3">
        <Button variant="main" size="large" onClick={() => openAuthDialog({ tab: 'register', role: '3' })}>
          {m.welcome_register()}
        </Button>
        <Button size="large" onClick={() => openAuthDialog({ tab: 'login' })}>
          {m.welcome_login()}
        </Button>
      </div>
      <span data-only-for="caterer">
        <Button variant="main" size="large" asLink={(look) => <Link to={paths.catererDashboard()} {...look} />}>
          {m.shell_dashboard()}
        </Button>
      </span>
    </div>
  )
}
