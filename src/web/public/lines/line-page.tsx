import { Link } from 'react-router'
import type { RailwayMap } from '#contract/endpoints/places.ts'
import { paths } from '#contract/paths.ts'
import { railwayLines, type RailwayLine } from '#contract/values/place.ts'
import { m } from '#messages'
import { EventPill } from '#web/shared/event/event-pill.tsx'
import { useEvent, useEventLinks } from '#web/shared/event/use-event.ts'
import { Breadcrumbs } from '#web/ui/controls/breadcrumbs.tsx'
import { lineName, lineNames, stationText } from './line-names.ts'

interface LinePageProps {
  line: RailwayLine
  map: RailwayMap
  /** What a host should know of the line, in paragraphs. */
  about: readonly string[]
}

/** The stations of a line in their order, each a link to the caterers around it. */
export function LinePage({ line, map, about }: LinePageProps) {
  const links = useEventLinks()
  const { event } = useEvent()
  const branches = map.lines.find(({ id }) => id === line)?.branches ?? []
  return (
    <div className="page max-w-3xl pt-2 pb-14">
      <Breadcrumbs
        items={[
          { label: m.search_home(), to: paths.home() },
          { label: m.search_crumb(), to: links.search() },
          { label: lineName(line) },
        ]}
        link={(look) => <Link {...look} />}
      />
      <h1 className="headline text-title pb-2">{m.lines_page_title({ line: lineName(line) })}</h1>
      <EventPill event={event} />
      <p className="mt-3 max-w-prose text-ink-soft">{m.lines_page_lead()}</p>
      {branches.map((branch, at) => (
        <Branch key={branch.join()} branch={branch} map={map} line={line} isOnly={branches.length === 1 && at === 0} />
      ))}
      <section aria-labelledby="about-line" className="mt-10 max-w-prose">
        <h2 id="about-line" className="headline text-heading">
          {m.lines_page_about({ line: lineName(line) })}
        </h2>
        {about.map((text) => (
          <p key={text} className="mt-3">
            {text}
          </p>
        ))}
      </section>
      <nav aria-labelledby="other-lines" className="mt-10 border-t border-line pt-6">
        <h2 id="other-lines" className="font-semibold">
          {m.lines_page_others()}
        </h2>
        <ul className="mt-1 flex flex-wrap gap-x-6">
          {railwayLines
            .filter((other) => other !== line)
            .map((other) => (
              <li key={other}>
                <Link to={links.line(other)} className="quiet-link">
                  {lineName(other)}
                </Link>
              </li>
            ))}
        </ul>
      </nav>
    </div>
  )
}

interface BranchProps extends Omit<LinePageProps, 'about'> {
  branch: readonly string[]
  isOnly: boolean
}

function Branch({ branch, map, line, isOnly }: BranchProps) {
  const links = useEventLinks()
  const heading = m.lines_page_branch({ from: branch[0] ?? '', to: branch.at(-1) ?? '' })
  return (
    <section aria-label={heading} className="mt-6">
      <h2 className={isOnly ? 'sr-only' : 'headline text-heading'}>{heading}</h2>
      <ol className="mt-2 border-l-4 border-leaf">
        {branch.map((name) => {
          const station = map.stations.find((each) => each.name === name)
          if (!station) return null
          const others = station.lines.filter((other) => other !== line)
          return (
            <li key={name} className="relative border-b border-line pl-5">
              <span
                aria-hidden
                className={`absolute top-1/2 -left-0.5 size-3.5 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-leaf ${others.length > 0 ? 'bg-surface' : 'bg-leaf'}`}
              />
              <Link
                to={links.search({}, { place: station.place })}
                className="group flex min-h-12 flex-wrap items-center justify-between gap-x-4 py-1.5"
              >
                <span>
                  <span className="font-semibold text-leaf underline-offset-4 group-hover:underline">{name}</span>
                  {others.length > 0 && (
                    <span className="block text-sm text-ink-soft">
                      {m.lines_page_change({ lines: lineNames(others) })}
                    </span>
                  )}
                </span>
                <span className="figures text-ink-soft">
                  {station.caterers > 0 ? stationText(station, map.portion) : m.lines_page_nearby()}
                </span>
              </Link>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
