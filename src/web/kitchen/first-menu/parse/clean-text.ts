import { linePattern } from '#contract/values/text.ts'

/** Devanagari, Gujarati, Bengali, Tamil, Telugu, Kannada and Malayalam zeros; nine digits follow each. */
const zeros = [0x0966, 0x0ae6, 0x09e6, 0x0be6, 0x0c66, 0x0ce6, 0x0d66]

/** Returns the text with the digits of Indian scripts as 0 to 9, at the same places. */
export function withPlainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const zero = zeros.find((start) => code >= start && code <= start + 9)
    return zero === undefined ? digit : String(code - zero)
  })
}

/** Returns a pasted line without what nobody sees: signs of direction, joiners out of place, and spaces of every width as one kind. */
export function seen(text: string): string {
  const spaced = text.normalize('NFC').replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
  return linePattern.test(spaced) ? spaced : spaced.replace(/[^\t\P{C}]|[\u034f\u115f\u1160\u2800\u3164\uffa0]/gu, '')
}

/** What a line may begin with. */
const bullet =
  /^(?:[-–—•·*‣⁃∙»>+~#|]|(?![₹|`^🔴🟥🟤🔺🟢🟩💚])[\p{So}\p{Extended_Pictographic}]|[\p{Emoji_Modifier}\ufe0e\ufe0f\u20e3\u200d\s])+\s*/u
/** A mark of a diet is a bullet, and read later. */
const dietBullet = /^[🔴🟥🟤🔺🟢🟩💚]/u
const numbering =
  /^(?:\(?(?:\d{1,3})\s?[.)\]:](?!\d)|\d{1,3}\s?-\s|\(?[a-z][.)]\s|\((?:[ivx]{1,4})\)|[ivx]{1,4}[.)]\s)\s*/i

/** Kind of a bullet or number: 'none', 'number', 'letter', or the bullet itself. */
export type Marker = string

/** Returns a line without its bullet or number, and which of them it had. */
export function withoutMarker(line: string): { text: string; marker: Marker } {
  let text = line.trim()
  let marker: Marker = 'none'
  // A bold heading begins with what may also be a bullet.
  const bold = /^\*[^*\s][^*]*\*/.test(text)
  const symbol = bold ? null : bullet.exec(text)
  if (symbol) {
    text = text.slice(symbol[0].length)
    marker = symbol[0].replace(/[\s\ufe0e\ufe0f]/gu, '').slice(0, 2) || 'none'
  }
  if (dietBullet.test(text)) marker = 'diet'
  const number = numbering.exec(withPlainDigits(text))
  if (number && text.length > number[0].length) {
    text = text.slice(number[0].length)
    marker = /\d/.test(number[0]) ? 'number' : 'letter'
  }
  return { text: text.trim(), marker }
}

/** Returns a line without the decoration of chats: asterisks, underscores, emoji, quotes and rulers at its ends. */
export function undecorated(text: string): string {
  return text
    .replace(/(?:[\p{So}\p{Extended_Pictographic}][\p{Emoji_Modifier}\ufe0e\ufe0f\u20e3]*\u200d?)+/gu, ' ')
    .replace(/^[\s*_~=#"“”|•·,;.:–—-]+|[\s*_~=#"“”|•·,;:.…–—@/-]+$/gu, '')
    .replace(/\*|_{2,}|~/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Words within a name that stay small. */
const small = new Set('ka ke ki ko nu ni na no ne se and with of on in the aur n'.split(' '))

/** Returns a name as menus write it: 'PANEER TIKKA' and 'paneer tikka' as 'Paneer Tikka', 'DAL kA' as it is but for its first letters. */
export function asName(text: string): string {
  const shouted = !/\p{Ll}/u.test(text)
  return text
    .split(' ')
    .map((word, at) => {
      const plain = shouted && /[aeiou]/i.test(word) ? word.toLowerCase() : word
      if (at > 0 && small.has(plain.toLowerCase())) return plain.toLowerCase()
      return plain.replace(/\p{Ll}/u, (letter, place: number) =>
        /^[^\p{L}]*$/u.test(plain.slice(0, place)) && !/[\d(]/.test(plain.slice(0, place))
          ? letter.toUpperCase()
          : letter,
      )
    })
    .join(' ')
}
