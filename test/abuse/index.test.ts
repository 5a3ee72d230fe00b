import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { abuseCases } from './abuse-cases.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const numbers = [...read('docs/spec/abuse-cases.md').matchAll(/^- \*\*(A\d+)\*\*/gm)].map(([, number]) => number ?? '')

test('the index has every abuse case and no other', () => {
  expect(numbers.length).toBeGreaterThan(70)
  expect(Object.keys(abuseCases)).toEqual(numbers)
})

test.each(numbers)('%s is shown by tests that exist', (number) => {
  const shown = abuseCases[number] ?? []
  expect(shown.length, 'Write a test for it, and name it in test/abuse/abuse-cases.ts').toBeGreaterThan(0)
  const missing = shown.filter(([file, title]) => !existsSync(join(root, file)) || !read(file).includes(title))
  expect(missing, 'Name the test as it is called today').toEqual([])
})
