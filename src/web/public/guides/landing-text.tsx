import { formatDay } from '#contract/values/calendar.ts'
import { useLateEventLinks } from '#web/shared/event/late-links.ts'
import { m } from '#messages'
import type { FilledGuide } from './filled-guide.ts'
import { findLink } from './find-link.ts'
import { GuideEnd } from './guide-end.tsx'
import { GuideQuestions } from './guide-questions.tsx'
import { GuideBlock } from './guide-text.tsx'

interface LandingTextProps {
  guide: FilledGuide
  /** What the page leads to at its end; the search with the event filled in where it is undefined. */
  next: { to: string; label: string } | undefined
}

/** All of a landing page below its own part: text, questions, and where to go next. */
export function LandingText({ guide, next }: LandingTextProps) {
  const find = findLink(useLateEventLinks(), guide.event)
  const end = next ?? find
  return (
    <>
      <div className="page grid items-start gap-x-16 gap-y-12 py-10 lg:grid-cols-[minmax(0,1.2fr)_1fr] lg:py-14">
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
        <GuideQuestions questions={guide.questions} />
      </div>
      <GuideEnd guide={guide} end={end} />
      <p className="page pt-6 text-sm text-ink-soft">{m.guide_updated({ date: formatDay(guide.updatedOn) })}</p>
    </>
  )
}
