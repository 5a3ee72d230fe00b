import type { ReactNode } from 'react'
import { paths } from '#contract/paths.ts'
import { useLateEventLinks } from '#web/shared/event/late-links.ts'
import { m } from '#messages'
import { latePart } from '#web/ui/late-part.tsx'
import type { FilledGuide } from './filled-guide.ts'
import { findLink } from './find-link.ts'
import { GuideHead } from './guide-head.tsx'

const LandingText = latePart(() => import('./landing-text.tsx').then((part) => part.LandingText))

interface LandingPageProps {
  /** Of the page, in its breadcrumbs. */
  name: string
  guide: FilledGuide
  picture: string
  /** The page's own part, between its head and its text. */
  children?: ReactNode
  /** What the page leads to at its end; the search with the event filled in where it is absent. */
  next?: { to: string; label: string }
}

/** A page with a part of its own, its text, its questions and where to go next. */
export function LandingPage({ name, guide, picture, children, next }: LandingPageProps) {
  const find = findLink(useLateEventLinks(), guide.event)
  return (
    <article>
      <GuideHead
        {...guide}
        crumbs={[{ label: m.guide_home(), to: paths.home() }, { label: name }]}
        picture={picture}
        find={find}
      />
      {children}
      <LandingText guide={guide} next={next} />
    </article>
  )
}
