import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { brand } from '#contract/brand.ts'
import { languages, type Language } from '#contract/values/language.ts'
import { messagesIn, type Message } from './message-texts.ts'
import { sourcesBelow } from './sources.ts'

type Translated = Exclude<Language, 'en'>
const translated = languages.filter((language): language is Translated => language !== 'en')

interface Variants {
  declarations: readonly string[]
  match: Readonly<Record<string, string>>
}

const areaOf = ({ path }: Message) => basename(path, '.json')
const english = messagesIn('en')
const inEnglish = new Map(english.map((message) => [message.key, message]))

/** Messages of the areas that a language has a file of; the others are English for every reader. */
const ofLanguage = Object.fromEntries(translated.map((language) => [language, messagesIn(language)])) as Record<
  // Object.fromEntries forgets its keys.
  Translated,
  Message[]
>

/** Every message as it is compiled. Node reads a thousand small files at once where the test runner transforms each. */
const compiled = createRequire(import.meta.url)('#messages') as {
  m: Record<string, (values: object, options: { locale: Language }) => string>
}

/** Texts that may be as they are in English, such as the name of a number of the tax office. */
const asInEnglish: readonly string[] = []
/** Texts of words that Hindi and Marathi share. */
const alike: readonly string[] = [
  'email_caterer_no_name',
  'email_label_caterer',
  'email_label_code',
  'email_label_company',
  'email_label_email',
  'email_label_menu',
  'email_label_message',
  'email_label_paid',
  'email_label_pin_code',
  'email_label_reason',
  'email_subject_order_cancelled',
  'email_subject_order_cancelled_caterer',
]

test('emails are in every language', () => {
  for (const language of translated) expect(ofLanguage[language].map(areaOf), language).toContain('emails')
})

test('no text is empty, or has a space too many', () => {
  for (const { key, texts } of [english, ...Object.values(ofLanguage)].flat()) {
    expect(texts.length, key).toBeGreaterThan(0)
    for (const text of texts) expect(text, key).not.toMatch(/^$| {2}|^\s|\s$|undefined/)
  }
})

test.each(languages)('no message in %s shows its key, whatever code or count it is given', (locale) => {
  for (const given of [0, 1, 2, 5, 1_000, 'a code that nobody knows']) {
    const values = new Proxy({}, { get: () => given })
    for (const [key, message] of Object.entries(compiled.m)) expect(message(values, { locale }), key).not.toContain(key)
  }
})

test.each(languages)('a plural in %s has a text for each form that the language has', (locale) => {
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
  for (const { key, variants } of variantsIn(locale)) {
    const plural = variants.declarations.flatMap((one) => /^local (\w+) = \w+: plural/.exec(one)?.[1] ?? [])
    for (const name of plural)
      for (const form of forms)
        expect(Object.keys(variants.match).join(' '), key).toMatch(new RegExp(`\\b${name}=(${form}\\b|\\*)`))
  }
})

describe.each(translated)('in %s', (language) => {
  const messages = ofLanguage[language]
  const areas = new Set(messages.map(areaOf))

  test('an area has the messages that it has in English', () => {
    const keys = (all: readonly Message[]) => all.map((message) => `${areaOf(message)}: ${message.key}`).toSorted()
    expect(keys(messages)).toEqual(keys(english.filter((message) => areas.has(areaOf(message)))))
  })

  test('each text of a message says the values that the English one says, and takes no other', () => {
    for (const { key, inputs, texts } of messages) {
      const known = inEnglish.get(key)
      expect(inputs.toSorted(), key).toEqual(known?.inputs.toSorted())
      const said = new Set(known?.texts.flatMap(valuesIn))
      for (const text of texts) expect(valuesIn(text), key).toEqual([...said].toSorted())
    }
  })

  test('a text is neither English nor in other digits', () => {
    for (const { key, texts } of messages)
      for (const text of texts) {
        if (asInEnglish.includes(key)) continue
        expect(inEnglish.get(key)?.texts, key).not.toContain(text)
        const words = text.replaceAll(/\{\w+\}/g, '').replaceAll(brand.name, '')
        expect(words, key).toMatch(/\p{Script=Devanagari}/u)
        expect(words.match(/[A-Za-z]+|[०-९]/g) ?? [], key).toEqual([])
      }
  })
})

// A Hindi sentence ends with a danda, a Marathi one with a full stop.
test.each([
  ['hi', /[^\d]\.(\s|$)/],
  ['mr', /।/],
] as const)('texts in %s end their sentences as that language does', (language, foreign) => {
  for (const { key, texts } of ofLanguage[language]) for (const text of texts) expect(text, key).not.toMatch(foreign)
})

test('Hindi and Marathi are two languages', () => {
  const marathi = new Map(ofLanguage.mr.map(({ key, texts }) => [key, texts]))
  const same = ofLanguage.hi.filter(({ key, texts }) => texts.some((text) => marathi.get(key)?.includes(text)))
  expect(same.map(({ key }) => key).toSorted()).toEqual(alike)
})

/** Messages with variants, as the format writes them. */
function variantsIn(locale: Language) {
  return sourcesBelow(`messages/${locale}`, /\.json$/).flatMap(({ text }) =>
    Object.entries(JSON.parse(text) as Record<string, string | readonly Variants[]>).flatMap(([key, value]) =>
      typeof value === 'string' ? [] : value.map((variants) => ({ key, variants })),
    ),
  )
}

function valuesIn(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).toSorted()
}
