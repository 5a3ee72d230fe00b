import { roles } from '#contract/values/role.ts'
import { useEffect, type ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import type { User } from '#contract/endpoints/identity.ts'
import type { PrivateQuery } from '#web/shared/query/query-client.ts'
import { PrivatePage } from '#web/shared/sign-in/private-page.tsx'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { ErrorState } from '#web/ui/display/empty-state.tsx'
import { whyNot, type Own } from './load-own.ts'
import { useFollowed } from './use-followed.ts'

interface OwnPageProps<Value> {
  /** What became of priming `query`. */
  own: Own<Value>
  query: PrivateQuery<Value>
  /** Whether it may soon change automatically. */
  moves: (value: Value) => boolean
  skeleton: ReactNode
  failedTitle: string
  missing?: ReactNode
  /** `reload` is for what is outdated. */
  children: (value: Value, user: User, reload: () => void) => ReactNode
}

/**
 * A page of what is one's own: signing in happens where one is, and what cannot be loaded can be tried again. What was shown
 * stays when it cannot be reloaded. Give it a key that names what is shown.
 */
export function OwnPage<Value>(props: OwnPageProps<Value>) {
  const { own, skeleton, failedTitle, missing } = props
  const { revalidate } = useRevalidator()
  return (
    <PrivatePage role={roles.customer} skeleton={skeleton}>
      {(user) => {
        switch (own.state) {
          case 'ready':
            // Another user has signed in since, as in another tab.
            if (own.owner !== user.id) return <LoadNow key={user.id}>{skeleton}</LoadNow>
            return <Followed {...props} user={user} />
          case 'signed_out':
            return <LoadNow key={user.id}>{skeleton}</LoadNow>
          case 'missing':
            return missing
          case 'failed':
            return <NotLoaded title={failedTitle} onRetry={() => void revalidate()} />
        }
      }}
    </PrivatePage>
  )
}

/** What was loaded, and is kept up to date. */
function Followed<Value>(props: OwnPageProps<Value> & { user: User }) {
  const { query, moves, user, skeleton, missing, failedTitle, children } = props
  const { data, error, reload } = useFollowed(query, moves)
  const why = error ? whyNot(error) : undefined
  if (why === 'missing') return missing
  if (why === 'signed_out') return <LoadNow>{skeleton}</LoadNow>
  // The session ended and was opened again by the same user.
  if (data === undefined) return why ? <NotLoaded title={failedTitle} onRetry={reload} /> : skeleton
  return (
    <>
      {why && <NotRefreshed onRetry={reload} />}
      {children(data, user, reload)}
    </>
  )
}

function NotLoaded({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <div className="page py-10">
      <ErrorState level={1} title={title} text={m.orders_failed_text()} onRetry={onRetry} />
    </div>
  )
}

/** What stands below may be old. It is as wide as the screen, so it begins below the bell, which otherwise lies over the first lines. */
function NotRefreshed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="mt-6 bg-danger-wash sm:mt-9 print:hidden">
      <div className="page flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 text-danger">
        <p>{m.orders_not_refreshed()}</p>
        <Button size="small" onClick={onRetry}>
          {m.ui_retry()}
        </Button>
      </div>
    </div>
  )
}

/** Someone has just signed in: what was not theirs to see is loaded now. */
function LoadNow({ children }: { children: ReactNode }) {
  const { revalidate } = useRevalidator()
  useEffect(() => void revalidate(), [revalidate])
  return children
}
