import { otherPostSlugs, postSlugs, serviceSlugs } from '#web/public/content/slugs.ts'
import { areas } from '#web/public/listing/areas.ts'
import { sources } from '#web/public/content/en/sources.ts'
import type { Guide, Text } from '#web/public/content/guide.ts'
import { settings } from '#web/public/content/settings.ts'
import { paths } from '#contract/paths.ts'

/** A guide with the address that it has. */
export interface Page {
  path: string
  guide: Guide
}

const link = /\[([^\]]*)\]\(([^)]*)\)/g

/** All texts of a guide that may hold a figure, with where they are. */
function textsOf(guide: Guide): { where: string; text: Text }[] {
  const { lead, facts, sections, menus, checklist, plan, questions, next } = guide
  const named = (where: string, texts: readonly Text[]) => texts.map((text) => ({ where, text }))
  return [
    ...named('lead', [lead]),
    ...named(
      'facts',
      facts.map(({ value }) => value),
    ),
    ...sections.flatMap(({ heading, blocks }) =>
      blocks.flatMap((block) =>
        typeof block === 'string' || 'text' in block
          ? named(heading, [block])
          : 'list' in block
            ? named(heading, block.list)
            : named(heading, [
                {
                  text: [block.table.caption, ...block.table.columns, ...block.table.rows.flat()].join(' '),
                  source: block.table.source,
                },
              ]),
      ),
    ),
    ...named(
      'menus',
      menus.map(({ about }) => about),
    ),
    ...named('checklist', checklist),
    ...named(
      'plan',
      plan.map(({ todo }) => todo),
    ),
    ...named(
      'questions',
      questions.map(({ answer }) => answer),
    ),
    ...named('next', [next.text]),
  ]
}

const plain = (text: Text): string => (typeof text === 'string' ? text : text.text)

/** The words that only this page has: headings, texts and tables, without links and settings. */
export function ownText(guide: Guide): string {
  const { heading, sections, facts, menus, questions, next } = guide
  const labels = [
    heading,
    ...sections.map((section) => section.heading),
    ...facts.map(({ label }) => label),
    ...menus.map(({ title }) => title),
    ...questions.map(({ question }) => question),
    next.heading,
  ]
  return [...labels, ...textsOf(guide).map(({ text }) => plain(text))]
    .join(' ')
    .replace(link, '$1')
    .replace(/\{\w+\}/g, '')
}

export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{Letter}\p{Mark}’']+/gu) ?? []
}

/** Returns the runs of eight words of a text, figures left out. */
export function shinglesOf(text: string): Set<string> {
  const words = wordsOf(text)
  return new Set(words.slice(7).map((_, at) => words.slice(at, at + 8).join(' ')))
}

/** Returns the share of the smaller set's runs that the other has as well. */
export function sharedOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((run) => other.has(run)).length
  return shared / Math.max(1, Math.min(one.size, other.size))
}

/** Share of the shorter text's runs of eight words that the other has as well. */
export function overlap(a: string, b: string): number {
  return sharedOf(shinglesOf(a), shinglesOf(b))
}

/** Pages that a text may link to. */
const known = new Set<string>([
  paths.home(),
  paths.search(),
  paths.services(),
  paths.blog(),
  paths.contact(),
  paths.weddingCaterers(),
  paths.weddingServices(),
  paths.festival(),
  paths.ranking(),
  paths.credits(),
  paths.compare([]).replace(/\/$/, ''),
  paths.shortlist(),
  paths.catererHome(),
  paths.terms(),
  paths.privacy(),
  paths.refunds(),
  paths.delivery(),
  ...areas.map(({ slug }) => paths.area(slug)),
  ...serviceSlugs.map(paths.service),
  ...postSlugs.map(paths.post),
])

const within = (value: string, least: number, most: number) => value.length >= least && value.length <= most

/** Returns what is wrong with a guide, each with its place. */
export function problemsOf({ path, guide }: Page, leastWords: number): string[] {
  const problems: string[] = []
  const say = (where: string, problem: string) => problems.push(`${path}: ${where}: ${problem}`)
  const count = (what: string, list: readonly unknown[], least: number, most: number) => {
    if (list.length < least || list.length > most) say(what, `${list.length}, not ${least} to ${most}`)
  }
  if (!within(guide.title, 30, 51)) say('title', `${guide.title.length} characters, not 30 to 51`)
  if (!within(guide.description, 70, 160)) say('description', `${guide.description.length} characters, not 70 to 160`)
  if (!within(guide.heading, 10, 60)) say('heading', `${guide.heading.length} characters, not 10 to 60`)
  for (const { heading } of guide.sections) if (!within(heading, 5, 60)) say(heading, 'not 5 to 60 characters')
  count('facts', guide.facts, 3, 5)
  count('menus', guide.menus, 2, 3)
  count('checklist', guide.checklist, 5, 10)
  count('plan', guide.plan, 5, 8)
  count('questions', guide.questions, 5, 6)
  const days = guide.plan.map(({ daysBefore }) => daysBefore)
  if (days.some((day, at) => at > 0 && day >= (days[at - 1] ?? 0))) say('plan', 'the earliest step is not first')
  if (guide.questions.some(({ question }) => !question.endsWith('?'))) say('questions', 'one is no question')
  const words = wordsOf(ownText(guide)).length
  if (words < leastWords) say('text', `${words} words of its own, not ${leastWords}`)
  for (const { where, text } of textsOf(guide)) {
    const said = plain(text)
    for (const [, label = '', to = ''] of said.matchAll(link)) {
      if (!known.has(to)) say(where, `links to ${to}, which is no page`)
      if (label.trim() === '') say(where, `a link to ${to} without words`)
    }
    for (const [, name = ''] of said.matchAll(/\{([^}]*)\}/g))
      if (!Object.hasOwn(settings, name)) say(where, `{${name}} is no setting`)
    const own = said.replace(link, '$1').replace(/\{\w+\}/g, '')
    const source = typeof text === 'string' ? undefined : text.source
    if (/\d/.test(own) && source === undefined) say(where, `a figure without a source in “${said}”`)
    if (source !== undefined && !Object.hasOwn(sources, source)) say(where, `${source} is no source`)
    if (/₹\s*\d|\brupees?\b|\bRs\b/i.test(own)) say(where, `a price in “${said}”; the page shows today’s`)
  }
  return problems
}

/** Titles or descriptions that two pages have. */
export function repeated(values: readonly { path: string; value: string }[]): string[] {
  const first = new Map<string, string>()
  return values.flatMap(({ path, value }) => {
    const other = first.get(value)
    if (other === undefined) first.set(value, path)
    return other === undefined ? [] : [`${path} and ${other}: “${value}”`]
  })
}

/** Spellings that lead to a post. */
export const otherSpellings = [...otherPostSlugs]
