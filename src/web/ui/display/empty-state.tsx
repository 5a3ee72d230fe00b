import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '#messages'
import { Button } from '../controls/button.tsx'

interface StateProps {
  title: string
  /** What to do about it. */
  text?: ReactNode
  icon?: ReactNode
  action?: ReactNode
  /** Level of the title; 2 unless told. */
  level?: 1 | 2 | 3
}

/** Nothing here yet, and what to do. */
export function EmptyState({ title, text, icon, action, level = 2 }: StateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-12 text-center">
      {icon && <div className="text-leaf">{icon}</div>}
      <Heading className="headline text-heading">{title}</Heading>
      {text && <div className="text-ink-soft">{text}</div>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  )
}

/** It did not work; what was there stays, and there is a way on. */
export function ErrorState({ onRetry, action, ...props }: StateProps & { onRetry?: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        icon={<CloudOff aria-hidden size={40} strokeWidth={1.5} />}
        action={
          action ??
          (onRetry && (
            <Button variant="brand" onClick={onRetry}>
              {m.ui_retry()}
            </Button>
          ))
        }
        {...props}
      />
    </div>
  )
}
