import { join } from 'node:path'

/** The faces of a document: the product's own type as static files, since a PDF holds no variable fonts. */
const folder = join(import.meta.dirname, '../fonts')

export type Weight = '400' | '600'

/**
 * Each file covers one script; the first that knows a character draws it. The Indian letters are the slowest to load, so
 * the rupee sign comes with the accented ones. */
const scripts = ['latin', 'devanagari', 'latin-ext'] as const
type Script = (typeof scripts)[number]

const covers: Record<Script, RegExp> = {
  latin: /[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u02bb-\u02dc\u2000-\u206f\u2074\u20ac\u2122\u2212]/u,
  devanagari: /[\u0900-\u097f\u1cd0-\u1cf9\u25cc\ua830-\ua839\ua8e0-\ua8ff]/u,
  'latin-ext': /[\u0100-\u02ba\u1e00-\u1ef9\u20b9]/u,
}

/** A stretch of text in one face. */
export interface Run {
  face: string
  text: string
}

export function fontFiles(): { face: string; file: string }[] {
  return scripts.flatMap((script) =>
    (['400', '600'] as const).map((weight) => ({
      face: `${script}-${weight}`,
      file: join(folder, `${script}-${weight}.ttf`),
    })),
  )
}

/**
 * Text as runs of one face each. A character goes with those before it where its neighbours' face knows it too, so that words
 * are shaped whole; what no face knows is spelled by {@link spelled}.
 */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = []
  for (const character of spelled(text)) {
    const face = `${scriptOf(character) ?? 'latin'}-${weight}`
    const last = runs.at(-1)
    // A joiner belongs to the letters that it joins.
    if (last && (last.face === face || /[\u200c\u200d]/u.test(character))) last.text += character
    else runs.push({ face, text: character })
  }
  return runs
}

/** From Bengali to Malayalam. Their blocks have the letters of Devanagari at the same places, as ISCII had them. */
const sisters = /[\u0980-\u0d7f]/u

/**
 * Text in characters that a face knows: letters of other Indian scripts as those of Devanagari, compatible forms as what they are
 * made of, emoji not at all, and any other letter by its number in Unicode, so that nothing is lost or looks like something else.
 */
function spelled(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\ufe0f\u{e0020}-\u{e007f}]/gu, (sign) =>
      scriptOf(sign) ? sign : '',
    )
    .replace(/[^]/gu, (character) => {
      if (isDrawn(character)) return character
      const plain = character.normalize('NFKC')
      if (Array.from(plain).every(isDrawn)) return plain
      const sister = String.fromCodePoint(0x900 + ((character.codePointAt(0) ?? 0) & 0x7f))
      return sisters.test(character) && isDrawn(sister) ? sister : numberOf(character)
    })
}

function isDrawn(character: string): boolean {
  return scriptOf(character) !== undefined
}

function numberOf(character: string): string {
  return `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`
}

function scriptOf(character: string): Script | undefined {
  return scripts.find((script) => covers[script].test(character))
}
