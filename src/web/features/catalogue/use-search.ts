import { useState } from 'react'
import { useNavigate } from 'react-router'
import { changed, searchPath, type Search } from './search-params.ts'

export interface SearchControls {
  /** What the address says, or will say as soon as the page has followed the last change. */
  wanted: Search
  /** Goes to the search with something changed; the list stays where it is on the screen. */
  change: (change: Partial<Search>) => void
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
  return {
    wanted,
    change(change) {
      const next = changed(wanted, change)
      setWanted(next)
      void navigate(searchPath(next, change.place === undefined ? area : undefined), { preventScrollReset: true })
    },
  }
}
