import { Link } from 'react-router'
import { m } from '#messages'
import { Button, buttonClass } from '#web/ui/controls/button.tsx'
import { EmptyState, ErrorState } from '#web/ui/display/empty-state.tsx'
import { Spinner } from '#web/ui/display/spinner.tsx'
import { addressOfTab } from '#web/shared/session/auth-dialog-address.ts'
import { returnPath } from '#web/shared/sign-in/provider-attempt.ts'
import type { Provider, WayOut } from './provider-flow.ts'
import { useProviderSignIn } from './use-provider-sign-in.ts'

/** The way to the provider and back. Nobody stays here for long, unless something went wrong. */
export function ProviderPage({ provider }: { provider: Provider & { name: string } }) {
  const { step, begin } = useProviderSignIn(provider)
  const { name } = provider
  switch (step.at) {
    case 'leaving':
      return <Waiting title={m.identity_provider_leaving({ provider: name })} />
    case 'entering':
      return <Waiting title={m.identity_provider_entering()} />
    case 'asking':
      return (
        <div className="page py-10">
          <EmptyState
            level={1}
            title={m.identity_provider_ask_title()}
            text={m.identity_provider_hint()}
            action={<Ways begin={begin} label={m.identity_provider_continue({ provider: name })} />}
          />
        </div>
      )
    case 'failed':
      return (
        <div className="page py-10">
          <ErrorState
            level={1}
            title={m.identity_provider_failed()}
            text={step.message ?? messageFor(step.why, name)}
            action={<Ways begin={begin} label={m.identity_provider_again()} />}
          />
        </div>
      )
  }
}

function messageFor(why: WayOut | 'told', provider: string): string {
  switch (why) {
    case 'silent':
      return m.identity_provider_silent({ provider })
    case 'stale':
      return m.identity_provider_stale()
    case 'cancelled':
    case 'rejected':
    case 'told':
      return m.identity_provider_rejected({ provider })
  }
}

function Waiting({ title }: { title: string }) {
  return (
    <div className="page py-10">
      <EmptyState level={1} icon={<Spinner size={40} />} title={title} text={m.identity_provider_moment()} />
    </div>
  )
}

/** Again, by password, or back to where one came from: each takes the place of this page. */
function Ways({ begin, label }: { begin: () => void; label: string }) {
  const path = returnPath()
  return (
    <div className="flex flex-col items-stretch gap-3">
      <Button variant="brand" onClick={begin}>
        {label}
      </Button>
      <Link to={addressOfTab('login', path)} replace className={buttonClass()}>
        {m.identity_provider_by_password()}
      </Link>
      <Link to={path} replace className={buttonClass({ variant: 'quiet' })}>
        {m.identity_provider_back()}
      </Link>
    </div>
  )
}
