import { createHash } from 'node:crypto'
import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { startScriptsLate, startScriptsOnTouch, startScriptsOnUse } from './late-scripts.ts'
import { finishPage, sourceOf } from './script-policy.ts'

const mark = 'q8Zr4'
const page =
  `<html><head><script nonce="${mark}">first()</script><link rel="modulepreload" nonce="${mark}" href="/a.js"/></head>` +
  `<body><p>modulepreload</p><script nonce="${mark}" type="module" async="">import "/a.js"</script></body></html>`
const finish = (html: string) => finishPage(html, mark, startScriptsLate)
const ours = ['first()', 'import "/a.js"', startScriptsLate.starter].map(sourceOf)

test('the renderer’s own scripts are allowed, and the mark is gone', () => {
  const { html, sources } = finish(page)
  expect(sources).toEqual(ours)
  expect(html).not.toContain(mark)
})

test('what is allowed is the hash of the script’s bytes, however often it is asked for', () => {
  const byHand = (text: string) => `'sha256-${createHash('sha256').update(text, 'latin1').digest('base64')}'`
  for (const text of ['first()', 'é', 'x'.repeat(10_000), 'first()']) expect(sourceOf(text)).toBe(byHand(text))
})

test.each([
  ['<script>steal()</script>'],
  ['<script nonce="">steal()</script>'],
  ['<script nonce="guess">steal()</script>'],
  ['<script type="later-module">steal()</script>'],
  ['<script data-of="&quot; nonce=&quot;">steal()</script>'],
])('a script injected into the rendered page is not allowed: %s', (injected) => {
  expect(finish(page.replace('<body>', `<body>${injected}`)).sources).toEqual(ours)
})

test('a script around a marked one is not allowed with it', () => {
  const { sources } = finish(`<script>steal('<script nonce="${mark}">')</script>`)
  expect(sources).toEqual([sourceOf(startScriptsLate.starter)])
})

test('a text about scripts stays as it is, and so does what a script holds', () => {
  const text = `"<link rel="modulepreload" >"</body>`
  const { html } = finish(`<body><script nonce="${mark}">${text}</script><p>module</p></body></html>`)
  expect(html).toBe(
    `<body><script>${text}</script><p>module</p><script>${startScriptsLate.starter}</script></body></html>`,
  )
})

const all = [
  [startScriptsLate, '"later-module"'],
  [startScriptsOnTouch, '"touch-module"'],
  [startScriptsOnUse, '"held-module"'],
] as const

test.each(all)('modules and their preloads wait, while the page’s own small scripts run where they stand', (held) => {
  const { html } = finishPage(page, mark, held)
  expect(html).not.toMatch(/<link|type="module"/)
  expect(html).toContain(`<script type="${held.type}" data-files="/a.js">import`)
  expect(html).toContain('<script>first()</script>')
  expect(html).toContain('import "/a.js"</script>')
})

test.each(all)('what lets them go stands last in the body and needs nothing from outside of itself', (held, name) => {
  const { html } = finishPage(page, mark, held)
  const [, starter = ''] = /<script>((?:(?!<\/script>).)*)<\/script><\/body>/s.exec(html) ?? []
  expect(starter).toContain(name)
  // Compiled alone: a name that the bundler brought in from elsewhere would be missing in the browser.
  expect(() => new Script(starter)).not.toThrow()
  expect(starter).not.toMatch(/__name|__vite|import\(/)
})
