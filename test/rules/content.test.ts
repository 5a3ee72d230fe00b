import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { english } from '#web/public/content/en/english.ts'
import type { Guide } from '#web/public/content/guide.ts'
import { asGuide } from '#web/public/content/landing.ts'
import { postText, postTexts, serviceTexts } from '#web/public/content/long-texts.ts'
import { postSlugs, serviceSlugs } from '#web/public/content/slugs.ts'
import { withSettings } from '#web/public/content/settings.ts'
import { services as tiles } from '#web/public/home/service.ts'
import { paths } from '#contract/paths.ts'
import { otherSpellings, overlap, ownText, problemsOf, repeated, wordsOf, type Page } from './content.ts'

const services: Page[] = serviceTexts().map((guide) => ({ path: paths.service(guide.slug), guide }))
const posts: Page[] = postTexts().map((guide) => ({ path: paths.post(guide.slug), guide }))
const guides = [...services, ...posts]
const areaPages = [...Object.entries(english.areas), ['', english.city] as const].map(([slug, text]) => ({
  path: slug === '' ? paths.search() : paths.area(slug),
  text,
}))

test.each(services)('$path is long enough, exact and linked', (page) => {
  expect(problemsOf(page, 350)).toEqual([])
})

test.each(posts)('$path is long enough, exact and linked', (page) => {
  expect(problemsOf(page, 600)).toEqual([])
})

test.each([...serviceTexts(), ...postTexts()])(
  '$slug is listed under its own slug, with a summary that fits',
  (guide) => {
    const { services, posts } = english
    const listed = 'publishedOn' in guide ? posts[guide.slug] : services[guide.slug]
    expect(listed).toBe(guide)
    expect(guide.summary.length).toBeLessThanOrEqual('publishedOn' in guide ? 160 : 110)
    expect(guide.related.length).toBeGreaterThanOrEqual(2)
    expect(guide.related).not.toContain(guide.slug)
    expect(guide.related.filter((slug) => !([...serviceSlugs, ...postSlugs] as string[]).includes(slug))).toEqual([])
  },
)

const landings = Object.entries(english.landings).map(([name, landing]) => ({ path: name, guide: asGuide(landing) }))

test.each(landings)('the landing $path is long enough, exact and linked', (page) => {
  // What a landing does not have is not asked of it.
  const without = /: (facts|menus|checklist|plan): 0, not/
  expect(problemsOf(page, 220).filter((problem) => !without.test(problem))).toEqual([])
})

test.each(areaPages.filter(({ path }) => path !== paths.search()))('$path has 120 words of its own', ({ text }) => {
  // Questions do not count: each page has those as well.
  const own = text.about.join(' ')
  expect(wordsOf(own).length).toBeGreaterThanOrEqual(120)
})

test('no two pages have one title or one description', () => {
  const heads = [
    ...[...guides, ...landings].map(({ path, guide }) => ({
      path,
      title: guide.title,
      description: guide.description,
    })),
    ...areaPages.map(({ path, text }) => ({ path, title: text.title, description: text.description })),
    ...Object.values(english.policies()).map(({ canonical, title, description }) => ({
      path: canonical,
      title,
      description,
    })),
  ]
  expect(repeated(heads.map(({ path, title }) => ({ path, value: title })))).toEqual([])
  expect(repeated(heads.map(({ path, description }) => ({ path, value: description })))).toEqual([])
})

test('two pages share at most twelve of a hundred runs of eight words', () => {
  const texts = [
    ...[...guides, ...landings].map(({ path, guide }) => ({ path, text: ownText(guide) })),
    ...areaPages.map(({ path, text }) => ({
      path,
      text: [...text.about, ...text.questions.flatMap(({ question, answer }) => [question, answer])].join(' '),
    })),
  ]
  const alike = texts.flatMap((one, at) =>
    texts.slice(at + 1).flatMap((other) => {
      const shared = overlap(one.text, other.text)
      return shared > 0.12 ? [`${one.path} and ${other.path}: ${Math.round(shared * 100)}%`] : []
    }),
  )
  expect(alike).toEqual([])
})

test('the tiles of the home page are exactly the services with a page', () => {
  expect(tiles.map(({ slug }) => slug)).toEqual(serviceSlugs)
})

test.each(otherSpellings)('%s leads to the post %s', (other, slug) => {
  expect(postText(other)?.slug).toBe(slug)
})

test('a setting in braces is filled in, other braces are not', () => {
  expect(withSettings('{includedHours} hours {nothing}')).toBe('3 hours {nothing}')
})

describe('a seeded fault is found', () => {
  const [sound] = guides
  if (!sound) throw new Error('no guide to plant a fault in')
  const faulty = (change: Partial<Guide>) => problemsOf({ path: '/seed', guide: { ...sound.guide, ...change } }, 350)

  test.each<[string, Partial<Guide>]>([
    ['title', { title: 'Short' }],
    ['description', { description: 'x'.repeat(161) }],
    ['not 3 to 5', { facts: [] }],
    ['the earliest step is not first', { plan: sound.guide.plan.toReversed() }],
    ['a figure without a source', { lead: 'It takes 3 hours.' }],
    ['a price', { lead: { text: 'It costs ₹ 300.', source: 'planning' } }],
    ['is no setting', { lead: '{never} heard of' }],
    ['is no page', { lead: '[here](/services/never)' }],
    ['words of its own', { sections: [], questions: [], checklist: [], plan: [] }],
  ])('%s', (problem, change) => {
    expect(faulty(change)).toContainEqual(expect.stringContaining(problem))
  })

  test('a text that is copied', () => {
    const text = ownText(sound.guide)
    expect(overlap(text, text)).toBe(1)
    expect(overlap(text, `${text.slice(0, text.length / 4)} ${'other words '.repeat(500)}`)).toBeGreaterThan(0.12)
    expect(
      repeated([
        { path: '/a', value: 'one' },
        { path: '/b', value: 'one' },
      ]),
    ).toHaveLength(1)
  })
})

test.each(serviceSlugs)('%s has its table drawn', (slug) => {
  for (const width of [240, 480]) {
    const file = join(import.meta.dirname, `../../public/pictures/services/${slug}-${width}.avif`)
    expect(existsSync(file), file).toBe(true)
  }
})
