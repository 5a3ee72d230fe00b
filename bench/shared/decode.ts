import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'

/** Returns a body without the compression that its Content-Encoding names. */
export function decode(bytes: Buffer, encoding: string | undefined): Buffer {
  switch (encoding) {
    case 'br':
      return brotliDecompressSync(bytes)
    case 'gzip':
      return gunzipSync(bytes)
    case 'deflate':
      return inflateSync(bytes)
    case undefined:
      return bytes
    default:
      throw new Error(`unknown encoding ${encoding}`)
  }
}
