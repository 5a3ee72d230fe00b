import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** What a rule looks for in the whole page. */
const lookingInPage = /(?:\bhtml|\bbody|:root)[^\s{},>+~]*:has\(/

test('no style looks for something in the whole page by :has(), which works out all styles anew at every change', () => {
  const sheets = globSync('src/web/**/*.css', { cwd: root })
  expect(sheets.length).toBeGreaterThan(5)
  expect(sheets.filter((sheet) => lookingInPage.test(readFileSync(join(root, sheet), 'utf8')))).toEqual([])
})

test('it finds those that do', () => {
  for (const rule of [
    "html[data-role='3']:has([data-workplace]) {",
    'body:has(dialog) > header {',
    ':root:has(.bar) {',
  ])
    expect(rule).toMatch(lookingInPage)
  expect('html[data-has-bar] .list:has(li) {').not.toMatch(lookingInPage)
})

test('shared looks change colours without a transition on a touch screen: write pointer-fine:transition-colors', () => {
  const sheet = readFileSync(join(root, 'src/web/ui/theme/components.css'), 'utf8')
  expect(sheet).toContain('pointer-fine:transition-colors')
  expect(sheet).not.toMatch(/(?<![\w:-])transition-colors/)
})
