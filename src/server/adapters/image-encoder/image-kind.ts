import { hasArchiveEnd } from './archive-end.ts'

/** Kinds of pictures that are taken in, told by their first bytes; names and types that a client gives say nothing. */
export type ImageKind = 'jpeg' | 'png' | 'webp'

/**
 * Returns the kind of a picture; undefined for what is none, and for one behind whose end another program would find a page, a
 * script, an archive or a document.
 */
export function imageKindOf(bytes: Buffer): ImageKind | undefined {
  const kind = kindOf(bytes)
  return kind && !carriesAnother(bytes.subarray(endOf[kind](bytes))) ? kind : undefined
}

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function kindOf(bytes: Buffer): ImageKind | undefined {
  if (bytes.length >= 3 && bytes.readUIntBE(0, 3) === 0xffd8ff) return 'jpeg'
  if (bytes.subarray(0, 8).equals(pngStart)) return 'png'
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp'
  return undefined
}

/**
 * Cameras write films and previews behind a picture, so that something is there is no sign of harm. They are megabytes of bytes like
 * chance, which spell what is short: each mark is as long as whoever reads it needs it to be.
 */
const foreign = ['PK\x03\x04', '%PDF-', 'Rar!\x1a\x07', '7z\xbc\xaf\x27\x1c']
/** The name of a tag goes on until one of these (HTML, 13.2.5.8). */
const markup = /<(?:!doctype|html|head|body|script|svg|iframe|\?php)(?=[\s/>])/i

function carriesAnother(rest: Buffer): boolean {
  const holds = (start: string) => rest.includes(start, 0, 'latin1')
  return foreign.some(holds) || hasArchiveEnd(rest) || markup.test(rest.toString('latin1'))
}

/** Where a picture ends by its own account; the end of the bytes when it is cut short. */
const endOf: Record<ImageKind, (bytes: Buffer) => number> = {
  jpeg: endOfJpeg,
  png(bytes) {
    let at = pngStart.length
    while (at + 12 <= bytes.length) {
      const type = bytes.toString('latin1', at + 4, at + 8)
      at += 12 + bytes.readUInt32BE(at)
      if (type === 'IEND') return at
    }
    return bytes.length
  },
  // The size counts what follows it.
  webp: (bytes) => (bytes.length < 12 ? bytes.length : bytes.readUInt32LE(4) + 8),
}

const [marker, endOfImage, startOfScan] = [0xff, 0xd9, 0xda]

/** Segments say their length; after the start of a scan its data go on to the next marker that is not part of them. */
function endOfJpeg(bytes: Buffer): number {
  let at = 2
  while (at + 4 <= bytes.length) {
    const code = bytes[at + 1] ?? 0
    if (bytes[at] !== marker) return bytes.length
    if (code === endOfImage) return at + 2
    at += 2 + bytes.readUInt16BE(at + 2)
    if (code === startOfScan) at = endOfScan(bytes, at)
  }
  return bytes[at] === marker && bytes[at + 1] === endOfImage ? at + 2 : bytes.length
}

function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(marker, from); at !== -1; at = bytes.indexOf(marker, at + 1)) {
    const code = bytes[at + 1] ?? 0
    // A zero is data that looked like a marker, those of restarts are too, and a second FF fills up.
    if (code !== 0 && code !== marker && (code < 0xd0 || code > 0xd7)) return at
  }
  return bytes.length
}
