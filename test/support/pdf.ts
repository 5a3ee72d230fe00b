import { inflateSync } from 'node:zlib'

/** The text of a PDF as its fonts tell it, piece by piece in the order of drawing; enough for files that pdfkit makes. */
export function textOfPdf(file: Buffer): string {
  const raw = file.toString('latin1')
  const objects = new Map<string, string>()
  for (const [, id = '', body = ''] of raw.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) objects.set(id, body)
  const fonts = new Map<string, Map<string, string>>()
  for (const [, name = '', id = ''] of raw.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1]
    if (unicode) fonts.set(name, charactersOf(contentOf(objects.get(unicode) ?? '')))
  }
  const pages = [...objects.values()].map(contentOf).filter((content) => content.includes('BT'))
  return pages
    .flatMap((page) => [...page.matchAll(/BT\n([\s\S]*?)\nET/g)].map(([, block = '']) => said(block, fonts)))
    .join('')
}

function contentOf(object: string): string {
  const stream = /stream\n([\s\S]*)\nendstream/.exec(object)?.[1]
  if (stream === undefined) return ''
  const bytes = Buffer.from(stream, 'latin1')
  return object.includes('/FlateDecode') ? inflateSync(bytes).toString('latin1') : stream
}

/** Which characters each glyph stands for. */
function charactersOf(map: string): Map<string, string> {
  const found = new Map<string, string>()
  let next = 0
  for (const [, entry = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, from = '', list = ''] of entry.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/g)) {
      next = Number.parseInt(from, 16)
      for (const [, hex = ''] of list.matchAll(/<([0-9a-f ]*)>/g)) {
        const units = hex.replaceAll(' ', '').match(/.{4}/g) ?? []
        found.set(
          next.toString(16).padStart(4, '0'),
          String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))),
        )
        next++
      }
    }
  }
  return found
}

function said(block: string, fonts: Map<string, Map<string, string>>): string {
  const font = fonts.get(/\/(F\d+) /.exec(block)?.[1] ?? '')
  const glyphs = [...block.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
  return glyphs.map((glyph) => font?.get(glyph) ?? '').join('')
}
