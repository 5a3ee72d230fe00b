import { useState } from 'react'
import { brand } from '#contract/brand.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { TourStep } from './tour-step.tsx'
import { steps } from './steps.ts'

/** The welcome, and when it is accepted the three steps. Declining, skipping, finishing and closing all end it. */
export function Tour({ onEnd }: { onEnd: () => void }) {
  const [at, setAt] = useState<number>()
  const step = at === undefined ? undefined : steps[at]
  if (at === undefined || !step) return <Welcome onAccept={() => setAt(0)} onEnd={onEnd} />
  return (
    <TourStep
      step={step}
      number={at + 1}
      count={steps.length}
      onBack={at > 0 ? () => setAt(at - 1) : undefined}
      onNext={at < steps.length - 1 ? () => setAt(at + 1) : undefined}
      onEnd={onEnd}
    />
  )
}

function Welcome({ onAccept, onEnd }: { onAccept: () => void; onEnd: () => void }) {
  return (
    // From below, so that the list stays in sight.
    <Sheet
      open
      side="bottom"
      onClose={onEnd}
      title={m.tour_welcome({ brand: brand.name })}
      footer={
        <>
          <Button variant="quiet" onClick={onEnd}>
            {m.tour_decline()}
          </Button>
          <Button variant="brand" onClick={onAccept} data-autofocus>
            {m.tour_accept()}
          </Button>
        </>
      }
    >
      <p>{m.tour_welcome_text()}</p>
    </Sheet>
  )
}
