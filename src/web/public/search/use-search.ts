import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Area } from '#web/public/listing/areas.ts'
import { changed, searchPath, type Search } from '#web/public/listing/search-params.ts'

export interface SearchControls {
  /** What the address says, or will say as soon as the page has followed the last change. */
  wanted: Search
  /** Goes to the search with something changed; the list stays where it is on the screen. `inPlace`: not a step to go back to. */
  change: (change: Partial<Search>, how?: { inPlace: boolean }) => void
  /** Goes to an area's page with the same filters, because its name was typed. */
  openArea: (area: Area) => void
}

/** Marks a history entry made by typing, which further typing replaces. */
const byTyping = 'by typing'

/** Asked of the browser's history, which knows of the present page before it is drawn; the router keeps our mark as `usr`. */
function cameByTyping(): boolean {
  const { state } = window.history as { state: { usr?: unknown } | null }
  return state?.usr === byTyping
}

/** Search and address are one: every control reads from it and writes to it. A new place leaves the area's page. */
export function useSearch(search: Search, area: string | undefined): SearchControls {
  const navigate = useNavigate()
  const address = searchPath(search, area)
  const [shown, setShown] = useState(address)
  const [wanted, setWanted] = useState(search)
  if (shown !== address) {
    setShown(address)
    setWanted(search)
  }
  const change = useCallback<SearchControls['change']>(
    (change, { inPlace } = { inPlace: false }) => {
      const next = changed(wanted, change)
      setWanted(next)
      const path = searchPath(next, change.place === undefined ? area : undefined)
      void navigate(path, { preventScrollReset: true, replace: inPlace })
    },
    [wanted, area, navigate],
  )
  const openArea = useCallback<SearchControls['openArea']>(
    ({ slug }) => {
      const next = changed(wanted, { place: '', point: undefined })
      setWanted(next)
      void navigate(searchPath(next, slug), { preventScrollReset: true, replace: cameByTyping(), state: byTyping })
    },
    [wanted, navigate],
  )
  return { wanted, change, openArea }
}
