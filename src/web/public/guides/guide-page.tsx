import { Link } from 'react-router'
import { brand } from '#contract/brand.ts'
import { formatDay } from '#contract/values/calendar.ts'
import { useLateEventLinks } from '#web/shared/event/late-links.ts'
import { m } from '#messages'
import type { FilledGuide } from './filled-guide.ts'
import { findLink } from './find-link.ts'
import { GuideChecklist } from './guide-checklist.tsx'
import { GuideEnd } from './guide-end.tsx'
import { GuideFacts } from './guide-facts.tsx'
import { GuideHead, type Crumb } from './guide-head.tsx'
import { GuidePlan } from './guide-plan.tsx'
import { GuideQuestions } from './guide-questions.tsx'
import { GuideBlock } from './guide-text.tsx'
import type { LiveGuide } from './live-guide.ts'
import { SampleMenus } from './sample-menus.tsx'

export interface GuidePageProps {
  crumbs: readonly Crumb[]
  guide: FilledGuide
  /** Of a service whose table is drawn above the text. */
  picture: string
  live: LiveGuide
  related: readonly { to: string; title: string }[]
  /** Day of its first publication, as people read it; only of posts. */
  published?: string
}

/** A page to read about catering for an occasion, from the table drawn for it to the search with the event filled in. */
export function GuidePage({ crumbs, guide, picture, live, related, published }: GuidePageProps) {
  const find = findLink(useLateEventLinks(), guide.event)
  return (
    <article>
      <GuideHead {...guide} crumbs={crumbs} picture={picture} find={find} />
      <GuideFacts guide={guide} live={live} />
      <div className="page grid items-start gap-x-16 gap-y-10 py-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:py-10">
        <div className="flex max-w-[68ch] min-w-0 flex-col gap-10">
          {guide.sections.map(({ heading, blocks }) => (
            <section key={heading}>
              <h2 className="headline text-title">{heading}</h2>
              {blocks.map((block, at) => (
                <GuideBlock key={at} block={block} />
              ))}
            </section>
          ))}
        </div>
        <aside aria-label={m.guide_checklist()} className="lg:sticky lg:top-24">
          <GuideChecklist checklist={guide.checklist} />
        </aside>
      </div>
      <SampleMenus menus={guide.menus} live={live.menus} />
      <div className="page grid items-start gap-x-16 gap-y-12 py-10 lg:grid-cols-2 lg:py-14">
        <GuidePlan plan={guide.plan} />
        <GuideQuestions questions={guide.questions} />
      </div>
      <GuideEnd guide={guide} end={find} />
      <div className="page grid gap-x-16 gap-y-8 pt-8 lg:grid-cols-2">
        {related.length > 0 && (
          <nav aria-label={m.guide_related()}>
            <h2 className="font-semibold">{m.guide_related()}</h2>
            <ul>
              {related.map(({ to, title }) => (
                <li key={to}>
                  <Link to={to} className="text-link inline-flex min-h-11 items-center">
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <section aria-labelledby="sources-title" className="text-sm text-ink-soft">
          <h2 id="sources-title" className="font-semibold text-ink">
            {m.guide_sources()}
          </h2>
          <ul className="mt-2 flex list-disc flex-col gap-1 pl-5">
            <li>{m.guide_sources_live({ brand: brand.name })}</li>
            {guide.sources.map(({ name, url }) => (
              <li key={name}>
                {url === undefined ? (
                  name
                ) : (
                  <a href={url} rel="noopener" className="text-link">
                    {name}
                  </a>
                )}
              </li>
            ))}
          </ul>
          <p className="mt-3">
            {published && `${published} · `}
            {m.guide_updated({ date: formatDay(guide.updatedOn) })}
          </p>
        </section>
      </div>
    </article>
  )
}
