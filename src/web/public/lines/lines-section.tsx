import { TrainFront } from 'lucide-react'
import { lazy, Suspense, type ComponentType } from 'react'
import { Link } from 'react-router'
import { railwayLines } from '#contract/values/place.ts'
import { m } from '#messages'
import { eventLinks } from '#web/shared/event/links.ts'
import { Button } from '#web/ui/controls/button.tsx'
import type { LineMapProps } from './line-map.tsx'
import { lineName } from './line-names.ts'
import { loadMap } from './load-map.ts'
import { useOpenMap } from './open-map.ts'

// What cannot be had is had with the next load of the page; the list works without it.
const MapOverList = lazy(async (): Promise<{ default: ComponentType<LineMapProps> }> => {
  const loaded = await loadMap().catch(() => undefined)
  return { default: loaded?.MapOverList ?? MapMissing }
})

function MapMissing() {
  return (
    <p role="alert" className="mt-3 text-danger">
      {m.lines_failed_text()}
    </p>
  )
}

/** Below the list: the lines, each with a page of its stations, and the way to the map. On a phone the map lies over the list. */
export function LinesSection(props: LineMapProps) {
  const { isOpen } = useOpenMap()
  const links = eventLinks(props.search)
  return (
    <section aria-labelledby="line-map" className="mt-4 rounded-box border border-line bg-surface p-4 sm:p-5">
      <h2 id="line-map" className="headline text-heading">
        {m.lines_title()}
      </h2>
      <p className="mt-1 text-ink-soft">{m.lines_lead()}</p>
      <nav aria-label={m.lines_links()} className="mt-2">
        <ul className="flex flex-wrap gap-x-6">
          {railwayLines.map((line) => (
            <li key={line}>
              <Link
                to={links.line(line)}
                className="inline-flex min-h-11 items-center text-leaf underline-offset-4 hover:underline"
              >
                {lineName(line)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-2 noscript:hidden">
        <OpenMapButton />
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <MapOverList {...props} />
        </Suspense>
      )}
    </section>
  )
}

/** Opens the map and closes it again. Its script is fetched as soon as the button is pointed at. */
export function OpenMapButton({ size = 'medium' }: { size?: 'small' | 'medium' }) {
  const { isOpen, open, close } = useOpenMap()
  const prepare = () => void loadMap().catch(() => undefined)
  return (
    <Button
      size={size}
      icon={<TrainFront aria-hidden size={18} />}
      aria-expanded={isOpen}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={isOpen ? close : open}
    >
      {isOpen ? m.lines_close() : m.lines_open()}
    </Button>
  )
}
