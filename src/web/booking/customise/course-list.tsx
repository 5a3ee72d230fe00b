import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { Picture } from '#web/ui/display/picture.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { dishPicture } from '#web/shared/draft/dish-picture.ts'
import type { Offer, ShownItem } from '#web/shared/draft/offer.ts'
import { progressOf, selectionOf } from '#web/booking/steps/progress.ts'
import { CategoryNav } from './category-nav.tsx'
import { CategoryPanel } from './category-panel.tsx'
import { DishSearch, FoundDishes } from './dish-search.tsx'
import { dishCount } from '#web/shared/draft/offer-for-diets.ts'
import { Offers, optionalItems } from './offers.tsx'
import { headingId } from './use-heading-focus.ts'
import type { OpenCourses } from './use-open-courses.ts'
import { useCourseInSight } from './use-course-in-sight.ts'
import type { Customising } from './use-customise.ts'

/** A menu with fewer dishes is read faster than searched. */
const searchedFrom = 12

interface CourseListProps {
  offer: Offer
  page: Customising
  courses: OpenCourses
  guests: number
}

/** All categories in one scroll, for narrow screens: one that is complete is a row, with an index that stays in sight. */
export function CourseList({ offer, page, courses, guests }: CourseListProps) {
  const optional = optionalItems(offer)
  const included = offer.items.filter((item) => !optional.includes(item))
  const inSight = useCourseInSight(page.searching)
  const choose = (item: ShownItem) => {
    courses.open(item.id)
    page.choose(item, true)
  }
  // What is touched stays open when it is complete, or the page would jump under the finger.
  const held: Customising = {
    ...page,
    toggle(item, dish) {
      courses.open(item.id)
      page.toggle(item, dish)
    },
  }
  return (
    <div className="[&_:is(h2,h3)]:scroll-mt-36">
      <div className="sticky top-16 z-20 -mx-[clamp(1rem,4vw,2.5rem)] border-b border-line bg-paper px-[clamp(1rem,4vw,2.5rem)]">
        <CategoryNav
          offer={{ ...offer, items: [...included, ...optional] }}
          page={page}
          seen={inSight}
          onChoose={choose}
        />
      </div>
      {dishCount(offer) >= searchedFrom && (
        <div className="pt-3">
          <DishSearch page={page} />
        </div>
      )}
      {page.searching ? (
        <div className="mt-4 flex flex-col gap-8">
          <FoundDishes offer={offer} page={held} />
        </div>
      ) : (
        <>
          <ul className="mb-6 divide-y divide-line">
            {included.map((item) => (
              <li key={item.id} className="py-4">
                <Course
                  offer={offer}
                  item={item}
                  page={held}
                  isOpen={courses.opened.includes(item.id)}
                  onOpen={() => choose(item)}
                  onClose={() => courses.close(item.id)}
                />
              </li>
            ))}
          </ul>
          <Offers offer={offer} page={page} guests={guests} />
        </>
      )}
    </div>
  )
}

interface CourseProps {
  offer: Offer
  item: ShownItem
  page: Customising
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
}

function Course({ offer, item, page, isOpen, onOpen, onClose }: CourseProps) {
  const selection = selectionOf(page.selections, item.id)
  const { missing, complete } = progressOf(offer.kind, item, selection)
  if (isOpen || missing > 0) {
    const done = complete && (
      <Button size="small" variant="quiet" onClick={onClose}>
        {m.customise_course_done()}
        <VisuallyHidden>: {item.name}</VisuallyHidden>
      </Button>
    )
    return <CategoryPanel offer={offer} item={item} dishes={item.dishes} page={page} action={done} />
  }
  const first = item.dishes.find(({ name }) => name === selection.dishes[0])
  return (
    <section aria-labelledby={headingId(item.id)} data-course={item.id} className="flex items-center gap-3">
      {first && (
        <Picture source={dishPicture(first.picture)} alt="" sizes="56px" className="size-14 shrink-0 rounded-box" />
      )}
      <div className="min-w-0 flex-1">
        <h2 id={headingId(item.id)} tabIndex={-1} className="text-lg font-semibold outline-none">
          {item.name}
        </h2>
        <p className="text-ink-soft">{selection.dishes.join(', ')}</p>
      </div>
      <Button size="small" onClick={onOpen}>
        {swapText(offer, selection.dishes.length)}
        <VisuallyHidden>: {item.name}</VisuallyHidden>
      </Button>
    </section>
  )
}

/** A custom menu has no number of dishes that would make each change a swap. */
function swapText({ kind }: Offer, chosen: number): string {
  if (chosen === 0) return m.customise_course_choose()
  return kind === 'custom' ? m.customise_course_change() : m.customise_course_swap()
}
