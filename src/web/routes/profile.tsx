import { Link } from 'react-router'
import { AccountCard } from '#web/features/account/account-card.tsx'
import { AccountSkeleton } from '#web/features/account/account-skeleton.tsx'
import { useSession } from '#web/features/identity/session.ts'
import { SignInPanel } from '#web/features/identity/sign-in-panel.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { paths } from '#web/lib/paths.ts'
import { m } from '#web/paraglide/messages.js'
import { Button } from '#web/ui/button.tsx'

export const meta = () => pageMeta({ title: m.shell_profile(), indexed: false })

/** For every role; visitors can sign in where they are. */
export default function Profile() {
  const session = useSession()
  if (session.status === 'unknown') return <AccountSkeleton title={m.shell_profile()} />
  return (
    <div className="page py-8 sm:py-12">
      <h1 className="headline mb-6 text-title">{m.shell_profile()}</h1>
      {!session.user ? (
        <SignInPanel />
      ) : (
        <>
          <AccountCard user={session.user} />
          {session.user.role.id === '2' && (
            <p className="mt-6">
              <Button variant="brand" asLink={(look) => <Link to={paths.myOrders()} {...look} />}>
                {m.shell_my_bookings()}
              </Button>
            </p>
          )}
        </>
      )}
    </div>
  )
}
