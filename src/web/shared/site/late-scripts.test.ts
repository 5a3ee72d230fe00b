import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { startScriptsLate, startScriptsOnUse } from './late-scripts.ts'

const page =
  '<html><head><link rel="modulepreload" href="/a.js"/><script>first()</script></head>' +
  '<body><p>modulepreload</p><script type="module" async="">import "/a.js"</script></body></html>'

const both = [
  [startScriptsLate, 'later-modulepreload'],
  [startScriptsOnUse, 'held-modulepreload'],
] as const

test.each(both)('modules and their preloads wait, while the page’s own small scripts run where they stand', (hold) => {
  const late = hold(page)
  expect(late).not.toMatch(/rel="modulepreload"|type="module"/)
  expect(late).toContain('<script>first()</script>')
  expect(late).toContain('import "/a.js"</script>')
})

test.each(both)('what lets them go stands last in the body and needs nothing from outside of itself', (hold, name) => {
  const [, starter = ''] = /<script>((?:(?!<\/script>).)*)<\/script><\/body>/s.exec(hold(page)) ?? []
  expect(starter).toContain(name)
  // Compiled alone: a name that the bundler brought in from elsewhere would be missing in the browser.
  expect(() => new Script(starter)).not.toThrow()
  expect(starter).not.toMatch(/__name|__vite|import\(/)
})
