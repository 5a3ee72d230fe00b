import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { MenuView, PackageView } from '#contract/endpoints/caterers.ts'
import type { Day } from '#contract/values/calendar.ts'
import { changedEvent, type EventProblem, type PlannedEvent } from '#contract/values/event.ts'
import type { GuestBand } from '#contract/values/guest-band.ts'
import { beginPackage } from '#web/shared/draft/start-order.ts'
import { offerFrom } from '#web/shared/draft/offer.ts'
import { withEvent } from '#web/shared/event/links.ts'
import { useEvent, useEventLinks } from '#web/shared/event/use-event.ts'
import { m } from '#messages'
import { showAlert } from '#web/ui/overlays/alert-dialog.tsx'
import type { CatererOfPage } from './caterer-of-page.ts'
import { useCardEvent, type CardEvent } from '#web/public/listing/card-event.ts'

export const peopleFieldId = 'people-range'
/** Dishes show that they are being laid out for so long after the range has changed (R258). */
const settlingMs = 1000

export interface Booking {
  /** The range of the event. */
  people: GuestBand | undefined
  /** What is wrong with the event of the query string. */
  problems: readonly EventProblem[]
  /** The guests and what they eat, for whom prices are shown. */
  cardEvent: CardEvent
  choose: (people: GuestBand | undefined) => void
  event: PlannedEvent
  chooseDay: (day: Day) => void
  /** The range has just changed. */
  settling: boolean
  /** Says what is missing and goes to it; true when nothing is. */
  ready: () => boolean
  /** Begins an order of a package, when the range is known and nothing is lost by it that someone wants to keep. */
  book: (pack: PackageView) => void
}

export function useBooking(caterer: Pick<CatererOfPage, 'id' | 'slug' | 'city'>, menus: readonly MenuView[]): Booking {
  const navigate = useNavigate()
  const [, setParams] = useSearchParams()
  const { event, problems } = useEvent()
  const links = useEventLinks()
  const { people } = event
  const cardEvent = useCardEvent()
  const settling = useSettling(people)

  const ready = () => {
    if (people !== undefined) return true
    void askForPeople()
    return false
  }
  const begin = async (pack: PackageView) => {
    const { id: catererId, slug: catererSlug, city: catererCity } = caterer
    const chosen = { catererId, catererSlug, catererCity, packageId: pack.id, packageName: pack.name }
    const begun = await beginPackage({ ...chosen, band: people }, offerFrom(pack, menus), event)
    if (begun) void navigate(links.customise())
  }
  const change = (part: Partial<PlannedEvent>) =>
    setParams((before) => withEvent(before, changedEvent(event, part)), { replace: true, preventScrollReset: true })
  return {
    people,
    event,
    problems,
    cardEvent,
    settling,
    ready,
    choose: (chosen) => change({ people: chosen }),
    chooseDay: (day) => change({ date: day }),
    book(pack) {
      if (ready()) void begin(pack)
    },
  }
}

async function askForPeople(): Promise<void> {
  await showAlert(m.caterer_people_missing())
  const field = document.getElementById(peopleFieldId)
  field?.scrollIntoView({ block: 'center' })
  field?.focus()
}

/** True for a second after the range has changed. */
function useSettling(people: GuestBand | undefined): boolean {
  const [settled, setSettled] = useState(people)
  useEffect(() => {
    if (settled === people) return
    const timer = setTimeout(() => setSettled(people), settlingMs)
    return () => clearTimeout(timer)
  }, [settled, people])
  return settled !== people
}
