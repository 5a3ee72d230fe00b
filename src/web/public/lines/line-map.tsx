import { useNavigate } from 'react-router'
import type { StationOnMap } from '#contract/endpoints/places.ts'
import type { ListedResult } from '#web/public/listing/listed.ts'
import type { PricedDiet } from '#contract/rules/card-price.ts'
import { railwayLines } from '#contract/values/place.ts'
import { m } from '#messages'
import { useAsked } from '#web/shared/api/use-asked.ts'
import { changed, searchPath, type Search } from '#web/public/listing/search-params.ts'
import { ErrorState } from '#web/ui/display/empty-state.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { classNames } from '#web/ui/theme/class-names.ts'
import { lineLook } from './line-look.ts'
import { lineName } from './line-names.ts'
import { askRailway } from './railway-answer.ts'
import { railwayQuery } from './railway-query.ts'
import { Schematic } from './schematic.tsx'
import { useGoogle } from './use-google.ts'
import { usePointedAt } from './use-pointed-at.ts'
import { useStations } from './use-stations.ts'

export interface LineMapProps {
  search: Search
  /** The diet of the guests. */
  diet: PricedDiet | undefined
  result: ListedResult | undefined
}

/** The lines with caterers and prices for the list's filters. A station is a link to the list around it. */
export function LineMap({ search, diet, result }: LineMapProps) {
  const google = useGoogle()
  const { found, failed, askAgain } = useAsked(railwayQuery(search, diet), askRailway)
  if (failed) return <ErrorState level={3} title={m.lines_failed()} text={m.lines_failed_text()} onRetry={askAgain} />
  if (!found || google === 'loading')
    return (
      <div role="status" className="flex min-h-0 flex-1">
        <span className="sr-only">{m.lines_loading()}</span>
        <Skeleton className="min-h-80 flex-1" />
      </div>
    )
  return <Loaded map={found} google={google} search={search} result={result} />
}

interface LoadedProps extends Omit<LineMapProps, 'diet'> {
  map: Parameters<typeof useStations>[0]['map']
  google: Exclude<ReturnType<typeof useGoogle>, 'loading'>
}

function Loaded({ map, google, search, result }: LoadedProps) {
  const navigate = useNavigate()
  // The event and the filters go along; the place is the station's.
  const hrefOf = ({ place }: StationOnMap) => searchPath(changed(search, { place, point: undefined }))
  const stations = useStations({
    map,
    around: result?.place,
    pointedAt: usePointedAt(result),
    hrefOf,
    onChoose: (station) => void navigate(hrefOf(station), { preventScrollReset: true }),
  })
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <p id={stations.helpId} className="sr-only">
        {m.lines_help()}
      </p>
      <ul aria-hidden className="flex flex-wrap gap-x-4 px-3 py-2 text-sm">
        {railwayLines.map((line) => (
          <li key={line} className="inline-flex items-center gap-1.5">
            <span className={classNames('h-2 w-6 rounded-full', lineLook[line].fill)} />
            {lineName(line)}
          </li>
        ))}
      </ul>
      {google === 'failed' && (
        <p role="status" className="px-3 pb-2 text-sm text-ink-soft">
          {m.lines_google_failed()}
        </p>
      )}
      {google === 'none' || google === 'failed' ? (
        <Schematic stations={stations} />
      ) : (
        <google.GoogleLines library={google.library} stations={stations} />
      )}
      <p className="px-3 py-2 text-sm text-ink-soft">{m.lines_key()}</p>
    </div>
  )
}
