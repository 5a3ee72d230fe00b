import { asGuide, type LandingName } from '#web/public/content/landing.ts'
import { landingText } from '#web/public/content/long-texts.ts'
import { questionsData, trailData } from '#web/shared/site/structured-data.ts'
import { paths } from '#contract/paths.ts'
import { m } from '#messages'
import { filledGuide } from './filled-guide.ts'
import { plainText } from './guide-text.tsx'

/** What the page of a landing is rendered from, at its canonical path. For loaders. */
export function loadedLanding(key: LandingName, site: string, path: string) {
  const landing = landingText(key)
  const { name, title, description, picture } = landing
  const guide = filledGuide(asGuide(landing))
  const crumbs = [
    { name: m.guide_home(), path: paths.home() },
    { name, path },
  ]
  const answers = guide.questions.map(({ question, answer }) => ({ question, answer: plainText(answer) }))
  const structuredData = [trailData(site, crumbs), ...questionsData(answers)]
  return {
    name,
    guide,
    picture,
    head: { title, description, canonical: site + path, structuredData, picture: `/pictures/services/${picture}` },
  }
}
