import { X } from 'lucide-react'
import { useId } from 'react'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { useModal } from '#web/ui/overlays/modal.tsx'
import { cardPlace } from './card-place.ts'
import type { Step } from './steps.ts'
import { useBox } from './use-box.ts'

interface TourStepProps {
  step: Step
  /** Counted from 1. */
  number: number
  count: number
  onBack: (() => void) | undefined
  /** Undefined in the last step. */
  onNext: (() => void) | undefined
  onEnd: () => void
}

/** Highlights one element of the page with a card about it; the rest is dimmed and inert. */
export function TourStep({ step, number, count, onBack, onNext, onEnd }: TourStepProps) {
  const titleId = useId()
  const dialog = useModal(true, onEnd)
  const around = useBox(step.target)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a press beside the card is a comfort; Escape and the cross do the same
    <dialog
      {...dialog}
      aria-labelledby={titleId}
      className="m-0 h-full max-h-none w-full max-w-none overflow-hidden bg-transparent p-0 text-ink backdrop:bg-transparent print:hidden"
      onMouseDown={(event) => event.target === event.currentTarget && onEnd()}
    >
      {around && (
        <div
          aria-hidden
          className="pointer-events-none fixed rounded-box shadow-[0_0_0_200vmax_var(--color-veil)] outline-3 outline-marigold"
          style={around.box}
        />
      )}
      <div
        className="fixed flex flex-col gap-3 rounded-box border border-line bg-surface p-5 shadow-high"
        style={around ? cardPlace(around.box, around.screen) : { inset: '30% 1rem auto' }}
      >
        <div aria-live="polite" className="flex flex-col gap-1.5 pr-10">
          <p className="figures text-sm text-ink-soft">{m.tour_step({ number, count })}</p>
          <h2 id={titleId} className="headline text-heading">
            {step.title()}
          </h2>
          <p>{step.text()}</p>
        </div>
        <div className="flex flex-wrap items-center justify-end gap-2">
          {onNext && (
            <div className="mr-auto -ml-3">
              <Button variant="quiet" onClick={onEnd} className="px-3">
                {m.tour_skip()}
              </Button>
            </div>
          )}
          {onBack && <Button onClick={onBack}>{m.tour_back()}</Button>}
          <Button variant="brand" onClick={onNext ?? onEnd} data-autofocus>
            {onNext ? m.tour_next() : m.tour_finish()}
          </Button>
        </div>
        <IconButton
          label={m.tour_close()}
          icon={<X aria-hidden size={22} />}
          onClick={onEnd}
          className="absolute top-2.5 right-2.5"
        />
      </div>
    </dialog>
  )
}
