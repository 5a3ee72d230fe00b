import { TrainFront } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { Link } from 'react-router'
import { railwayLines } from '#contract/values/place.ts'
import { m } from '#messages'
import { eventLinks } from '#web/shared/event/links.ts'
import { Button } from '#web/ui/controls/button.tsx'
import type { LineMapProps } from './line-map.tsx'
import { lineName } from './line-names.ts'
import { prepareMap, useOpenMap } from './open-map.ts'
import { askAhead } from './railway-answer.ts'
import { railwayQuery } from './railway-query.ts'

function MapMissing() {
  return (
    <p role="alert" className="mt-3 text-danger">
      {m.lines_failed_text()}
    </p>
  )
}

/** Below the list: the lines, each with a page of its stations, and the way to the map. On a phone the map lies over the list. */
export function LinesSection(props: LineMapProps) {
  const { isOpen, parts, hasFailed, close } = useOpenMap()
  const ask = useEffectEvent(() => askAhead(railwayQuery(props.search, props.diet)))
  useEffect(() => {
    if (isOpen && !parts) ask()
  }, [isOpen, parts])
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
              <Link to={links.line(line)} className="quiet-link">
                {lineName(line)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-2 noscript:hidden">
        <OpenMapButton />
      </div>
      {isOpen && hasFailed && <MapMissing />}
      {isOpen && parts && <parts.MapOverList {...props} onClose={close} />}
    </section>
  )
}

/** Opens the map and closes it again. Its script is fetched as soon as the button is pointed at. */
export function OpenMapButton({ size = 'medium' }: { size?: 'small' | 'medium' }) {
  const { isOpen, open, close } = useOpenMap()
  return (
    <Button
      size={size}
      icon={<TrainFront aria-hidden size={18} />}
      aria-expanded={isOpen}
      onPointerEnter={prepareMap}
      onFocus={prepareMap}
      onClick={isOpen ? close : open}
    >
      {isOpen ? m.lines_close() : m.lines_open()}
    </Button>
  )
}
