import { Window, type Element } from 'happy-dom'
import { expect, test } from 'vitest'
import { feedXml } from './feed.ts'

const channel = {
  title: 'Guides & plans',
  summary: 'What to ask <before> you book',
  link: 'https://pangat.test/blog',
  self: 'https://pangat.test/blog/feed.xml',
}
const entries = [
  {
    link: 'https://pangat.test/blog/a?b=1&c',
    title: 'Forty guests & one <hall>',
    summary: '“Whole”',
    publishedOn: '2026-11-02',
  },
  { link: 'https://pangat.test/blog/b', title: 'Lunch', summary: 'Boxes', publishedOn: '2026-11-25' },
] as const

test('the feed is RSS 2.0: every element that the specification requires is there, once and escaped', () => {
  const document = new new Window().DOMParser().parseFromString(feedXml(channel, entries), 'text/xml')
  expect(document.querySelector('parsererror')).toBeNull()
  const rss = document.documentElement
  expect([rss.tagName, rss.getAttribute('version')]).toEqual(['rss', '2.0'])
  expect(rss.getAttribute('xmlns:atom')).toBe('http://www.w3.org/2005/Atom')
  const [head] = rss.children
  const textsOf = (parent: Element | undefined, name: string) =>
    [...(parent?.children ?? [])].filter(({ tagName }) => tagName === name).map(({ textContent }) => textContent)
  expect([rss.children.length, head?.tagName]).toEqual([1, 'channel'])
  expect(textsOf(head, 'title')).toEqual([channel.title])
  expect(textsOf(head, 'link')).toEqual([channel.link])
  expect(textsOf(head, 'description')).toEqual([channel.summary])
  expect(textsOf(head, 'language')).toEqual(['en-IN'])
  const self = [...(head?.children ?? [])].find(({ tagName }) => tagName === 'atom:link')
  expect(['rel', 'type', 'href'].map((name) => self?.getAttribute(name))).toEqual([
    'self',
    'application/rss+xml',
    channel.self,
  ])
  const items = [...(head?.children ?? [])].filter(({ tagName }) => tagName === 'item')
  expect(items).toHaveLength(entries.length)
  for (const [at, item] of items.entries()) {
    const entry = entries[at]
    expect(textsOf(item, 'title')).toEqual([entry?.title])
    expect(textsOf(item, 'link')).toEqual([entry?.link])
    expect(textsOf(item, 'guid')).toEqual([entry?.link])
    expect(item.querySelector('guid')?.getAttribute('isPermaLink')).toBe('true')
    expect(textsOf(item, 'description')).toEqual([entry?.summary])
    const [date = ''] = textsOf(item, 'pubDate')
    // RFC 822, with the four digits of a year that RSS prefers.
    expect(date).toMatch(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/)
    expect(new Date(date).toISOString().slice(0, 10)).toBe(entry?.publishedOn)
  }
})

test('a parser tells a feed that is not escaped from one that is', () => {
  const broken = feedXml(channel, entries).replaceAll('&amp;', '&').replaceAll('&lt;', '<')
  const document = new new Window().DOMParser().parseFromString(broken, 'text/xml')
  expect(document.querySelector('parsererror')).not.toBeNull()
})
