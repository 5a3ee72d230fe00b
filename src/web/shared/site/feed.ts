import { momentInIndia, type Day } from '#contract/values/calendar.ts'
import { escapedXml } from './xml.ts'

interface Channel {
  title: string
  summary: string
  /** Absolute address of the page with all entries, and of the feed itself. */
  link: string
  self: string
}

interface FeedEntry {
  /** Absolute address, which identifies the entry. */
  link: string
  title: string
  summary: string
  publishedOn: Day
}

/** An RSS 2.0 feed, the entries in their order: https://www.rssboard.org/rss-specification */
export function feedXml({ title, summary, link, self }: Channel, entries: readonly FeedEntry[]): string {
  const items = entries.map((entry) =>
    [
      '<item>',
      `<title>${escapedXml(entry.title)}</title>`,
      `<link>${escapedXml(entry.link)}</link>`,
      `<guid isPermaLink="true">${escapedXml(entry.link)}</guid>`,
      `<description>${escapedXml(entry.summary)}</description>`,
      `<pubDate>${momentInIndia(entry.publishedOn, '09:00').toUTCString()}</pubDate>`,
      '</item>\n',
    ].join(''),
  )
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">\n<channel>' +
    `<title>${escapedXml(title)}</title><link>${escapedXml(link)}</link><description>${escapedXml(summary)}</description>` +
    `<language>en-IN</language><atom:link href="${escapedXml(self)}" rel="self" type="application/rss+xml"/>\n` +
    `${items.join('')}</channel>\n</rss>\n`
  )
}
