import { useNavigate } from 'react-router'
import type { User } from '#contract/endpoints/identity.ts'
import type { InvitationView } from '#contract/endpoints/members.ts'
import { paths } from '#contract/paths.ts'
import { roles } from '#contract/values/role.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { leave, refreshUser } from '#web/shared/session/session.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import { useMailedSecret } from '#web/shared/session/use-mailed-secret.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { EmptyState, ErrorState } from '#web/ui/display/empty-state.tsx'
import { Spinner } from '#web/ui/display/spinner.tsx'
import { JoinForm } from './join-form.tsx'
import { useInvitation } from './use-invitation.ts'
import { useOneAtATime } from './use-team.ts'

/** Where an emailed invitation leads: log in with the invited address, or create the account that joins. */
export function JoinPage() {
  const secret = useMailedSecret()
  const session = useSession()
  const { state, invitation, retry } = useInvitation(secret)
  if (secret === '' && session.status !== 'unknown')
    return <EmptyState level={1} title={m.identity_link_missing_title()} text={m.identity_link_missing_text()} />
  if (state === 'over') {
    return (
      <div role="alert">
        <EmptyState level={1} title={m.people_join_over_title()} text={m.people_join_over_text()} />
      </div>
    )
  }
  if (state === 'unreachable')
    return <ErrorState level={1} title={m.people_join_failed()} text={m.people_load_failed_text()} onRetry={retry} />
  if (!invitation || session.status === 'unknown')
    return <EmptyState level={1} icon={<Spinner />} title={m.people_join_working()} />
  return (
    <div className="page py-8 sm:py-12">
      <Card className="mx-auto w-full max-w-xl p-5 sm:p-8">
        <h1 className="headline text-heading break-words">{m.people_join_named({ caterer: invitation.caterer })}</h1>
        <p className="mt-2 text-lg">
          {invitation.part === 'manager' ? m.people_join_as_manager() : m.people_join_as_cook()}
        </p>
        <p className="mt-1 mb-5 break-words text-ink-soft">{m.people_join_for({ email: invitation.email })}</p>
        {session.user ? (
          <Joining user={session.user} invitation={invitation} secret={secret} />
        ) : (
          <JoinForm key={secret} invitation={invitation} secret={secret} />
        )}
      </Card>
    </div>
  )
}

/** What the account that is signed in can do with the invitation. */
function Joining({ user, invitation, secret }: { user: User; invitation: InvitationView; secret: string }) {
  const { busy, run } = useOneAtATime()
  const navigate = useNavigate()
  if (user.email.toLowerCase() !== invitation.email.toLowerCase()) {
    const signOut = () => leave({ notice: m.identity_signed_out(), to: paths.invitation(secret) })
    return (
      <div role="status" className="flex flex-col items-start gap-4">
        <h2 className="headline text-heading">{m.people_join_other_title()}</h2>
        <p className="break-words">{m.people_join_other_text({ invited: invitation.email, email: user.email })}</p>
        <Button variant="brand" wide onClick={() => void signOut()}>
          {m.shell_sign_out()}
        </Button>
      </div>
    )
  }
  if (user.role.id !== roles.caterer) return <p role="status">{m.people_join_customer()}</p>
  if (user.catererId !== undefined) return <p role="status">{m.people_join_taken()}</p>
  const accept = async () => {
    const join = async () => {
      await api('POST /api/invitations/accept', { body: { hash: secret } })
      await refreshUser()
    }
    if (await run('join', join, m.people_join_done())) await navigate(paths.catererDashboard(), { replace: true })
  }
  return (
    <Button variant="main" wide pending={busy === 'join'} onClick={() => void accept()}>
      {m.people_join_accept()}
    </Button>
  )
}
