import { CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '#contract/paths.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { EmptyState, ErrorState } from '#web/ui/display/empty-state.tsx'
import { Spinner } from '#web/ui/display/spinner.tsx'
import { openAuthDialog } from '#web/shared/session/auth-dialog-store.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { useConfirmation, type ConfirmedAddress } from './use-confirmation.ts'
import { useMailedSecret } from '#web/shared/session/use-mailed-secret.ts'

/** Where the emails that confirm an address lead: the address of a new account, or the one that is to take its place. */
export function ConfirmEmailPage({ address }: { address: ConfirmedAddress }) {
  const secret = useMailedSecret()
  const isAlive = useSession().status !== 'unknown'
  const { outcome, tryAgain, confirmWith, reject } = useConfirmation(address, secret)
  const profile = (
    <Button variant="brand" asLink={(look) => <Link to={paths.profile()} {...look} />}>
      {m.identity_to_profile()}
    </Button>
  )
  if (isAlive && secret === '') {
    return <EmptyState level={1} title={m.identity_link_missing_title()} text={m.identity_link_missing_text()} />
  }
  switch (outcome.state) {
    case 'working':
      return <EmptyState level={1} icon={<Spinner />} title={m.identity_confirm_working()} />
    case 'password_needed':
      return <PasswordNeeded key={secret} send={confirmWith} onLinkInvalid={reject} />
    case 'done': {
      const [title, text] =
        address === 'own'
          ? [m.identity_verified_title(), m.identity_verified_text()]
          : [m.identity_new_email_title(), m.identity_new_email_text()]
      return (
        <div role="status">
          <EmptyState
            level={1}
            icon={<CircleCheck aria-hidden size={40} />}
            title={title}
            text={outcome.withPassword ? m.identity_confirm_password_done() : text}
            action={profile}
          />
        </div>
      )
    }
    case 'rejected':
      return (
        <div role="alert">
          <EmptyState level={1} title={outcome.title} text={outcome.text} action={profile} />
        </div>
      )
    case 'unreachable':
      return (
        <ErrorState
          level={1}
          title={m.identity_confirm_unreachable_title()}
          text={m.identity_unreachable()}
          onRetry={tryAgain}
        />
      )
  }
}

/** The browser is not signed in to the account, which a stranger may have created: its owner sets a new password, or logs in. */
function PasswordNeeded({
  send,
  onLinkInvalid,
}: Pick<Parameters<typeof NewPasswordForm>[0], 'send' | 'onLinkInvalid'>) {
  return (
    <div className="page py-8 sm:py-12">
      <Card className="mx-auto w-full max-w-xl p-5 sm:p-8">
        <h1 className="headline text-heading">{m.identity_confirm_password_title()}</h1>
        <p className="mt-1 mb-5 text-ink-soft">{m.identity_confirm_password_text()}</p>
        <NewPasswordForm save={m.identity_confirm_password_save()} send={send} onLinkInvalid={onLinkInvalid} />
        <p className="mt-6 mb-2 text-ink-soft">{m.identity_confirm_password_known()}</p>
        <Button variant="brand" wide onClick={() => openAuthDialog({ tab: 'login' })}>
          {m.identity_confirm_password_login()}
        </Button>
      </Card>
    </div>
  )
}
