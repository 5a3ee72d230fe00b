import { paths } from '#contract/paths.ts'
import type { SiteText } from '#contract/site-text.ts'
import type { AreaText } from './area-text.ts'
import type { Block, Guide, Text } from './guide.ts'
import { asGuide, type LandingName } from './landing.ts'
import { areaText, areaTexts, landingText, policyTexts, postTexts, serviceTexts } from './long-texts.ts'
import type { Policy } from './policy.ts'
import { withSettings } from './settings.ts'

/** Pages with a part of their own that also have text; the credits answer no question. */
const landingPaths: Readonly<Partial<Record<LandingName, string>>> = {
  weddingCaterers: paths.weddingCaterers(),
  weddingServices: paths.weddingServices(),
  festival: paths.festival(),
  contact: paths.contact(),
  ranking: paths.ranking(),
}

/** Returns the texts of the site, part by part: policies, questions of areas, landings, services and posts. Lists of areas repeat each other's questions, so the city comes first. */
export function siteTexts(): SiteText[] {
  const { terms, privacy, refunds, delivery } = policyTexts()
  return [
    ...[terms, privacy, refunds, delivery].flatMap(partsOfPolicy),
    ...partsOfArea(paths.search(), areaText(undefined)),
    ...[...areaTexts()].flatMap(([slug, text]) => partsOfArea(paths.area(slug), text)),
    ...Object.entries(landingPaths).flatMap(([name, path]) =>
      partsOfGuide(path, asGuide(landingText(name as LandingName))),
    ),
    ...serviceTexts().flatMap((service) => partsOfGuide(paths.service(service.slug), service)),
    ...postTexts().flatMap((post) => partsOfGuide(paths.post(post.slug), post)),
  ]
}

/** Each paragraph and point is a part: a section holds several facts. */
function partsOfPolicy({ heading: title, canonical, sections }: Policy): SiteText[] {
  return sections.flatMap(({ heading, paragraphs = [], points = [] }) =>
    [...paragraphs, ...points].map((text) => ({ path: canonical, title, heading, text })),
  )
}

function partsOfArea(path: string, { heading: title, questions }: AreaText): SiteText[] {
  return questions.map(({ question, answer }) => ({ path, title, heading: question, text: answer }))
}

function partsOfGuide(path: string, { heading: title, sections, questions }: Guide): SiteText[] {
  return [
    ...sections.map(({ heading, blocks }) => ({ path, title, heading, text: blocks.flatMap(sentencesOf).join(' ') })),
    ...questions.map(({ question, answer }) => ({ path, title, heading: question, text: plain(answer) })),
  ].filter(({ text }) => text !== '')
}

/** A table says nothing without its columns. */
function sentencesOf(block: Block): string[] {
  if (typeof block === 'string' || 'text' in block) return [plain(block)]
  return 'list' in block ? [`${block.list.map(plain).join('; ')}.`] : []
}

/** A text without the addresses of its links, with its settings. */
function plain(text: Text): string {
  const written = typeof text === 'string' ? text : text.text
  return withSettings(written.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1'))
}
