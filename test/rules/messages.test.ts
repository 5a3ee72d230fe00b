import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isTest, sourcesBelow } from './sources.ts'

const files = sourcesBelow('messages/en', /\.json$/)
const messages = files.flatMap(({ path, text }) =>
  Object.keys(JSON.parse(text) as object).map((key) => ({ path, key })),
)
const known = new Set(messages.map(({ key }) => key))
const code = sourcesBelow('src/web').filter((source) => !isTest(source))
const used = new Set(
  code.flatMap(({ text }) => [...text.matchAll(/\bm\.([a-z][a-z0-9_]*)\b/g)].map(([, key = '']) => key)),
)

test('every message that the site uses exists', () => {
  expect([...used].filter((key) => !known.has(key))).toEqual([])
})

test('every message that exists is used', () => {
  expect([...known].filter((key) => !used.has(key) && key !== '$schema')).toEqual([])
})

test('each message is in the file of its area, and its key begins with the area', () => {
  const odd = messages
    .filter(({ path, key }) => !key.startsWith(`${/(\w+)\.json$/.exec(path)?.[1]}_`))
    .map(({ path, key }) => `${path}: ${key}`)
  expect(odd).toEqual([])
})

test('every file of messages is read', () => {
  const settings = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../project.inlang/settings.json'), 'utf8'),
  ) as Record<string, { pathPattern: string[] }>
  const read = settings['plugin.inlang.messageFormat']?.pathPattern.map((pattern) =>
    pattern.replace('./', '').replace('{locale}', 'en'),
  )
  expect(files.map(({ path }) => path).sort()).toEqual(read?.toSorted())
})
