import { inflateSync } from 'node:zlib'
import { hasArchiveEnd } from './archive-end.ts'
import type { DocumentProblem } from './encoded-image.ts'

export function isPdf(bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, 5) === '%PDF-'
}

const maxInflatedBytes = 32 * 1024 * 1024

/** Names of what makes a reader run or fetch something, and of files within: no licence or cheque needs them. */
const unsafe =
  /\/(?:JavaScript|Launch|Rendition|RichMedia|EmbeddedFiles?|SubmitForm|ImportData|GoTo[RE]|Movie)(?![A-Za-z0-9])/

/**
 * Names so short that the bytes of a scanned page spell them by chance (`/3D` one in five in 5 MB), each with one that must be in the
 * same file for a reader to act on it: a form's own program (ISO 32000-1, 12.7.8) and the model of a 3D annotation (13.6.3).
 */
const unsafeTogether = [
  [/\/XFA(?![A-Za-z0-9])/, /\/AcroForm(?![A-Za-z0-9])/],
  [/\/3D(?![A-Za-z0-9])/, /\/(?:U3D|PRC)(?![A-Za-z0-9])/],
] as const

/**
 * Looks through a PDF without rendering it: that it is whole from its header to its trailer, needs no password, runs nothing and
 * holds no other file. Objects in compressed streams are looked through as well; names may be spelt with escapes.
 */
export function pdfProblemOf(bytes: Buffer): DocumentProblem | undefined {
  const text = bytes.toString('latin1')
  if (!isWhole(text)) return 'unreadable'
  const plain = withoutEscapes(text)
  const packed = packedObjects(bytes, text)
  // One that says so and was not found is hidden.
  if (!packed || packed.length !== countOf(plain, /\/ObjStm(?![A-Za-z0-9])/g)) return 'unreadable'
  if (/\/Encrypt(?![A-Za-z0-9])/.test(plain)) return 'locked'
  const parts = [plain, ...packed]
  const holds = (name: RegExp) => parts.some((part) => name.test(part))
  return hasArchiveEnd(bytes) || holds(unsafe) || unsafeTogether.some((names) => names.every(holds))
    ? 'unsafe'
    : undefined
}

/** Header at the very beginning, a trailer at the very end, and at the place that it names a table or stream of objects with a root. */
function isWhole(text: string): boolean {
  if (!/^%PDF-(?:1\.[0-7]|2\.0)\s/.test(text.slice(0, 10))) return false
  const at = /startxref\s+(\d{1,8})\s+%%EOF[\s\0]*$/.exec(text.slice(-1024))?.[1]
  const table = text.slice(Number(at ?? text.length))
  const [isTable, isStream] = [/^\s*xref\s/.test(table), /^\s*\d+\s+\d+\s+obj\b/.test(table)]
  return (isTable || (isStream && /\/XRef\b/.test(table.slice(0, 2048)))) && /\/Root\s+\d+\s+\d+\s+R/.test(table)
}

/** Any character of a name may be written as `#` and two digits. */
function withoutEscapes(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

/** The texts of streams that hold objects; undefined when one is packed in a way that we cannot look through. */
function packedObjects(bytes: Buffer, text: string): string[] | undefined {
  const found: string[] = []
  let left = maxInflatedBytes
  let from = 0
  for (const { index, 0: word } of text.matchAll(/\bobj\b|endstream|(?<!end)stream\r?\n/g)) {
    const end = index + word.length
    if (!word.startsWith('stream')) {
      from = end
      continue
    }
    const head = withoutEscapes(text.slice(from, index))
    from = end
    if (!/\/ObjStm(?![A-Za-z0-9])/.test(head)) continue
    const unpacked = unpackedObjects(bytes.subarray(end), head, left)
    if (unpacked === undefined) return undefined
    left -= unpacked.length
    found.push(withoutEscapes(unpacked))
  }
  return found
}

function unpackedObjects(bytes: Buffer, head: string, maxBytes: number): string | undefined {
  const filter = /\/Filter\s*\[?\s*([^\s\]>]+)/.exec(head)?.[1]
  // What is not packed was looked through with everything else.
  if (filter === undefined) return ''
  const isPlain =
    /\/Filter\s*(?:\/FlateDecode|\[\s*\/FlateDecode\s*\])\s*(?:\/|>)/.test(head) && !/\/Predictor/.test(head)
  if (!isPlain || maxBytes <= 0) return undefined
  try {
    return inflateSync(bytes, { maxOutputLength: maxBytes }).toString('latin1')
  } catch {
    return undefined
  }
}

function countOf(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].length
}
