import { useMemo } from 'react'
import type { ReadSearch } from '#web/public/listing/read-search.ts'
import { useEvent } from '#web/shared/event/use-event.ts'

type Loaded = Pick<ReadSearch, 'search' | 'problems'>

/**
 * The search that was loaded, with what the list is not rendered for: exact guests, time, diets and occasion are read from the URL
 * in the browser, and so is what is wrong with them.
 */
export function useSearchOfUrl({ search, problems }: Loaded): Loaded {
  const used = useEvent()
  return useMemo(() => {
    if (!used.isNamed) return { search, problems }
    const { guests, time, diets, occasion } = used.event
    return { search: { ...search, guests, time, diets, occasion }, problems: used.problems }
  }, [search, problems, used])
}
