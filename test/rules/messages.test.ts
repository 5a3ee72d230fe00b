import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { errorCodes } from '#contract/errors.ts'
import { fieldCodes } from '#contract/field-errors.ts'
import { noteCodes } from '#contract/notes.ts'
import { messagesIn } from './message-texts.ts'
import { isTest, sourcesBelow } from './sources.ts'

const messages = messagesIn('en')
const known = new Set(messages.map(({ key }) => key))
const code = sourcesBelow('src').filter((source) => !isTest(source) && !source.path.startsWith('src/messages/'))
const used = new Set([
  ...code.flatMap(({ path, text }) => {
    const isOfSite = path.startsWith('src/web/')
    if (!isOfSite && !text.includes("'#messages/")) return []
    const name = isOfSite ? 'm' : 'texts?'
    return [...text.matchAll(new RegExp(`\\b${name}\\.([a-z][a-z0-9]*_[a-z0-9_]+)\\b`, 'g'))].map(([, key = '']) => key)
  }),
  // These are looked up by their codes.
  ...[...errorCodes, ...fieldCodes].map((one) => `error_${one}`),
  ...noteCodes.map((one) => `note_${one}`),
])

test('every message that is used exists', () => {
  expect([...used].filter((key) => !known.has(key))).toEqual([])
})

test('every message that exists is used', () => {
  expect([...known].filter((key) => !used.has(key))).toEqual([])
})

test('each message is in the file of its area, and its key begins with the area, its last word, or one of it', () => {
  const odd = messages
    .filter(({ path, key }) => {
      const area = /([\w-]+)\.json$/.exec(path)?.[1] ?? ''
      const names = [area.replaceAll('-', '_'), area.split('-').at(-1) ?? '']
      return !names.some((name) => key.startsWith(`${name}_`) || key.startsWith(`${name.replace(/s$/, '')}_`))
    })
    .map(({ path, key }) => `${path}: ${key}`)
  expect(odd).toEqual([])
})

test('a plural is a variant of its message, chosen by the format', () => {
  const choices = code.flatMap(({ path, text }) =>
    [...text.matchAll(/=== 1\s*\?\s*m\.\w+/g)].map(([choice]) => `${path}: ${choice}`),
  )
  expect(choices).toEqual([])
  expect([...known].filter((key) => /_(one|singular|plural)$/.test(key))).toEqual([])
})

test('every file of messages is read', () => {
  const settings = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../project.inlang/settings.json'), 'utf8'),
  ) as Record<string, { pathPattern: string[] }>
  const read = settings['plugin.inlang.messageFormat']?.pathPattern.map((pattern) =>
    pattern.replace('./', '').replace('{locale}', 'en'),
  )
  expect(sourcesBelow('messages/en', /\.json$/).map(({ path }) => path)).toEqual(read?.toSorted())
})
