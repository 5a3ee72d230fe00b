import { describe, expect, test } from 'vitest'
import { problemsOf, recordFrom } from './decisions.ts'
import { sourcesBelow } from './sources.ts'

const files = sourcesBelow('docs/decisions', /^\d{4}.*\.md$/)
const records = files.map(({ path, text }) => recordFrom(path.replace('docs/decisions/', ''), text))
const index = sourcesBelow('docs/decisions', /^README\.md$/)[0]?.text ?? ''

test('every decision record has its own number, the parts of the format and a line in the index', () => {
  expect(records.length).toBeGreaterThan(70)
  expect(records.flatMap((record) => problemsOf(record, records, index))).toEqual([])
})

describe('a record is reported', () => {
  const good = [
    '# Lock the data directory',
    '',
    'Status: accepted (refines 0001)',
    'Date: 2026-11-20',
    '',
    '## Context',
    '',
    'No lock.',
    '',
    '## Decision',
    '',
    'We lock it.',
    '',
    '## Consequences',
    '',
    '- One holder.',
  ].join('\n')
  const first = good.replace('refines 0001', 'refined by 0006').replace('Lock the data', 'Name the data')
  const name = '0006-lock-the-data-directory.md'
  const others = [recordFrom('0001-name-the-data-directory.md', first)]
  const line = `| [0006](${name}) | Lock the data directory | accepted (refines 0001) | 2026-11-20 |`
  const problems = (text: string, file = name, listed = line) => {
    const record = recordFrom(file, text)
    return problemsOf(record, [...others, record], listed)
  }

  test('never when it follows the format', () => {
    expect(problems(good)).toEqual([])
    expect(problems(`${good}\n\n## Alternatives considered\n\n- None.`)).toEqual([])
  })

  test.each<[string, string, string?, string?]>([
    ['status', good.replace('accepted (refines 0001)', 'decided')],
    ['names 0007', good.replace('refines 0001', 'refines 0007')],
    ['does not name 0006', good.replace('refines 0001', 'refined by 0001')],
    ['date', good.replace('2026-11-20', '20 November')],
    ['parts', good.replace('## Consequences', '## What follows')],
    ['parts', good.replace('## Context\n\nNo lock.\n\n', '')],
    ['"We', good.replace('We lock it.', 'It is locked.')],
    ['one title', `${good}\n\n# Count the directories`],
    [
      'named after its title',
      good,
      '0006-lock-of-the-directory.md',
      line.replace(name, '0006-lock-of-the-directory.md'),
    ],
    ['number', good, '0001-lock-the-data-directory.md', line.replaceAll('0006', '0001')],
    ['index', good, name, line.replace('Lock the data', 'Lock a')],
    ['one page', `${good}\n${'- More.\n'.repeat(80)}`],
    ['imperative', good.replace('Lock the data', 'The data'), '0006-the-data-directory.md'],
  ])('when it breaks the rule: %s', (problem, text, file, listed) => {
    expect(problems(text, file, listed).join('\n')).toContain(problem)
  })
})
