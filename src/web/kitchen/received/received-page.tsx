import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { User } from '#contract/endpoints/identity.ts'
import { paths } from '#contract/paths.ts'
import { roles } from '#contract/values/role.ts'
import { NotForCooks } from '#web/kitchen/people/not-for-cooks.tsx'
import { AccountSkeleton } from '#web/shared/account-card/account-skeleton.tsx'
import { useOnline } from '#web/shared/browser/use-online.ts'
import { PrivatePage } from '#web/shared/sign-in/private-page.tsx'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState, ErrorState } from '#web/ui/display/empty-state.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'

interface ReceivedPageProps {
  title: string
  text: string
  children: (catererId: string, user: User) => ReactNode
}

/** A page of what people wrote to a caterer, for its owner and managers. */
export function ReceivedPage({ title, text, children }: ReceivedPageProps) {
  return (
    <PrivatePage role={roles.caterer} skeleton={<AccountSkeleton title={title} />}>
      {(user) =>
        user.part === 'cook' ? (
          <NotForCooks />
        ) : (
          <div className="page max-w-3xl py-8 sm:py-12">
            <h1 className="headline text-title">{title}</h1>
            <p className="mt-1 mb-6 text-lg text-ink-soft">{text}</p>
            {user.catererId === undefined ? <NoCaterer /> : children(user.catererId, user)}
          </div>
        )
      }
    </PrivatePage>
  )
}

function NoCaterer() {
  return (
    <EmptyState
      title={m.received_no_caterer()}
      text={m.received_no_caterer_text()}
      action={
        <Button variant="brand" asLink={(look) => <Link to={paths.onboarding()} {...look} />}>
          {m.received_to_profile()}
        </Button>
      }
    />
  )
}

interface LoadedListProps<Value> {
  loaded: Value | undefined
  failed: boolean
  loadingText: string
  failedTitle: string
  onRetry: () => void
  children: (loaded: Value) => ReactNode
}

/** What was loaded; until then its shape, or what went wrong. What is there stays while the device is offline. */
export function LoadedList<Value>({
  loaded,
  failed,
  loadingText,
  failedTitle,
  onRetry,
  children,
}: LoadedListProps<Value>) {
  const isOnline = useOnline()
  return (
    <>
      {!isOnline && (
        <p role="status" className="mb-4 rounded-box bg-sunken px-4 py-3">
          {m.received_offline()}
        </p>
      )}
      {loaded !== undefined && children(loaded)}
      {loaded === undefined && failed && (
        <ErrorState title={failedTitle} text={m.received_failed_text()} onRetry={onRetry} />
      )}
      {loaded === undefined && !failed && <ListSkeleton text={loadingText} />}
    </>
  )
}

/** The shape of a list that is loaded. */
export function ListSkeleton({ text }: { text: string }) {
  return (
    <div className="flex flex-col gap-4">
      <VisuallyHidden>{text}</VisuallyHidden>
      <Skeleton className="h-40" />
      <Skeleton className="h-40" />
    </div>
  )
}
