import { memo, type ReactNode } from 'react'
import type { CatererView } from '#contract/endpoints/caterers.ts'
import type { Point } from '#contract/values/place.ts'
import { useEventLinks } from '#web/shared/event/use-event.ts'
import { m } from '#messages'
import { Card } from '#web/ui/display/card.tsx'
import { pageMark } from '#web/ui/page-mark.ts'
import { useMedia } from '#web/ui/use-media.ts'
import type { Draft } from '#web/shared/draft/draft-shape.ts'
import type { Offer } from '#web/shared/draft/offer.ts'
import { guestsFor } from '#web/booking/steps/bill-request.ts'
import { firstToDo } from '#web/booking/steps/progress.ts'
import { DraftPill } from '#web/booking/steps/draft-pill.tsx'
import { AddOnDialog } from './add-on-dialog.tsx'
import { CategoryNav } from './category-nav.tsx'
import { ContinueButton } from './continue-button.tsx'
import { CourseList } from './course-list.tsx'
import { DishBrowser } from './dish-browser.tsx'
import { Instructions } from './instructions.tsx'
import { ChosenRows, PreviewTotal } from './order-preview.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { ShownDiets, useShownDiets } from './shown-diets.tsx'
import { SuggestionStrip } from './suggestion-strip.tsx'
import { SwapDialog } from './swap-dialog.tsx'
import { useCustomise, type Customising } from './use-customise.ts'
import { useOpenCourses } from './use-open-courses.ts'
import { useSuggestion } from './use-suggestion.ts'

const cornerMark = pageMark('hasCornerCard')

interface CustomisePageProps {
  caterer: CatererView
  offer: Offer
  draft: Draft
  /** Dishes that had to be taken off when the page was opened. */
  gone: readonly string[]
}

/** Categories at the left, dishes in the middle, the order at the right; on a phone one below the other with the price in reach. */
export const CustomisePage = memo(function CustomisePage({ caterer, offer: whole, draft, gone }: CustomisePageProps) {
  const diets = useShownDiets(whole, draft)
  const { offer } = diets
  const page = useCustomise(offer, draft)
  const links = useEventLinks()
  const toDo = firstToDo(offer, page.selections)
  const courses = useOpenCourses(offer, page.selections)
  const suggestion = courses.following(useSuggestion(offer, draft, page.selections))
  const isWide = useMedia('(width >= 64rem)')
  const guests = guestsFor(draft, offer)
  const otherPackages = suggestion.shortage ? links.caterer(caterer) : undefined
  const kitchen = caterer.googleLocation
  return (
    <div className="page pt-4 lg:pb-16 [&_:is(input,button,a)]:scroll-mt-40 [&_:is(input,button,a)]:scroll-mb-36 [&_:is(h2,h3)]:scroll-mt-24">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <div>
          <h1 className="headline text-title">{m.customise_title()}</h1>
          <p className="text-ink-soft">{m.customise_of({ package: offer.name, caterer: caterer.name })}</p>
        </div>
        <DraftPill draft={draft} offer={offer} />
      </div>
      <div className="lg:flex lg:items-start lg:gap-x-6">
        {(isWide || suggestion.startEmpty === undefined) && <Instructions />}
        <SuggestionStrip offer={offer} suggestion={suggestion} />
      </div>
      <ShownDiets diets={diets} />
      {gone.length > 0 && (
        <p role="status" className="mt-4 rounded-box bg-marigold-wash p-3 text-marigold-ink">
          {m.customise_dishes_gone({ dishes: gone.join(', ') })}
        </p>
      )}
      {isWide ? (
        <div className="mt-4 grid grid-cols-[13rem_minmax(0,1fr)_20rem] items-start gap-x-8">
          <div className="sticky top-20 z-20">
            <CategoryNav offer={offer} page={page} />
          </div>
          <DishBrowser offer={offer} page={page} guests={guests} />
          <Preview offer={offer} kitchen={kitchen} draft={draft} page={page}>
            <ContinueButton toDo={toDo} otherPackages={otherPackages} onMissing={page.goToMissing} />
          </Preview>
        </div>
      ) : (
        <>
          <CourseList offer={offer} page={page} courses={courses} guests={guests} />
          <PhoneBar
            offer={offer}
            kitchen={kitchen}
            draft={draft}
            page={page}
            toDo={toDo}
            otherPackages={otherPackages}
          />
        </>
      )}
      <AddOnDialog offer={offer} page={page} guests={guests} />
      <SwapDialog page={page} offer={offer} />
    </div>
  )
})

interface PreviewProps {
  offer: Offer
  kitchen: Point
  draft: Draft
  page: Customising
  children: ReactNode
}

/** The menu with a row for each category and the way to change it, and what it costs. */
function Preview({ offer, kitchen, draft, page, children }: PreviewProps) {
  return (
    <Card
      raised
      ref={cornerMark}
      role="region"
      aria-label={m.customise_preview()}
      className="sticky top-20 flex max-h-[max(28rem,calc(100dvh-20rem))] flex-col p-5"
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
        <ChosenRows offer={offer} selections={page.selections} onSwap={(item) => page.choose(item, true)} />
      </div>
      <PreviewTotal offer={offer} kitchen={kitchen} draft={draft} selections={page.selections} />
      <div className="mt-4">{children}</div>
    </Card>
  )
}
