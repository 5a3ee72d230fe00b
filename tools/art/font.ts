import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { inflateSync } from 'node:zlib'

/**
 * A packed web font as a plain one, which is all that the text renderer reads; gives its file.
 * The format is https://www.w3.org/TR/WOFF/: a directory of tables, each packed by itself.
 */
export async function plainFont(packed: string, file: string): Promise<string> {
  const woff = await readFile(createRequire(import.meta.url).resolve(packed))
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, i) => {
    const entry = 44 + i * 20
    const [offset, packedLength, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ] // Three were read.
    const bytes = woff.subarray(offset, offset + packedLength)
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum: woff.readUInt32BE(entry + 16),
      bytes: packedLength < length ? inflateSync(bytes) : bytes,
    }
  })
  await mkdir(dirname(file), { recursive: true })
  await writeFile(join(file), sfnt(woff.readUInt32BE(4), tables))
  return file
}

interface Table {
  tag: Uint8Array
  checksum: number
  bytes: Uint8Array
}

function sfnt(flavour: number, tables: readonly Table[]): Buffer {
  const power = Math.floor(Math.log2(tables.length))
  const head = Buffer.alloc(12 + tables.length * 16)
  head.writeUInt32BE(flavour, 0)
  const search = [tables.length, 16 * 2 ** power, power, 16 * (tables.length - 2 ** power)]
  search.forEach((value, i) => head.writeUInt16BE(value, 4 + i * 2))
  let offset = head.length
  const bodies = tables.map(({ tag, checksum, bytes }, i) => {
    const entry = 12 + i * 16
    head.set(tag, entry)
    head.writeUInt32BE(checksum, entry + 4)
    head.writeUInt32BE(offset, entry + 8)
    head.writeUInt32BE(bytes.length, entry + 12)
    const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])
    offset += padded.length
    return padded
  })
  return Buffer.concat([head, ...bodies])
}
