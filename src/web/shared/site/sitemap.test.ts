import { expect, test } from 'vitest'
import { sitemapXml } from './sitemap.ts'

test('a page is named by its whole address, with the day of its last change where that is known', () => {
  expect(sitemapXml('https://pangat.test', [{ path: '/' }, { path: '/privacy-policy', changedOn: '2026-11-01' }])).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      '<url><loc>https://pangat.test/</loc></url>',
      '<url><loc>https://pangat.test/privacy-policy</loc><lastmod>2026-11-01</lastmod></url>',
      '</urlset>',
      '',
    ].join('\n'),
  )
})

test('what XML would read as its own is escaped', () => {
  expect(sitemapXml('https://pangat.test', [{ path: `/a?b=1&c='<">` }])).toContain(
    '<loc>https://pangat.test/a?b=1&amp;c=&apos;&lt;&quot;&gt;</loc>',
  )
})

test('no file names more pages than search engines read', () => {
  const pages = Array.from({ length: 50_001 }, (_, i) => ({ path: `/${i}` }))
  expect(sitemapXml('https://pangat.test', pages).match(/<url>/g)).toHaveLength(50_000)
})
