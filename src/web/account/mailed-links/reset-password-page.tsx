import { useState } from 'react'
import { api } from '#web/shared/api/browser-api.ts'
import { go } from '#web/shared/site/go.ts'
import { paths } from '#contract/paths.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { openAuthDialog } from '#web/shared/session/auth-dialog-store.ts'
import { checkSession } from '#web/shared/session/session.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { useMailedSecret } from '#web/shared/session/use-mailed-secret.ts'

/** Where the mailed link leads: a new password, once, or how to get another link. */
export function ResetPasswordPage() {
  const secret = useMailedSecret()
  // The server does not see the secret, so only a page that is alive can miss it.
  const isAlive = useSession().status !== 'unknown'
  const [usedUp, setUsedUp] = useState<string>()
  if (isAlive && secret === '') {
    return <NoUse title={m.identity_link_missing_title()} text={m.identity_link_missing_text()} />
  }
  if (secret !== '' && usedUp === secret) {
    return <NoUse title={m.identity_link_over_title()} text={m.identity_link_over_text()} />
  }
  return (
    <div className="page py-8 sm:py-12">
      <Card className="mx-auto w-full max-w-xl p-5 sm:p-8">
        <h1 className="headline text-heading">{m.identity_reset_title()}</h1>
        <p className="mt-1 mb-5 text-ink-soft">{m.identity_reset_text()}</p>
        <ResetForm key={secret} secret={secret} onUsedUp={() => setUsedUp(secret)} />
      </Card>
    </div>
  )
}

function NoUse({ title, text }: { title: string; text: string }) {
  const askAgain = (
    <Button variant="brand" onClick={() => openAuthDialog({ tab: 'forgot' })}>
      {m.identity_link_new()}
    </Button>
  )
  return <EmptyState level={1} title={title} text={text} action={askAgain} />
}

function ResetForm({ secret, onUsedUp }: { secret: string; onUsedUp: () => void }) {
  const send = async (password: string) => {
    try {
      await api('POST /api/auth/reset/password', { body: { password, hash: secret } })
    } catch (error) {
      notify(m.identity_reset_failed(), 'error')
      throw error
    }
    notify(m.identity_reset_done(), 'success')
    // A used link is nothing to come back to.
    go(paths.home(), { replace: true })
    await checkSession()
  }
  return <NewPasswordForm save={m.identity_reset_save()} send={send} onLinkInvalid={onUsedUp} />
}
