import { useEffect, useState } from 'react'
import type { ListedResult } from '#web/public/listing/listed.ts'
import type { Point } from '#contract/values/place.ts'

/** Where the caterer is whose card is under the pointer or has the focus. */
export function usePointedAt(result: ListedResult | undefined): Point | undefined {
  const [slug, setSlug] = useState<string>()
  useEffect(() => {
    const follow = ({ target }: Event) => {
      if (!(target instanceof Element)) return
      const links = target.closest('li')?.querySelectorAll('a')
      setSlug([...(links ?? [])].map(slugOf).find((found) => found !== undefined))
    }
    document.addEventListener('pointerover', follow)
    document.addEventListener('focusin', follow)
    return () => {
      document.removeEventListener('pointerover', follow)
      document.removeEventListener('focusin', follow)
    }
  }, [])
  if (!result || slug === undefined) return undefined
  return [...result.items, ...result.others].find((caterer) => caterer.slug === slug)?.googleLocation
}

/** The caterer that a link leads to. */
function slugOf({ pathname }: HTMLAnchorElement): string | undefined {
  return /^\/caterer\/([^/]+)$/.exec(pathname)?.[1]
}
