import { decode } from '../shared/decode.ts'
import { get } from '../shared/get.ts'

export interface BodySize {
  /** Bytes on the wire, and without their compression. */
  sent: number
  unpacked: number
}

/** Paths that are looked at: the bodies of thousands differ little. */
const samples = 20

/** Mean size of the bodies that these paths answer. */
export async function bodySize(origin: string, paths: readonly string[], acceptEncoding: string): Promise<BodySize> {
  const some = paths.slice(0, samples)
  const sum = { sent: 0, unpacked: 0 }
  for (const path of some) {
    const { status, headers, bytes } = await get(origin + path, { 'accept-encoding': acceptEncoding })
    if (status !== 200) throw new Error(`${path} answered ${status}`)
    sum.sent += bytes.length
    sum.unpacked += decode(bytes, headers['content-encoding']).length
  }
  return { sent: sum.sent / some.length, unpacked: sum.unpacked / some.length }
}
