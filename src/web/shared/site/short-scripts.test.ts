import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { shortened, unindented } from './short-scripts.ts'

/** What a script gives the router of the browser. */
function enqueuedBy(script: string): unknown {
  const given: unknown[] = []
  const window = { __reactRouterContext: { streamController: { enqueue: (data: unknown) => given.push(data) } } }
  runInNewContext(script, { window })
  expect(given).toHaveLength(1)
  return given[0]
}

test.each([
  '[{"_1":2},"name","Annapurna Rasoi"]\n',
  `"Nani's \\"best\\" dal", 'quoted', "one\\ntwo"`,
  'ends in a backslash \\\\',
  '₹ “curly” ’ </script> & \u2028',
  '',
])('data of loaders arrives as it was written: %j', (data) => {
  const written = JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028')
  const script = `window.__reactRouterContext.streamController.enqueue(${written});`
  const short = shortened(script)
  expect(enqueuedBy(short)).toBe(data)
  expect(enqueuedBy(script)).toBe(data)
  expect(short).not.toContain('</script>')
})

test('data takes a byte for each of its double quotes', () => {
  const data = JSON.stringify([{ a: 'b' }])
  const script = `window.__reactRouterContext.streamController.enqueue(${JSON.stringify(data)});`
  expect(shortened(script)).toHaveLength(script.length - 4)
})

test('other scripts lose their indentation and keep their lines', () => {
  expect(shortened('a()\n\t\tb = {\n  "c": 1\n}')).toBe('a()\nb = {\n"c": 1\n}')
  expect(unindented('first()\n\n  second()')).toBe('first()\nsecond()')
})

test('routes lose what is false and what their files import, and do the same', () => {
  const route = { id: 'root', hasLoader: true, hasAction: false, module: '/assets/root.js', imports: ['/assets/a.js'] }
  const entry = { module: '/assets/entry.js', imports: [], css: [] }
  const manifest = { entry, routes: { root: { ...route, css: ['/assets/a.css#'] } }, url: '/assets/m.js', version: '1' }
  const script = [
    `window.__reactRouterManifest = ${JSON.stringify(manifest, null, 2)};`,
    '  window.__reactRouterRouteModules = {"root":0};',
  ].join('\n')
  const window: Record<string, unknown> = {}
  runInNewContext(shortened(script), { window })
  const short = { id: 'root', hasLoader: true, module: '/assets/root.js', css: ['/assets/a.css#'] }
  expect(window).toEqual({
    __reactRouterManifest: { ...manifest, routes: { root: short } },
    __reactRouterRouteModules: { root: 0 },
  })
})
