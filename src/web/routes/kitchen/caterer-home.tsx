import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { openAuthDialog } from '#web/shared/session/auth-dialog-store.ts'
import { useSession } from '#web/shared/session/session.ts'
import { CatererWelcome } from '#web/kitchen/onboarding/caterer-welcome.tsx'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { paths } from '#contract/paths.ts'
import { seldomChanging } from '#web/shared/api/public-cache.ts'
import { m } from '#messages'

export function headers() {
  return seldomChanging()
}

export const meta = () => pageMeta({ title: m.shell_caterer_home_title(), description: m.shell_caterer_home_lead() })

/** For caterers to come; a customer is sent home (C12 keeps it open to visitors). */
export default function CatererHome() {
  const session = useSession()
  const navigate = useNavigate()
  const isCustomer = session.status === 'signed_in' && session.user.role.id === '2'
  useEffect(() => {
    if (isCustomer) void navigate(paths.home(), { replace: true })
  }, [isCustomer, navigate])
  return <CatererWelcome onRegister={() => openAuthDialog({ tab: 'register', role: '3' })} />
}
