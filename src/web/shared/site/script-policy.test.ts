import { expect, test } from 'vitest'
import { sourceOf, stripMark } from './script-policy.ts'

const mark = 'q8Zr4'
const page =
  `<html><head><script nonce="${mark}">first()</script><link rel="modulepreload" nonce="${mark}" href="/a.js"/></head>` +
  `<body><script nonce="${mark}" type="module" async="">import "/a.js"</script></body></html>`

test('the renderer’s own scripts are allowed, and the mark is gone', () => {
  const { html, sources } = stripMark(page, mark)
  expect(sources).toEqual([sourceOf('first()'), sourceOf('import "/a.js"')])
  expect(html).not.toContain(mark)
  expect(html).toContain('<script>first()</script>')
})

test.each([
  ['<script>steal()</script>'],
  ['<script nonce="">steal()</script>'],
  ['<script nonce="guess">steal()</script>'],
  ['<script type="later-module">steal()</script>'],
  ['<script data-of="&quot; nonce=&quot;">steal()</script>'],
])('a script injected into the rendered page is not allowed: %s', (injected) => {
  const { sources } = stripMark(page.replace('<body>', `<body>${injected}`), mark)
  expect(sources).toEqual([sourceOf('first()'), sourceOf('import "/a.js"')])
})

test('a script around a marked one is not allowed with it', () => {
  const { sources } = stripMark(`<script>steal('<script nonce="${mark}">')</script>`, mark)
  expect(sources).toEqual([])
})
