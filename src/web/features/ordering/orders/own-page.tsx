import { useEffect, type ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import type { User } from '#contract/endpoints/identity.ts'
import { PrivatePage } from '#web/features/identity/private-page.tsx'
import { m } from '#web/paraglide/messages.js'
import { ErrorState } from '#web/ui/empty-state.tsx'
import type { Own } from './load-own.ts'

interface OwnPageProps<Value> {
  own: Own<Value>
  skeleton: ReactNode
  failedTitle: string
  missing?: ReactNode
  children: (value: Value, user: User) => ReactNode
}

/** A page of what is one's own: signing in happens where one is, and what cannot be loaded can be tried again. */
export function OwnPage<Value>({ own, skeleton, failedTitle, missing, children }: OwnPageProps<Value>) {
  const revalidator = useRevalidator()
  return (
    <PrivatePage role="2" skeleton={skeleton}>
      {(user) => {
        switch (own.state) {
          case 'ready':
            return children(own.value, user)
          case 'signed_out':
            return <LoadNow key={user.id}>{skeleton}</LoadNow>
          case 'missing':
            return missing
          case 'failed':
            return (
              <div className="page py-10">
                <ErrorState
                  level={1}
                  title={failedTitle}
                  text={m.orders_failed_text()}
                  onRetry={() => void revalidator.revalidate()}
                />
              </div>
            )
        }
      }}
    </PrivatePage>
  )
}

/** Somebody has just signed in: what was not theirs to see is loaded now. */
function LoadNow({ children }: { children: ReactNode }) {
  const { revalidate } = useRevalidator()
  useEffect(() => void revalidate(), [revalidate])
  return children
}
