import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withPart } from '../../scripts/marked-part.mjs'
import { reportInMarkdown, type Part } from './report.ts'

const document = '# Speed\n<!-- reads -->\nold\n<!-- end -->\nbetween\n<!-- orders -->\n<!-- end -->\nend\n'

test('a part of a document is replaced and nothing else', () => {
  expect(withPart(document, 'orders', 'costs $1 and $&\n')).toBe(
    '# Speed\n<!-- reads -->\nold\n<!-- end -->\nbetween\n<!-- orders -->\ncosts $1 and $&\n<!-- end -->\nend\n',
  )
  expect(withPart(withPart(document, 'reads', 'new\n'), 'reads', 'old\n')).toBe(document)
})

test('a document without a place for the part is an error', () => {
  expect(() => withPart(document, 'pages', '')).toThrow('no place for the part pages')
})

test('docs/performance.md has a place for what each bench writes', () => {
  const text = readFileSync(join(import.meta.dirname, '../../docs/performance.md'), 'utf8')
  for (const part of ['reads', 'orders'] satisfies Part[]) expect(() => withPart(text, part, '')).not.toThrow()
})

test('a report says how it was measured before its tables', () => {
  const table = { head: ['what', 'ms'], rows: [['placed', '1.8']] }
  expect(reportInMarkdown({ how: 'On two processors.', tables: [{ title: 'Orders', table }] })).toBe(
    'On two processors.\n\nOrders:\n\n| what | ms |\n| --- | --- |\n| placed | 1.8 |\n',
  )
})
