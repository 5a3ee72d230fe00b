import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compile } from '@inlang/paraglide-js'
import { expect, test, vi } from 'vitest'
import { m } from '#messages'
import { englishAlone, messageOptions, rememberingRules } from '../../scripts/messages.ts'
import { messagesIn } from './message-texts.ts'

/** Compiling all languages takes seven seconds on an idle machine. */
const patience = { timeout: 90_000 }

test('pages take the English text of every message, and no other language', patience, async () => {
  // Compiled as for a build: src/messages may have been compiled for development.
  const outdir = await mkdtemp(join(tmpdir(), 'pangat-messages-'))
  try {
    await compile({
      ...messageOptions,
      outdir,
      outputStructure: 'message-modules',
      emitTsDeclarations: false,
      additionalFiles: {},
    })
    for (const { key } of messagesIn('en')) {
      const left = englishAlone(await readFile(join(outdir, `messages/${key}.js`), 'utf8'), key)
      expect(left.trimEnd(), key).toMatch(new RegExp(`\\nexport const ${key} = en_${key}$`))
      expect(left, key).not.toMatch(/\b(getLocale\(|(hi|mr)_\w+\()/)
    }
  } finally {
    await rm(outdir, { recursive: true })
  }
})

test('a message of another shape ends the build', () => {
  expect(() => englishAlone('export function bill_title() {}', 'bill_title')).toThrow('bill_title has another shape')
})

test('a registry of another shape ends the compiling', () => {
  expect(() => rememberingRules('export const plural = 1')).toThrow('the registry of messages has another shape')
})

test('plural rules are made once for each language', async () => {
  const made = vi.spyOn(Intl, 'PluralRules')
  try {
    for (const count of [1, 2, 3]) m.ui_choices_found({ count })
    expect(made.mock.calls.length).toBeLessThanOrEqual(1)
  } finally {
    // Other files of this process go on with it.
    made.mockRestore()
  }
})
