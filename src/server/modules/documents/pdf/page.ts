import { readFileSync } from 'node:fs'
import Pdf from 'pdfkit'
import { documentLocale } from '../domain/locale.ts'
import { fontFiles, runsOf, type Weight } from './type.ts'

/** Points of A4 and of its margins. */
export const sheet = { width: 595.28, height: 841.89, margin: 48 } as const
export const inner = sheet.width - 2 * sheet.margin

const ink = 'black'
const faint = 'gray'

export interface TextStyle {
  size?: number
  weight?: Weight
  faint?: boolean
  /** Where `x` is: the beginning of the text, or its end. */
  align?: 'left' | 'right'
}

/** A sheet on which text is placed by its baseline. What is drawn depends on nothing but what is asked for. */
export interface Page {
  /** One line, whatever its length. */
  line(text: string, x: number, y: number, style?: TextStyle): void
  /** Text broken at spaces to a width; returns the baseline below its last line. */
  block(text: string, at: { x: number; y: number; width: number }, style?: TextStyle): number
  rule(y: number): void
  newSheet(): void
  finish(): Promise<Buffer>
}

let fonts: { face: string; data: Buffer }[] | undefined

/** A document of A4 sheets. `at` is the only date in it, so that the same document is the same bytes whenever it is drawn. */
export function openPage(about: { title: string; author: string; at: Date }): Page {
  fonts ??= fontFiles().map(({ face, file }) => ({ face, data: readFileSync(file) }))
  const doc = new Pdf({
    size: 'A4',
    margin: 0,
    lang: `${documentLocale.locale}-IN`,
    info: { Title: about.title, Author: about.author, CreationDate: about.at, ModDate: about.at },
  })
  for (const { face, data } of fonts) doc.registerFont(face, data)
  const bytes = collect(doc)

  const widthOf = (text: string, { size = 9, weight = '400' }: TextStyle) =>
    runsOf(text, weight).reduce((all, run) => all + doc.font(run.face).fontSize(size).widthOfString(run.text), 0)

  const line: Page['line'] = (text, x, y, style = {}) => {
    const { size = 9, weight = '400', align = 'left' } = style
    let left = align === 'right' ? x - widthOf(text, style) : x
    doc.fillColor(style.faint ? faint : ink)
    for (const run of runsOf(text, weight)) {
      doc.font(run.face).fontSize(size)
      doc.text(run.text, left, y, { lineBreak: false, baseline: 'alphabetic' })
      left += doc.widthOfString(run.text)
    }
  }
  return {
    line,
    block(text, { x, y, width }, style = {}) {
      const { size = 9 } = style
      let baseline = y
      for (const broken of brokenTo(width, text, (part) => widthOf(part, style))) {
        line(broken, x, baseline, style)
        baseline += size * 1.4
      }
      return baseline
    },
    rule: (y) =>
      void doc
        .moveTo(sheet.margin, y)
        .lineTo(sheet.width - sheet.margin, y)
        .lineWidth(0.5)
        .strokeColor(faint)
        .stroke(),
    newSheet: () => void doc.addPage(),
    async finish() {
      doc.end()
      return bytes
    },
  }
}

function collect(doc: NodeJS.ReadableStream): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
}

/** Lines no wider than `width`, broken at spaces; a word that is wider than that alone is broken anywhere. */
function brokenTo(width: number, text: string, widthOf: (text: string) => number): string[] {
  const lines: string[] = []
  let current = ''
  const words = text.split(/\s+/).flatMap((word) => pieces(word, width, widthOf))
  for (const word of words) {
    const longer = current ? `${current} ${word}` : word
    if (current && widthOf(longer) > width) {
      lines.push(current)
      current = word
    } else current = longer
  }
  return current ? [...lines, current] : lines
}

function pieces(word: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(word) <= width) return [word]
  const found: string[] = []
  let piece = ''
  for (const character of word) {
    if (piece && widthOf(piece + character) > width) {
      found.push(piece)
      piece = ''
    }
    piece += character
  }
  return [...found, piece]
}
