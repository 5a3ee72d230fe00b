import { ArrowLeft, ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { CatererView } from '#contract/endpoints/caterers.ts'
import type { Point } from '#contract/values/place.ts'
import { useEventLinks } from '#web/shared/event/use-event.ts'
import { m } from '#messages'
import { Card } from '#web/ui/display/card.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import type { Draft } from '#web/shared/draft/draft-shape.ts'
import type { Offer } from '#web/shared/draft/offer.ts'
import { portionOf } from '#web/shared/draft/portion.ts'
import { firstToDo, leftToChoose, selectionOf, type ToDo } from '#web/booking/steps/progress.ts'
import { DraftPill } from '#web/booking/steps/draft-pill.tsx'
import { AddOnDialog } from './add-on-dialog.tsx'
import { CategoryNav } from './category-nav.tsx'
import { ContinueButton } from './continue-button.tsx'
import { DishBrowser } from './dish-browser.tsx'
import { Instructions } from './instructions.tsx'
import { ChosenRows, PreviewTotal, shortPrice } from './order-preview.tsx'
import { SuggestionStrip } from './suggestion-strip.tsx'
import { useCustomise, type Customising } from './use-customise.ts'
import { useSuggestion } from './use-suggestion.ts'

interface CustomisePageProps {
  caterer: CatererView
  offer: Offer
  draft: Draft
  /** Dishes that had to be taken off when the page was opened. */
  gone: readonly string[]
}

/** Categories at the left, dishes in the middle, the order at the right; on a phone one below the other with the price in reach. */
export function CustomisePage({ caterer, offer, draft, gone }: CustomisePageProps) {
  const page = useCustomise(offer, draft)
  const links = useEventLinks()
  const toDo = firstToDo(offer, page.selections)
  const suggestion = useSuggestion(offer, draft, page.selections)
  const otherPackages = suggestion.shortage ? links.caterer(caterer.slug) : undefined
  const kitchen = caterer.googleLocation
  const next = <ContinueButton toDo={toDo} otherPackages={otherPackages} onMissing={page.goToMissing} />
  return (
    <div className="page pt-4 lg:pb-16 [&_:is(input,button,a)]:scroll-mt-40 [&_:is(input,button,a)]:scroll-mb-36">
      <Link to={links.caterer(caterer.slug)} className="inline-flex min-h-11 items-center gap-2 text-link">
        <ArrowLeft aria-hidden size={18} />
        {m.customise_back({ caterer: caterer.name })}
      </Link>
      <h1 className="headline text-title">{m.customise_title()}</h1>
      <p className="text-ink-soft">{m.customise_of({ package: offer.name, caterer: caterer.name })}</p>
      <div className="pt-2">
        <DraftPill draft={draft} offer={offer} />
      </div>
      <Instructions />
      <SuggestionStrip offer={offer} suggestion={suggestion} />
      {gone.length > 0 && (
        <p role="status" className="mt-4 rounded-box bg-marigold-wash p-3 text-marigold-ink">
          {m.customise_dishes_gone({ dishes: gone.join(', ') })}
        </p>
      )}
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-2 lg:grid-cols-[13rem_minmax(0,1fr)_20rem] lg:items-start">
        <div className="sticky top-16 z-20 -mx-[clamp(1rem,4vw,2.5rem)] bg-paper px-[clamp(1rem,4vw,2.5rem)] lg:top-20 lg:m-0 lg:p-0">
          <CategoryNav offer={offer} page={page} />
        </div>
        <DishBrowser offer={offer} page={page} />
        <Card
          raised
          role="region"
          aria-label={m.customise_preview()}
          className="sticky top-20 hidden max-h-[calc(100dvh-6rem)] flex-col p-5 lg:flex"
        >
          <h2 className="headline mb-3 text-heading">{m.customise_preview()}</h2>
          {/* The total stays in sight while a long choice scrolls above it. */}
          <div
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards must be able to scroll it
            tabIndex={0}
            role="group"
            aria-label={m.customise_chosen()}
            className="-mx-2 min-h-24 overflow-y-auto px-2"
          >
            <ChosenRows offer={offer} selections={page.selections} />
          </div>
          <PreviewTotal offer={offer} kitchen={kitchen} draft={draft} selections={page.selections} />
          <div className="mt-4">{next}</div>
        </Card>
      </div>
      <PhoneBar offer={offer} kitchen={kitchen} draft={draft} page={page} toDo={toDo} otherPackages={otherPackages} />
      <AddOnDialog
        item={page.adding}
        addOn={page.adding ? selectionOf(page.selections, page.adding.id).addOn : 0}
        portion={portionOf(offer)}
        onApply={(addOn) => page.adding && page.add(page.adding, addOn)}
        onClose={page.closeAddOn}
      />
    </div>
  )
}

interface PhoneBarProps {
  offer: Offer
  kitchen: Point
  draft: Draft
  page: Customising
  toDo: ToDo
  otherPackages: string | undefined
}

/** Price and way on, in reach of the thumb; the whole order opens from below. */
function PhoneBar({ offer, kitchen, draft, page, toDo, otherPackages }: PhoneBarProps) {
  const [open, setOpen] = useState(false)
  const price = shortPrice({ offer, kitchen, draft, selections: page.selections })
  const goToMissing = () => {
    setOpen(false)
    page.goToMissing()
  }
  const next = <ContinueButton toDo={toDo} otherPackages={otherPackages} onMissing={goToMissing} />
  return (
    <>
      <div
        data-bottom-bar
        className="sticky bottom-0 z-30 -mx-[clamp(1rem,4vw,2.5rem)] mt-6 flex items-start gap-3 border-t border-line bg-surface px-4 pt-2.5 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-high lg:hidden"
      >
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          className="min-h-12 min-w-0 flex-1 rounded-box text-left"
        >
          <span className="figures flex items-center gap-1 text-lg leading-tight font-semibold">
            {price.each}
            <ChevronUp aria-hidden size={18} className="shrink-0 text-leaf" />
          </span>
          <span className="figures block text-sm leading-tight text-ink-soft">{price.all}</span>
          {price.minimum && <span className="figures block text-sm leading-tight text-ink-soft">{price.minimum}</span>}
          <span className="sr-only">{m.customise_show_order()}</span>
        </button>
        <div className="w-[46%] shrink-0">{next}</div>
      </div>
      <p role="status" className="sr-only">
        {toDo === 'nothing' ? m.customise_choose_something() : wordsLeft(leftToChoose(offer, page.selections))}
      </p>
      <Sheet open={open} onClose={() => setOpen(false)} title={m.customise_preview()} footer={next}>
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
