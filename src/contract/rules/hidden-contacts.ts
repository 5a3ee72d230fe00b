/** Words that people write in place of a digit, in English and in Hindi with Latin letters. */
const digitWords: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'zero oh shunya',
    'one ek',
    'two do',
    'three teen',
    'four char chaar',
    'five panch paanch',
    'six chhe chhah che',
    'seven saat',
    'eight aath',
    'nine nau',
  ].flatMap((words, value) => words.split(' ').map((word) => [word, String(value)])),
)
const repeats: Readonly<Record<string, number>> = { double: 2, triple: 3 }

const anyOf = (words: readonly string[]) => words.toSorted((one, other) => other.length - one.length).join('|')
const times = `(?:${anyOf(Object.keys(repeats))})`
/** A digit of any script, a word for one, or a letter that looks like one, with what people put between digits. */
const digit = String.raw`(?:(?:${times}[\s-]*)?(?:\p{Nd}|\b(?:${anyOf(Object.keys(digitWords))})\b)|(?<=[\p{Nd}\s.-])[oOlI](?=[\p{Nd}\s.-]))`
const between = String.raw`[\s\p{P}\p{Sm}\p{Cf}]{0,4}`
const digitRun = new RegExp(String.raw`\+?\(?${digit}(?:${between}${digit}){7,}`, 'giu')
const digitToken = new RegExp(String.raw`(?:(${times})[\s-]*)?(\p{Nd}|[a-z]+)`, 'giu')

/** A mobile number of India, or a landline of Mumbai, anywhere among digits. */
const isPhone = (digits: string) => /[6-9]\d{9}|22\d{8}/.test(digits)

const endings = 'com|co|in|org|net|me|io|app|biz|info|shop|store|link|page|site|online|xyz'
const at = String.raw`(?:\s*(?:@|\(at\)|\[at\]|\{at\})\s*|\s+at\s+)`
const dot = String.raw`(?:\s*(?:\(dot\)|\[dot\]|\{dot\})\s*|\s+dot\s+|\.)`
/** Behind an @ a dot is one however it is spaced. */
const looseDot = String.raw`(?:${dot}|\s?\.\s?)`
const hostBy = (by: string) => String.raw`[\p{L}\p{N}-]+(?:${by}[\p{L}\p{N}-]+)*?${by}(?:${endings})\b`
/** The rest of a link, but for what ends a sentence. */
const rest = String.raw`[^\s,;]*[^\s,;.!?)]`
const box = String.raw`[\p{L}\p{N}._%+-]+`
/** As it is spelt, of any domain, or disguised, of a usual one. */
const email = new RegExp(
  String.raw`${box}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}|${box}${at}${hostBy(looseDot)}(?:${looseDot}(?:${endings})\b)*`,
  'giu',
)
const link = new RegExp(
  String.raw`(?:https?:\/\/|www\.)${rest}|${hostBy(dot)}(?:\/${rest})?|(?<![\p{L}\p{N}])@[\p{L}\p{N}_][\p{L}\p{N}._]{2,}`,
  'giu',
)

/** The digits that a run of them means. */
function digitsIn(run: string): string {
  const tokens = run.normalize('NFKC').matchAll(digitToken)
  return [...tokens]
    .map(([, repeat, token = '']) => {
      const word = token.toLowerCase()
      const value = digitWords[word] ?? { o: '0', l: '1', i: '1' }[word] ?? latinDigit(token)
      return value.repeat(repeats[repeat?.toLowerCase() ?? ''] ?? 1)
    })
    .join('')
}

/** The Latin digit for one of any script: each script has its ten in a row. */
function latinDigit(token: string): string {
  if (!/^\p{Nd}$/u.test(token)) return ''
  let zero = token.codePointAt(0) ?? 0
  const point = zero
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && point - zero < 9) zero -= 1
  return String(point - zero)
}

/**
 * Returns a text with phone numbers, email addresses and links replaced by `instead`, as customers and caterers write them to each other
 * before a booking is confirmed (C95). A nudge: who is set on it finds a way.
 */
export function withoutContacts(text: string, instead: string): string {
  return text
    .replace(email, instead)
    .replace(link, instead)
    .replace(digitRun, (run) => (isPhone(digitsIn(run)) ? instead : run))
}
