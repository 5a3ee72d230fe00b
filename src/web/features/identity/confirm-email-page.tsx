import { CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { ApiRefusal } from '#web/lib/api.ts'
import { api } from '#web/lib/browser-api.ts'
import { paths } from '#web/lib/paths.ts'
import { m } from '#web/paraglide/messages.js'
import { Button } from '#web/ui/button.tsx'
import { EmptyState, ErrorState } from '#web/ui/empty-state.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { checkSession, useSession } from './session.ts'
import { useMailedSecret } from './use-mailed-secret.ts'

const calls = { own: 'POST /auth/email/confirm', new: 'POST /auth/email/confirm/new' } as const

/** Where the mails that confirm an address lead: the address of a new account, or the one that is to take its place. */
export function ConfirmEmailPage({ address }: { address: keyof typeof calls }) {
  const secret = useMailedSecret()
  const isAlive = useSession().status !== 'unknown'
  const { outcome, tryAgain } = useConfirmation(address, secret)
  const profile = (
    <Button variant="brand" asLink={(look) => <Link to={paths.profile()} {...look} />}>
      {m.identity_to_profile()}
    </Button>
  )
  if (isAlive && secret === '') {
    return <EmptyState level={1} title={m.identity_link_missing_title()} text={m.identity_link_missing_text()} />
  }
  switch (outcome) {
    case 'working':
      return <EmptyState level={1} icon={<Spinner />} title={m.identity_confirm_working()} />
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
            text={text}
            action={profile}
          />
        </div>
      )
    }
    case 'used_up':
      return (
        <div role="alert">
          <EmptyState
            level={1}
            title={m.identity_link_over_title()}
            text={m.identity_confirm_over_text()}
            action={profile}
          />
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

type Outcome = 'working' | 'done' | 'used_up' | 'unreachable'

/** Sends the secret once; it is good for one call. */
function useConfirmation(address: keyof typeof calls, secret: string): { outcome: Outcome; tryAgain: () => void } {
  const [outcome, setOutcome] = useState<Outcome>('working')
  const [tries, setTries] = useState(1)
  const sent = useRef('')
  useEffect(() => {
    const attempt = `${tries} ${secret}`
    if (secret === '' || sent.current === attempt) return
    sent.current = attempt
    api(calls[address], { body: { hash: secret } }).then(
      () => {
        setOutcome('done')
        return checkSession()
      },
      (error: unknown) => setOutcome(error instanceof ApiRefusal && error.status < 500 ? 'used_up' : 'unreachable'),
    )
  }, [address, secret, tries])
  const tryAgain = () => {
    setOutcome('working')
    setTries(tries + 1)
  }
  return { outcome, tryAgain }
}
