import { useState } from 'react'
import { areaNamedIn, type Area } from '#web/public/listing/areas.ts'
import type { Search } from '#web/public/listing/search-params.ts'
import { m } from '#messages'
import type { SearchControls } from './use-search.ts'
import { useTypedArea } from './use-typed-area.ts'

interface PlaceText extends Pick<SearchControls, 'change' | 'openArea'> {
  search: Search
  area: Area | undefined
}

/**
 * The text of the location box. It follows the address, except that a name which led to the area's page stays as it was
 * typed for as long as one may be typing on.
 */
export function usePlaceText({ search, area, change, openArea }: PlaceText) {
  const shown = search.place || (search.point ? m.search_here() : (area?.place ?? ''))
  const isShown = (named: Area) => named === area && shown === area?.place
  const [text, setText] = useState(shown)
  const [followed, setFollowed] = useState(shown)
  const [inUse, setInUse] = useState(false)
  /** The area whose page is on its way because its name was typed. */
  const [opening, setOpening] = useState<Area>()
  const type = useTypedArea((named) => {
    if (isShown(named)) return
    setOpening(named)
    openArea(named)
  })
  if (followed !== shown) {
    setFollowed(shown)
    setOpening(undefined)
    const isOurs = opening !== undefined && isShown(opening)
    const saysMore = areaNamedIn(text) === opening && !isName(text, opening)
    if (!isOurs || !(inUse || saysMore)) setText(shown)
  }

  return {
    text,
    type(next: string) {
      setInUse(true)
      setText(next)
      type(next)
    },
    /** A suggestion was taken; the page follows as soon as its point is known. */
    take(name: string) {
      setText(name)
      type('')
    },
    choose({ name, lat, lng }: { name: string; lat: number; lng: number }) {
      setText(name)
      type('')
      change({ place: name, point: { lat, lng } })
    },
    /** Searches for what stands in the box; the bare name of an area is its page. */
    submit() {
      type('')
      const place = text.trim()
      const named = areaNamedIn(place)
      if (place === shown || (named && isName(place, named) && isShown(named))) change({})
      else if (named && isName(place, named)) openArea(named)
      else change({ place, point: undefined })
    },
    leave() {
      setInUse(false)
      if (area && isShown(area) && isName(text, area)) setText(shown)
    },
  }
}

function isName(text: string, area: Area | undefined): boolean {
  return text.trim().toLowerCase() === area?.slug
}
