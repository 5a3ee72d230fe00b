import { CatererCardSkeleton } from '#web/public/card/caterer-card-skeleton.tsx'
import { ShortlistFrame, ShortlistPage } from '#web/public/shortlist/shortlist-page.tsx'
import { storedShortlist } from '#web/shared/shortlist/stored-shortlist.ts'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { publicApi } from '#web/shared/api/public-api.ts'
import { m } from '#messages'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import type { Route } from './+types/shortlist.ts'

export { shouldRevalidate } from '#web/shared/api/same-data.ts'

export const meta = () => pageMeta({ title: m.shortlist_title(), indexed: false })

/** The cards of what this browser keeps; the page stands without them. */
export async function clientLoader() {
  const asked = storedShortlist.get().ids
  if (asked.length === 0) return { asked, caterers: [] }
  const found = await publicApi('GET /api/caterer', { query: { ids: asked.join(',') } }).catch(() => undefined)
  return { asked, caterers: found?.data }
}

export function HydrateFallback() {
  return (
    <ShortlistFrame>
      <VisuallyHidden>{m.shortlist_loading()}</VisuallyHidden>
      <ul aria-hidden className="flex max-w-5xl flex-col gap-4">
        <CatererCardSkeleton />
        <CatererCardSkeleton />
        <CatererCardSkeleton />
      </ul>
    </ShortlistFrame>
  )
}

export default function Shortlist({ loaderData }: Route.ComponentProps) {
  return <ShortlistPage {...loaderData} />
}
