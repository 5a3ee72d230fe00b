import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'

export interface TimelineStep {
  id: string
  title: ReactNode
  /** When, or why not. */
  detail?: ReactNode
  state: 'done' | 'now' | 'next' | 'failed'
}

const dots = {
  done: 'bg-leaf text-on-leaf',
  now: 'border-3 border-marigold-ink bg-marigold-wash',
  next: 'border-2 border-line-strong bg-surface',
  failed: 'bg-danger text-on-danger',
}

/** What has happened and what comes, one below the other. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <ol className="flex flex-col">
      {steps.map((step, at) => (
        <li
          key={step.id}
          aria-current={step.state === 'now' ? 'step' : undefined}
          className="relative flex break-inside-avoid gap-4 pb-6 last:pb-0 print:pb-2"
        >
          {at < steps.length - 1 && (
            <span
              aria-hidden
              className={classNames(
                'absolute top-6 bottom-0 left-[11px] w-0.5',
                step.state === 'done' ? 'bg-leaf' : 'bg-line',
              )}
            />
          )}
          <span
            aria-hidden
            className={classNames('relative grid size-6 shrink-0 place-items-center rounded-full', dots[step.state])}
          >
            {step.state === 'done' && <Check size={14} strokeWidth={3} />}
            {step.state === 'failed' && <X size={14} strokeWidth={3} />}
          </span>
          <div className={classNames('min-w-0', step.state === 'next' && 'text-ink-soft')}>
            <p className={classNames('leading-6', step.state === 'now' && 'font-semibold')}>{step.title}</p>
            {step.detail && <p className="text-sm text-ink-soft">{step.detail}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}
