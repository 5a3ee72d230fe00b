import { deflateSync } from 'node:zlib'

interface Given {
  /** Further objects, each as the text between `obj` and `endobj`. */
  objects?: readonly string[]
  /** Objects within a compressed stream, as their text; then the table is a stream too, as today's programs write it. */
  packed?: string | undefined
  /** Entries of the dictionary of that stream in place of the usual ones. */
  packedHead?: string
  header?: string
  trailer?: string
}

/** The bytes of a small PDF of one empty page, written by hand. */
export function aPdf({ objects = [], packed, packedHead, header = '%PDF-1.7\n', trailer = '' }: Given = {}): Buffer {
  const bodies = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
    ...objects,
    ...(packed === undefined ? [] : [packedStream(packed, packedHead)]),
  ]
  let text = header
  const places: number[] = []
  for (const [at, body] of bodies.entries()) {
    places.push(text.length)
    text += `${at + 1} 0 obj\n${body}\nendobj\n`
  }
  const start = text.length
  const root = `/Size ${bodies.length + 1} /Root 1 0 R ${trailer}`
  if (packed === undefined) {
    const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
    text += `xref\n0 ${bodies.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< ${root} >>\n`
  } else {
    const table = deflateSync(Buffer.alloc(4 * bodies.length)).toString('latin1')
    const head = `<< /Type /XRef /W [1 2 1] ${root} /Filter /FlateDecode /Length ${table.length} >>`
    text += `${bodies.length + 1} 0 obj\n${head}\nstream\n${table}\nendstream\nendobj\n`
  }
  return Buffer.from(`${text}startxref\n${start}\n%%EOF\n`, 'latin1')
}

function packedStream(objects: string, head?: string): string {
  const bytes = deflateSync(Buffer.from(`9 0 ${objects}`)).toString('latin1')
  const entries = head ?? '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode'
  return `<< ${entries} /Length ${bytes.length} >>\nstream\n${bytes}\nendstream`
}
