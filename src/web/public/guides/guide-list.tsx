import { Link } from 'react-router'
import { paths } from '#contract/paths.ts'
import { m } from '#messages'
import { Breadcrumbs } from '#web/ui/controls/breadcrumbs.tsx'
import { Picture } from '#web/ui/display/picture.tsx'

interface GuideListProps {
  /** Of this page, in its breadcrumbs. */
  name: string
  heading: string
  lead: string
  entries: readonly GuideEntry[]
  /** Where new entries can be followed. */
  feed?: string
}

interface GuideEntry {
  to: string
  title: string
  summary: string
  /** Of a service. */
  picture: string
  day?: string
}

/** All services, or all posts, one row after another. */
export function GuideList({ name, heading, lead, entries, feed }: GuideListProps) {
  return (
    <div className="page pt-2 pb-8">
      <Breadcrumbs
        items={[{ label: m.guide_home(), to: paths.home() }, { label: name }]}
        link={(look) => <Link {...look} />}
      />
      <h1 className="headline text-title pt-2 text-leaf sm:text-display">{heading}</h1>
      <p className="mt-4 max-w-2xl text-lg sm:text-xl">{lead}</p>
      <ul className="mt-8 grid gap-x-10 sm:grid-cols-2">
        {entries.map(({ to, title, summary, picture, day }, at) => (
          <li key={to} className="group relative flex items-start gap-5 border-t border-line py-5">
            <Picture
              source={{
                base: `/pictures/services/${picture}`,
                widths: [240, 480],
                width: 480,
                height: 480,
                placeholder: 'var(--color-sunken)',
              }}
              alt=""
              eager={at < 2}
              sizes="(min-width: 40rem) 9rem, 6rem"
              className="aspect-square w-24 shrink-0 rounded-box sm:w-36"
            />
            <div>
              <h2 className="text-xl leading-snug font-semibold">
                {/* The whole row is the link. */}
                <Link to={to} className="group-hover:text-leaf after:absolute after:inset-0">
                  {title}
                </Link>
              </h2>
              <p className="mt-1 text-ink-soft">{summary}</p>
              {day && <p className="figures mt-1 text-sm text-ink-soft">{day}</p>}
            </div>
          </li>
        ))}
      </ul>
      {feed && (
        <p className="mt-4">
          <a href={feed} className="text-link inline-flex min-h-11 items-center">
            {m.guide_feed()}
          </a>
        </p>
      )}
    </div>
  )
}
