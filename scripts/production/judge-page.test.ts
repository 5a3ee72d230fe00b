// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { demoContacts } from '#contract/contacts.ts'
import { demoCaterers } from '#db/world/demo-caterers/index.ts'
import type { Facts } from './claims.ts'
import { judgePage } from './judge-page.ts'
import { readPage } from './read-page.ts'

const nothing: Facts = { counts: { caterers: 0, orders: 0, reviews: 0, stories: 0 }, prices: [], codes: [] }
const judge = (body: string, head = '') =>
  judgePage(readPage(`<html><head>${head}</head><body>${body}</body></html>`), nothing)

test('a page with content under each heading is not complained of', () => {
  const page = `<main><h1>Caterers</h1><h2>In Andheri</h2><section><h3>How it works</h3><p>You search.</p></section>
    <h2>Film</h2><video aria-label="Film"></video><ul><li>One</li></ul><a href="#contact">Contact</a></main>
    <footer><h2 id="contact">Contact</h2><a href="tel:+919811100099">+91 98111 00099</a></footer>`
  expect(judge(page)).toEqual([])
})

test.each([
  ['an empty list', '<section><h2>Stories</h2><ul></ul></section><p>Below</p>'],
  ['nothing', '<section><h2>Stories</h2></section><p>Below</p>'],
  ['the next heading', '<h2>Stories</h2><h2>Caterers</h2><p>One</p>'],
  ['what is hidden', '<section><h2>Stories</h2><p hidden>Later</p><template><p>Never</p></template></section>'],
  ['the end of the page', '<h2>Stories</h2>'],
])('a heading over %s is found', (_, body) => {
  expect(judge(body)).toContain('heading over nothing: Stories')
})

test.each([
  ['<p>Below</p><ol aria-label="Stories"></ol>', 'empty: ol Stories'],
  ['<p>Choose</p><select id="area"></select>', 'empty: select area'],
  ['<table><tbody></tbody></table>', 'empty: table'],
  ['<ul><li></li></ul>', 'empty: li'],
  ['<nav aria-label="Areas"></nav>', 'empty: nav Areas'],
])('an empty part is found: %s', (body, finding) => {
  expect(judge(body)).toContain(finding)
})

test('lists that are drawn while something loads are left out', () => {
  expect(judge('<p>Loading…</p><ul aria-hidden="true"><li></li></ul>')).toEqual([])
})

test('a part that announces what happens may have nothing to announce', () => {
  expect(judge('<p>Below</p><section aria-label="Notifications" aria-live="polite"></section>')).toEqual([])
  expect(judge('<p>Below</p><section aria-label="Notifications"></section>')).toEqual(['empty: section Notifications'])
})

test.each([
  '<p>Write to hello@pangat.example</p>',
  '<a href="mailto:hello@pangat.example">Write</a>',
  `<p>${demoContacts.address}</p>`,
  `<p>${demoCaterers[0]?.name}</p>`,
  '<p>Lorem ipsum</p>',
  '<p>Hello undefined</p>',
  '<p>{count} caterers</p>',
  '<img alt="A placeholder" src="/a.avif">',
])('what is left over is found: %s', (body) => {
  expect(judge(body).join()).toContain('left over')
})

test('descriptions and structured data are read as well', () => {
  expect(judge('', '<meta name="description" content="Tambe caters  in Mumbai">').join()).toContain('left over')
  const data = { '@type': 'FoodEstablishment', aggregateRating: { ratingValue: 4.8 } }
  const script = `<script type="application/ld+json">${JSON.stringify(data)}</script>`
  expect(judge(script).join()).toContain('claim')
})

test('parts beside each other are words of their own', () => {
  const strip = '<p><span>Flat 10% Off</span><span>Code TEN</span>, <span>yet</span><span>from ₹59 per plate</span></p>'
  expect(readPage(`<body>${strip}</body>`).lines).toEqual(['Flat 10% Off Code TEN, yet from ₹59 per plate'])
  expect(judge(strip)).toHaveLength(3)
})

test('a link to a part that the page lacks is found', () => {
  expect(judge('<a href="#contact">Contact</a>')).toEqual(['link to no part of the page: #contact'])
})

test('pictures, films and cards are listed once', () => {
  const body =
    '<img src="/a-240.avif" srcset="/a-240.avif 240w, /a-480.avif 480w"><video poster="/f.avif"><source src="/f.mp4"></video>'
  expect(readPage(`<body>${body}</body>`).files).toEqual(['/a-240.avif', '/f.mp4', '/a-480.avif', '/f.avif'])
})
