import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { MenuView, PackageView } from '#contract/endpoints/caterers.ts'
import type { GuestBand } from '#contract/values/guest-band.ts'
import { beginPackage } from '#web/shared/draft/start-order.ts'
import { offerFrom } from '#web/shared/draft/offer.ts'
import { paths } from '#contract/paths.ts'
import { m } from '#messages'
import { showAlert } from '#web/ui/overlays/alert-dialog.tsx'
import type { CatererOfPage } from './caterer-of-page.ts'
import { bandFrom } from '#web/public/listing/search-params.ts'

export const peopleFieldId = 'people-range'
/** Dishes show that they are being laid out for so long after the range has changed (R258). */
const settlingMs = 1000

export interface Booking {
  /** The range in the query string. */
  people: GuestBand | undefined
  /** Whether the range in the query string is invalid. */
  peopleIgnored: boolean
  choose: (people: GuestBand | undefined) => void
  /** The range has just changed. */
  settling: boolean
  /** Says what is missing and goes to it; true when nothing is. */
  ready: () => boolean
  /** Begins an order of a package, when the range is known and nothing is lost by it that somebody wants to keep. */
  book: (pack: PackageView) => void
}

export function useBooking(caterer: Pick<CatererOfPage, 'id' | 'slug'>, menus: readonly MenuView[]): Booking {
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const given = params.get('people') ?? ''
  const people = bandFrom(given)
  const settling = useSettling(people)

  const ready = () => {
    if (people !== undefined) return true
    void askForPeople()
    return false
  }
  const begin = async (pack: PackageView) => {
    const chosen = { catererSlug: caterer.slug, catererId: caterer.id, packageId: pack.id, packageName: pack.name }
    const begun = await beginPackage({ ...chosen, band: people }, offerFrom(pack, menus))
    if (begun) void navigate(paths.customise())
  }
  return {
    people,
    peopleIgnored: given.trim() !== '' && people === undefined,
    settling,
    ready,
    choose: (chosen) => setParams((before) => withPeople(before, chosen), { replace: true, preventScrollReset: true }),
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

function withPeople(before: URLSearchParams, people: GuestBand | undefined): URLSearchParams {
  const after = new URLSearchParams(before)
  if (people) after.set('people', people)
  else after.delete('people')
  return after
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
