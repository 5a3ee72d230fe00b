import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { messagesIn } from './message-texts.ts'
import { protectedErrors, protectedMessages } from './protected-texts.ts'
import { isTest, sourcesBelow, type Source } from './sources.ts'

interface Text {
  /** Key of the message, or file and line of a literal. */
  where: string
  text: string
}

/** Words that people who book or cook do not use, each with what to write instead. */
const banned: readonly [pattern: RegExp, instead: string][] = [
  [/\banew\b/i, 'again'],
  [/\bbesides\b/i, 'also'],
  [/\bat once\b/i, 'now'],
  [/\bby itself\b/i, 'automatically'],
  [/\bletters?\b/i, 'characters'],
  [/\b(comes?|came|goes|went|gets?|sent|paid|on its way) back\b/i, 'refund'],
  [/\bback to what you paid with\b/i, 'to your original payment method'],
  [/\bnothing comes\b/i, 'no refund'],
  [/\bstands?\b/i, 'is, or appears'],
  [/\bwhom\b|\bthereof\b|\bmeanwhile\b/i, 'leave it out'],
  [/\bsomebody\b|\bwhoever\b|\bone’s\b/i, 'someone, or you'],
  [/\bis kept\b|\bnothing (is|of yours is) lost\b/i, 'your details are saved'],
  [/\bnothing was charged\b|\bhaven’t been charged\b/i, 'what we know about the payment'],
  [/\bgo(es)? on\b/i, 'continue'],
  [/\b(take|taken|takes) (it |them |one |the extra )?off\b/i, 'remove'],
  [/\b(begin|begins|begun|began)\b/i, 'start'],
  [/\bwaits?\b|\bwaiting (for|to)\b/i, 'is pending, or what to do'],
  [/\ba word (for|from|with)\b/i, 'message'],
  [/\bmake an account\b/i, 'create an account'],
  [/\b(the|a) whole\b/i, 'full'],
  [/\bthe (least|most)\b/i, 'minimum, maximum'],
  [/\bis told\b|\bare told\b/i, 'is shown'],
  [/\blook (at|again)\b/i, 'review'],
  [/\be-mails?\b|\bmails?\b/i, 'email'],
  [/\bpapers?\b/i, 'documents'],
  [/\bsign in\b|\bsigned in\b|\bsigning in\b/i, 'log in'],
  [/\bused up\b/i, 'reached its limit'],
  [/\b(a|an) (plate|box|thali|hour|km|day)\b(?= *$|[,.)]| each)/i, 'per plate, per hour'],
  [/\bwe do not know\b|\bwe did not understand\b/i, 'we couldn’t find, we couldn’t read'],
  [/ …/, 'no space before an ellipsis'],
  [/\d %|\} %/, 'no space before the per cent sign'],
]

/** Uses that the rules mean something else by: where, and why it may be there. */
const allowed: Readonly<Record<string, string>> = {
  payment_pending_text: 'quoted by the specification',
  error_payment_pending: 'quoted by the specification',
  identity_reset_need_good: 'quoted by the specification',
  note_payment_pending: 'quoted by the specification',
  error_new_password_too_weak: 'quoted by the specification',
  error_name_unreadable: 'a letter of the alphabet, as opposed to a digit',
  identity_password_hint: 'a letter of the alphabet, as opposed to a digit',
  account_delete_need_word: 'capital letters of the alphabet',
}

const messages = messagesIn('en').flatMap(({ path, key, texts }) => texts.map((text) => ({ path, where: key, text })))
const ofArea = (area: string) => messages.filter(({ path }) => path === `messages/en/${area}.json`)

