import { expect, test } from 'vitest'
import { isTest, placesOf, sourcesBelow } from './sources.ts'

const shipped = sourcesBelow('src').filter((source) => !isTest(source))
const except = (...paths: string[]) => shipped.filter(({ path }) => !paths.includes(path))

test('the environment is read in kernel/config.ts alone: add a setting there', () => {
  expect(placesOf(/process\.env\b/, except('src/server/kernel/config.ts'))).toEqual([])
})

test('the server asks its clock for the time: use ctx.clock.now()', () => {
  const server = except('src/server/kernel/clock.ts').filter(({ path }) => !path.startsWith('src/web/'))
  expect(placesOf(/\bDate\.now\(|new Date\(\)/, server)).toEqual([])
})

test('the site asks ui/now.ts for the time, so that tests can set it', () => {
  const web = except('src/web/ui/now.ts').filter(({ path }) => path.startsWith('src/web/'))
  expect(placesOf(/\bDate\.now\(|new Date\(\)/, web)).toEqual([])
})

test('the site compares texts by < and >: the first localeCompare keeps a slow phone busy for 60 ms and more', () => {
  const web = shipped.filter(({ path }) => path.startsWith('src/web/'))
  expect(placesOf(/\.localeCompare\(|\bIntl\.Collator\b/, web)).toEqual([])
})

// The stylesheet itself, and the colour that the browser's frame cannot read from it.
const themes = ['src/web/ui/theme/theme.css', 'src/web/ui/theme/theme-color.ts']

test('colours are tokens of ui/theme/theme.css: no raw hex in components or styles', () => {
  const styles = sourcesBelow('src/web', /\.(tsx?|css)$/).filter(
    (source) => !isTest(source) && !themes.includes(source.path),
  )
  expect(placesOf(/#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?!\w)/i, styles)).toEqual([])
})

test('styles are imported in app.css, behind the order of its layers: one that a script imports may come before it', () => {
  expect(placesOf(/import '[^']+\.css'/, except('src/web/root.tsx'))).toEqual([])
})

test('nothing is left over: no console output, no focused or skipped tests, no to-do notes', () => {
  expect(placesOf(/\bconsole\.(log|debug|info)\(/, shipped)).toEqual([])
  const all = [...sourcesBelow('src'), ...sourcesBelow('test'), ...sourcesBelow('db'), ...sourcesBelow('tools')].filter(
    ({ path }) => path !== 'test/rules/code.test.ts',
  )
  expect(placesOf(/\b(?:test|it|describe)\.(?:only|skip|todo|fixme)\(/, all)).toEqual([])
  const notes = all.flatMap(({ path, text }) => (/\b(?:TODO|FIXME|XXX)\b/.test(text) ? [path] : []))
  expect(notes).toEqual([])
})

test('chance comes from node:crypto or a seed, never from Math.random', () => {
  expect(placesOf(/Math\.random\(/, [...shipped, ...sourcesBelow('db'), ...sourcesBelow('tools')])).toEqual([])
})

test('end-to-end tests never sleep: too short on a slow machine, too long on others; wait for a condition or move page.clock', () => {
  const sleeps = /\bwaitForTimeout\(|=> (?:void )?setTimeout\(|\btimers\/promises\b/
  expect(placesOf(sleeps, sourcesBelow('test/e2e'))).toEqual([])
})

test('a disabled lint rule has its reason beside it: add `-- reason`', () => {
  const all = ['src', 'db', 'test', 'scripts', 'bench', 'tools'].flatMap((folder) =>
    sourcesBelow(folder, /\.(tsx?|mjs)$/),
  )
  const unexplained = all.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, i) =>
        /\/[/*] (?:ox|es)lint-disable/.test(line) && !/ -- \w/.test(line) ? [`${path}:${i + 1}`] : [],
      ),
  )
  expect(unexplained).toEqual([])
})

test('files stay below 300 lines: split one that does two things', () => {
  const long = [...shipped, ...sourcesBelow('db'), ...sourcesBelow('tools')]
    .filter(({ path, text }) => path !== 'db/schema.d.ts' && text.split('\n').length > 300)
    .map(({ path }) => path)
  expect(long).toEqual([])
})

test('file and folder names are kebab-case', () => {
  const odd = shipped
    .map(({ path }) => path)
    .filter((path) => !path.split('/').every((part) => /^[a-z0-9]+(?:[-.][a-z0-9]+)*$/.test(part)))
  expect(odd).toEqual([])
})
