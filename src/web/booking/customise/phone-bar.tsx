import { ChevronUp } from 'lucide-react'
import { useState } from 'react'
import type { Point } from '#contract/values/place.ts'
import { m } from '#messages'
import { BottomBar } from '#web/ui/controls/bottom-bar.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import type { Draft } from '#web/shared/draft/draft-shape.ts'
import type { Offer } from '#web/shared/draft/offer.ts'
import { leftToChoose, type ToDo } from '#web/booking/steps/progress.ts'
import { ContinueButton, reasonOf } from './continue-button.tsx'
import { ChosenRows, PreviewTotal, shortPrice } from './order-preview.tsx'
import type { Customising } from './use-customise.ts'

interface PhoneBarProps {
  offer: Offer
  kitchen: Point
  draft: Draft
  page: Customising
  toDo: ToDo
  otherPackages: string | undefined
}

/** Price and way on, in reach of the thumb; the whole order opens from below. It keeps its height: what is missing is said in place of the total. */
export function PhoneBar({ offer, kitchen, draft, page, toDo, otherPackages }: PhoneBarProps) {
  const [open, setOpen] = useState(false)
  const price = shortPrice({ offer, kitchen, draft, selections: page.selections })
  const goToMissing = () => {
    setOpen(false)
    page.goToMissing()
  }
  const way = { toDo, otherPackages, onMissing: goToMissing }
  return (
    <>
      <BottomBar className="mt-6 flex min-h-18 items-center gap-3">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          className="min-h-12 min-w-0 flex-1 rounded-box text-left"
        >
          <span className="figures flex items-center gap-1 leading-tight font-semibold">
            <span className="truncate">{price.each}</span>
            <ChevronUp aria-hidden size={18} className="shrink-0 text-leaf" />
          </span>
          <span className="figures block truncate text-sm leading-tight text-ink-soft">
            {reasonOf(toDo) ?? price.minimum ?? price.all}
          </span>
          <span className="sr-only">{m.customise_show_order()}</span>
        </button>
        {/* What is missing is said beside it, and read with the button. */}
        <div className="shrink-0 [&_button+span]:sr-only">
          <ContinueButton {...way} />
        </div>
      </BottomBar>
      <p role="status" className="sr-only">
        {toDo === 'nothing' ? m.customise_choose_something() : wordsLeft(leftToChoose(offer, page.selections))}
      </p>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={m.customise_preview()}
        footer={<ContinueButton {...way} />}
      >
        {/* The focus stays off the field, which would bring up the keyboard. */}
        <div tabIndex={-1} data-autofocus className="outline-none">
          <ChosenRows offer={offer} selections={page.selections} />
          <PreviewTotal offer={offer} kitchen={kitchen} draft={draft} selections={page.selections} />
        </div>
      </Sheet>
    </>
  )
}

function wordsLeft(left: number): string {
  if (left === 0) return m.customise_ready()
  return m.customise_left({ count: left })
}