/** Literals of a file that begin with a capital and have two words; summaries and descriptions of the API have rules of their own. */
function literalsOf({ path, text }: Source): Text[] {
  const code = text
    .replace(/\/\*[^]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/(summary|description):\s*('[^'\n]*'|`[^`]*`|"[^"\n]*")/g, (prose) => prose.replace(/[^\n]/g, ' '))
  return [...code.matchAll(/'([A-Z][^'\n]* [^'\n]*)'|`([A-Z][^`]* [^`]*)`/g)].map((found) => ({
    where: `${path}:${code.slice(0, found.index).split('\n').length}`,
    text: found[1] ?? found[2] ?? '',
  }))
}
const below = (folder: string) =>
  sourcesBelow(folder)
    .filter((source) => !isTest(source))
    .flatMap(literalsOf)
const fieldErrors = below('src/contract/endpoints')
const content = below('src/web/public/content')

const sources = {
  messages,
  emails: ofArea('emails'),
  documents: ofArea('documents'),
  fieldErrors,
  content,
}

function offences(texts: readonly Text[]): string[] {
  return texts
    .filter(({ where }) => !(where in allowed))
    .flatMap(({ where, text }) =>
      banned.flatMap(([pattern, instead]) => {
        // The name of a placeholder is not read by anyone.
        const found = pattern.exec(text.replace(/\{\w+\}/g, '{}'))?.[0]
        return found === undefined ? [] : [`${where}: “${found}” in “${text}”; write: ${instead}`]
      }),
    )
}

describe('texts that people read are in the words that people use', () => {
  test.each(Object.entries(sources))('%s', (_, texts) => {
    expect(texts.length).toBeGreaterThan(5)
    expect(offences(texts)).toEqual([])
  })

  test('caterers are not called kitchens, but for the place where food is cooked', () => {
    const kitchens = new Set([
      'sheet_title',
      'sheet_load_failed',
      'caterer_serves_value',
      'search_veg',
      'search_jain_only',
      'search_chip_veg',
      'areas_popular_veg',
      'welcome_headline',
    ])
    const said = messages.filter(({ where, text }) => /kitchen/i.test(text) && !kitchens.has(where))
    expect(said).toEqual([])
  })

  test('field errors of the site say what to enter, without please', () => {
    const asking = messages.filter(
      ({ where, text }) =>
        /_(need_\w+|needed|wrong|range|digits)$/.test(where) &&
        !(where in protectedMessages) &&
        !(where.replace('error_', '') in protectedErrors) &&
        /please/i.test(text),
    )
    expect(asking).toEqual([])
  })

  test('an exception is one of a text that exists and needs it', () => {
    const known = new Map(
      Object.values(sources).flatMap((texts) => texts.map(({ where, text }) => [where, text] as const)),
    )
    const idle = Object.keys(allowed).filter((key) => !banned.some(([pattern]) => pattern.test(known.get(key) ?? '')))
    expect(idle).toEqual([])
  })
})

describe('texts that the specification quotes stay byte for byte', () => {
  test('messages', () => {
    const now = Object.fromEntries(messages.map(({ where, text }) => [where, text]))
    expect(Object.fromEntries(Object.keys(protectedMessages).map((key) => [key, now[key]]))).toEqual(protectedMessages)
  })

  test('errors', () => {
    const now = Object.fromEntries(
      messages.flatMap(({ where, text }) => (where.startsWith('error_') ? [[where.slice(6), text]] : [])),
    )
    expect(Object.fromEntries(Object.keys(protectedErrors).map((key) => [key, now[key]]))).toEqual(protectedErrors)
  })

  test('a message that the requirements quote is on the list', () => {
    const requirements = readFileSync(join(import.meta.dirname, '../../docs/spec/requirements.md'), 'utf8')
    const quoted = new Set(
      [...requirements.matchAll(/'([A-Z][^'\n]* [^'\n]*)'/g)].map(([, text = '']) => unfilled(text)),
    )
    const listed = new Set([...Object.values(protectedMessages), ...Object.values(protectedErrors)].map(unfilled))
    expect(quoted.size).toBeGreaterThan(50)
    const unlisted = messages.filter(({ text }) => quoted.has(unfilled(text)) && !listed.has(unfilled(text)))
    expect(unlisted).toEqual([])
  })
})

/** A text without the names of its values, which the requirements choose for themselves. */
function unfilled(text: string): string {
  return text.replace(/\{\w+\}/g, '{}')
}

test('captions of films follow the same rules', () => {
  const captions = readFileSync(join(import.meta.dirname, '../../public/films/how-it-works.vtt'), 'utf8')
  expect(offences(captions.split('\n').map((text, i) => ({ where: `how-it-works.vtt:${i + 1}`, text })))).toEqual([])
})
