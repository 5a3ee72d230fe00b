import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { englishAlone } from '../../scripts/messages.ts'
import { messagesIn } from './message-texts.ts'

const compiled = join(import.meta.dirname, '../../src/messages/messages')
const keys = messagesIn('en').map(({ key }) => key)

test('pages take the English text of every message, and no other language', () => {
  for (const key of keys) {
    const left = englishAlone(readFileSync(join(compiled, `${key}.js`), 'utf8'), key)
    expect(left.trimEnd(), key).toMatch(new RegExp(`\\nexport const ${key} = en_${key}$`))
    expect(left, key).not.toMatch(/\b(getLocale\(|(hi|mr)_\w+\()/)
  }
})

test('a message of another shape ends the build', () => {
  expect(() => englishAlone('export function bill_title() {}', 'bill_title')).toThrow('bill_title has another shape')
})
