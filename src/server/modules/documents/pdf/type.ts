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
 * are shaped whole; one that no face knows becomes a question mark.
 */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = []
  for (const character of text.normalize('NFC')) {
    const script = scriptOf(character)
    const face = `${script ?? 'latin'}-${weight}`
    const last = runs.at(-1)
    const shown = script ? character : '?'
    // A joiner belongs to the letters that it joins.
    if (last && (last.face === face || /[\u200c\u200d]/u.test(character))) last.text += shown
    else runs.push({ face, text: shown })
  }
  return runs
}

function scriptOf(character: string): Script | undefined {
  return scripts.find((script) => covers[script].test(character))
}
