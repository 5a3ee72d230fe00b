import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { errorCodes } from '#contract/errors.ts'
import { noteCodes } from '#contract/notes.ts'
import { isTest, sourcesBelow } from './sources.ts'

const files = sourcesBelow('messages/en', /\.json$/)
const messages = files.flatMap(({ path, text }) =>
  Object.keys(JSON.parse(text) as object).map((key) => ({ path, key })),
)
const known = new Set(messages.map(({ key }) => key))
const code = sourcesBelow('src').filter((source) => !isTest(source) && !source.path.startsWith('src/messages/'))
const used = new Set([
  ...code.flatMap(({ path, text }) => {
    if (!path.startsWith('src/web/') && !text.includes("'#messages/")) return []
    const name = path.startsWith('src/web/') ? 'm' : 'texts?'
    return [...text.matchAll(new RegExp(`\\b${name}\\.([a-z][a-z0-9]*_[a-z0-9_]+)\\b`, 'g'))].map(([, key = '']) => key)
  }),
  // These are looked up by their codes.
  ...errorCodes.map((one) => `error_${one}`),
  ...noteCodes.map((one) => `note_${one}`),
])

test('every message that is used exists', () => {
  expect([...used].filter((key) => !known.has(key))).toEqual([])
})

test('every message that exists is used', () => {
  expect([...known].filter((key) => !used.has(key) && key !== '$schema')).toEqual([])
})

test('each message is in the file of its area, and its key begins with the area', () => {
  const odd = messages
    .filter(({ path, key }) => !new RegExp(`^${/(\w+?)s?\.json$/.exec(path)?.[1]}s?_`).test(key))
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
