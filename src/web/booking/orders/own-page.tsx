import { roles } from '#contract/values/role.ts'
import { useEffect, useState, type ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import type { User } from '#contract/endpoints/identity.ts'
import { PrivatePage } from '#web/shared/sign-in/private-page.tsx'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { ErrorState } from '#web/ui/display/empty-state.tsx'
import type { Own } from './load-own.ts'

interface OwnPageProps<Value> {
  own: Own<Value>
  skeleton: ReactNode
  failedTitle: string
  missing?: ReactNode
  children: (value: Value, user: User) => ReactNode
}

/**
 * A page of what is one's own: signing in happens where one is, and what cannot be loaded can be tried again. What was shown
 * stays when it cannot be reloaded. Give it a key that names what is shown.
 */
export function OwnPage<Value>({ own, skeleton, failedTitle, missing, children }: OwnPageProps<Value>) {
  const { revalidate } = useRevalidator()
  const [shown, setShown] = useState<{ value: Value }>()
  if (own.state === 'ready' && own.value !== shown?.value) setShown({ value: own.value })
  if (own.state === 'signed_out' && shown) setShown(undefined)
  return (
    <PrivatePage role={roles.customer} skeleton={skeleton}>
      {(user) => {
        switch (own.state) {
          case 'ready':
            return children(own.value, user)
          case 'signed_out':
            return <LoadNow key={user.id}>{skeleton}</LoadNow>
          case 'missing':
            return missing
          case 'failed':
            return shown ? (
              <>
                <NotRefreshed onRetry={() => void revalidate()} />
                {children(shown.value, user)}
              </>
            ) : (
              <div className="page py-10">
                <ErrorState
                  level={1}
                  title={failedTitle}
                  text={m.orders_failed_text()}
                  onRetry={() => void revalidate()}
                />
              </div>
            )
        }
      }}
    </PrivatePage>
  )
}

/** What stands below may be old. */
function NotRefreshed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="bg-danger-wash print:hidden">
      <div className="page flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 text-danger">
        <p>{m.orders_not_refreshed()}</p>
        <Button size="small" onClick={onRetry}>
          {m.ui_retry()}
        </Button>
      </div>
    </div>
  )
}

/** Somebody has just signed in: what was not theirs to see is loaded now. */
function LoadNow({ children }: { children: ReactNode }) {
  const { revalidate } = useRevalidator()
  useEffect(() => void revalidate(), [revalidate])
  return children
}
