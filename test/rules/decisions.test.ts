import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../../docs/decisions')
const decisions = readdirSync(folder).filter((name) => name !== 'README.md')

test('every decision has a number of its own, a date and a line in the index', () => {
  const numbers = decisions.map((name) => name.slice(0, 4))
  expect(numbers.filter((number, i) => numbers.indexOf(number) !== i)).toEqual([])
  const undated = decisions.filter(
    (name) => !/^(Date: )?20\d\d-\d\d-\d\d$/m.test(readFileSync(join(folder, name), 'utf8')),
  )
  expect(undated).toEqual([])
  const index = readFileSync(join(folder, 'README.md'), 'utf8')
  expect(decisions.filter((name) => !index.includes(`](${name})`))).toEqual([])
})
