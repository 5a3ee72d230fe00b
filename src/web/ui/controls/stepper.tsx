import { Minus, Plus } from 'lucide-react'
import { m } from '#messages'
import { IconButton } from './icon-button.tsx'

interface StepperProps {
  /** What is counted. */
  label: string
  value: number
  onFewer: () => void
  onMore: () => void
  /** At an end: the button says so but still answers a press, which may explain. */
  atLeast?: boolean
  atMost?: boolean
}

/** Plus and minus around a number. What a step does is decided by the page. */
export function Stepper({ label, value, onFewer, onMore, atLeast, atMost }: StepperProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className="inline-flex items-center rounded-full border border-line-strong bg-surface"
    >
      <IconButton
        label={m.ui_fewer({ label })}
        icon={<Minus aria-hidden size={18} />}
        aria-disabled={atLeast || undefined}
        onClick={onFewer}
      />
      <output aria-live="polite" className="figures min-w-8 text-center font-semibold">
        {value}
      </output>
      <IconButton
        label={m.ui_more({ label })}
        icon={<Plus aria-hidden size={18} />}
        aria-disabled={atMost || undefined}
        onClick={onMore}
      />
    </div>
  )
}
