import { memo } from 'react'
import { Link } from 'react-router'
import type { CatererCard, MenuView, PackageView } from '#contract/endpoints/caterers.ts'
import type { FirstReviews } from '#web/shared/reviews/review-pages.ts'
import { paths } from '#contract/paths.ts'
import { EventPill } from '#web/shared/event/event-pill.tsx'
import { EventNotes } from '#web/shared/event/event-notes.tsx'
import { useEventLinks } from '#web/shared/event/use-event.ts'
import { m } from '#messages'
import { Breadcrumbs } from '#web/ui/controls/breadcrumbs.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { latePart } from '#web/ui/late-part.tsx'
import { BookingBar } from './booking-bar.tsx'
import { BookingPanel, usePackageChoice } from './booking-panel.tsx'
import { CatererInfo } from './caterer-info.tsx'
import type { CatererOfPage } from './caterer-of-page.ts'
import { PackageSection } from './package-section.tsx'
import { useFit } from './use-fit.ts'
import { useBooking } from './use-booking.ts'
import { useSeen } from './use-seen.ts'

const MenuSection = latePart(() => import('./menu-section.tsx').then((part) => part.MenuSection))
const AboutSection = latePart(() => import('./about-section.tsx').then((part) => part.AboutSection))
const ReviewSection = latePart(() =>
  import('#web/public/reviews/review-section.tsx').then((part) => part.ReviewSection),
)
const SimilarCaterers = latePart(() => import('./similar-caterers.tsx').then((part) => part.SimilarCaterers))

export interface CatererPageProps {
  caterer: CatererOfPage
  packages: readonly PackageView[]
  menus: readonly MenuView[]
  /** The first reviews; undefined when they could not be had. */
  reviews: FirstReviews | undefined
  similar: readonly CatererCard[]
  /** The year it is in India. */
  year: number
}

/** One caterer: who they are, what they offer for how many, what others say, and the way to book. */
export const CatererPage = memo(function CatererPage({
  caterer,
  packages,
  menus,
  reviews,
  similar,
  year,
}: CatererPageProps) {
  useSeen(caterer.id)
  const booking = useBooking(caterer, menus)
  const links = useEventLinks()
  const { diet } = booking.cardEvent
  const choice = usePackageChoice(packages, booking)
  const fit = useFit(caterer.id, booking.event)
  const panel = { caterer, packages, booking, choice, fit }
  return (
    <>
      {/* What gets the focus must not hide behind the bar. */}
      <div className="page pt-2 pb-10 [&_:is(a,button,input,select,summary)]:scroll-mb-24 lg:[&_:is(a,button,input,select,summary)]:scroll-mb-4">
        <Breadcrumbs
          items={[
            { label: m.caterer_home(), to: paths.home() },
            { label: m.caterer_crumb(), to: links.search() },
            { label: caterer.name },
          ]}
          link={(look) => <Link {...look} />}
        />
        <div className="pb-2">
          <EventPill />
        </div>
        <EventNotes problems={booking.problems} without={['people']} />
        {/* By keyboard booking comes after who this is, and before all that is offered. */}
        <div className="grid gap-x-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
          <div className="min-w-0 pb-8">
            <CatererInfo caterer={caterer} packages={packages} diet={diet} year={year} />
          </div>
          <aside
            aria-label={m.caterer_booking()}
            className="hidden lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:block"
          >
            <Card raised className="sticky top-24 p-6">
              <BookingPanel {...panel} />
            </Card>
          </aside>
          <div className="flex min-w-0 flex-col gap-12">
            <PackageSection caterer={caterer} packages={packages} menus={menus} booking={booking} />
            <MenuSection name={caterer.name} menus={menus} diet={diet} />
            <AboutSection caterer={caterer} />
            <ReviewSection caterer={caterer} first={reviews} people={booking.people} />
          </div>
        </div>
        <SimilarCaterers similar={similar} event={booking.cardEvent} />
      </div>
      <BookingBar {...panel} />
    </>
  )
})
