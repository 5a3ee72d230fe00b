import { CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { ApiError } from '#web/shared/api/api.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { paths } from '#contract/paths.ts'
import { m } from '#web/paraglide/messages.js'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState, ErrorState } from '#web/ui/display/empty-state.tsx'
import { Spinner } from '#web/ui/display/spinner.tsx'
import { checkSession, useSession } from '#web/shared/session/session.ts'
import { useMailedSecret } from './use-mailed-secret.ts'

const calls = { own: 'POST /auth/email/confirm', new: 'POST /auth/email/confirm/new' } as const

/** Where the emails that confirm an address lead: the address of a new account, or the one that is to take its place. */
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
  switch (outcome.state) {
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

type Outcome = { state: 'working' | 'done' | 'unreachable' } | { state: 'rejected'; title: string; text: string }

function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof ApiError) || error.status >= 500) return { state: 'unreachable' }
  return error.code === 'link_invalid'
    ? { state: 'rejected', title: m.identity_link_over_title(), text: m.identity_confirm_over_text() }
    : { state: 'rejected', title: m.identity_confirm_unreachable_title(), text: error.message }
}

/** Sends the secret once; it is good for one call. */
function useConfirmation(address: keyof typeof calls, secret: string): { outcome: Outcome; tryAgain: () => void } {
  const [outcome, setOutcome] = useState<Outcome>({ state: 'working' })
  const [tries, setTries] = useState(1)
  const sent = useRef('')
  useEffect(() => {
    const attempt = `${tries} ${secret}`
    if (secret === '' || sent.current === attempt) return
    sent.current = attempt
    api(calls[address], { body: { hash: secret } }).then(
      () => {
        setOutcome({ state: 'done' })
        return checkSession()
      },
      (error: unknown) => setOutcome(outcomeOf(error)),
    )
  }, [address, secret, tries])
  const tryAgain = () => {
    setOutcome({ state: 'working' })
    setTries(tries + 1)
  }
  return { outcome, tryAgain }
}
