import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { AsciiJson, type Json } from '#server/kernel/json.ts'
import { brotliCompress, brotliDecompress, constants, gunzip, gunzipSync, gzip, gzipSync } from 'node:zlib'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const decodeBrotli = promisify(brotliDecompress)
const decodeGzip = promisify(gunzip)

/** A body that is sent many times: each encoding made once, with a tag of its content. */
export interface EncodedBody {
  etag: string
  bytes: { identity: Buffer; gzip: Buffer; br: Buffer }
}

/** Returns the tag of a body, the same in all encodings. */
export function tagOf(identity: Buffer): string {
  return `"${hash('sha1', identity, 'base64url').slice(0, 22)}"`
}

/**
 * One per cent larger than by quality 9, which has a table of 33 MB made for each body: 1.2 instead of 14.5 ms for a list
 * of 87 KB, and 2 MB.
 */
const thorough = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

/** Compresses a body for every client that may ask for it. */
export async function encodeBody(identity: Buffer, etag = tagOf(identity)): Promise<EncodedBody> {
  const [br, gzipped] = await Promise.all([compressBrotli(identity, thorough), compressGzip(identity)])
  return { etag, bytes: { identity, gzip: gzipped, br } }
}

/** Bytes in an encoding. */
export interface Encoded {
  body: Buffer
  encoding: keyof EncodedBody['bytes']
}

/** Returns the bytes themselves, decoded outside of the event loop. */
export async function decoded({ body, encoding }: Encoded): Promise<Buffer> {
  if (encoding === 'identity') return body
  return encoding === 'br' ? decodeBrotli(body) : decodeGzip(body)
}

/** The same, or a text of ASCII characters alone, whose bytes nobody has to write down before they are sent. */
export interface EncodedText {
  body: Buffer | string
  encoding: Encoded['encoding']
}

/** Smaller ones are two or three packets as they are. */
const leastToCompress = 4_096
/** Up to here compressing takes less time than to hand it to another thread and back. */
const mostAtOnce = 65_536
/**
 * Six per cent larger than by the usual level for a search of ten kilobytes, in two thirds of the time. With half of the usual state
 * and a quarter of the usual room for the result, which answers keep until garbage is collected.
 */
const quick = { level: 3, windowBits: 14, memLevel: 7, chunkSize: 4_096 }

/** Where a text is written down to be compressed in one go, over and over: bytes of its own would be garbage with each answer. */
const scratch = Buffer.allocUnsafeSlow(mostAtOnce)
/** Of UTF-8, for each character of a text. */
const mostBytesEach = 3

/** Compresses a text that is sent once, where the client accepts gzip and it is worth it; in one piece, which costs less than a stream. */
export function encodeOnce(json: Json<unknown>, accepted: string | undefined): EncodedText | Promise<EncodedText> {
  const { text } = json
  const isAscii = json instanceof AsciiJson
  const isCompressed = accepts(accepted, 'gzip')
  if (isAscii && (!isCompressed || text.length < leastToCompress)) return { body: text, encoding: 'identity' }
  const charset = isAscii ? 'latin1' : 'utf8'
  if (isCompressed && text.length >= leastToCompress && text.length * mostBytesEach <= mostAtOnce)
    return { body: gzipSync(scratch.subarray(0, scratch.write(text, charset)), quick), encoding: 'gzip' }
  const body = Buffer.from(text, charset)
  if (!isCompressed || body.length < leastToCompress) return { body, encoding: 'identity' }
  if (body.length <= mostAtOnce) return { body: gzipSync(body, quick), encoding: 'gzip' }
  return compressGzip(body, quick).then((gzipped) => ({ body: gzipped, encoding: 'gzip' }))
}

/** A page of 126 KB takes 1 ms in 18.9 KB; at level 9 it takes 15 ms in 17.2 KB, and gzip at its usual level 1.4 ms in 21.2 KB. */
const quickBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Compresses a page that may be sent once, in the best encoding that the client accepts, outside of the event loop. */
export async function encodePageOnce(body: Buffer, accepted: string | null): Promise<Encoded> {
  const encoding = body.length < leastToCompress ? 'identity' : encodingFor(accepted)
  if (encoding === 'identity') return { body, encoding }
  return { body: await (encoding === 'br' ? compressBrotli(body, quickBrotli) : compressGzip(body, quick)), encoding }
}

/**
 * JSON that is sent many times. It is kept compressed alone: a list of caterers takes a fifth of the memory then, and hardly anybody asks
 * for it as it is.
 */
export class EncodedJson<Value> {
  readonly etag: string
  readonly #bytes: Pick<EncodedBody['bytes'], 'br' | 'gzip'>
  /** Phantom field: makes the JSON of `A` and of `B` incompatible types. */
  declare readonly of: Value

  constructor({ etag, bytes: { br, gzip } }: EncodedBody) {
    this.etag = etag
    this.#bytes = { br, gzip }
  }

  /** In the best encoding that a client accepts. */
  async encode(accepted: string | undefined): Promise<Encoded> {
    const encoding = encodingFor(accepted)
    if (encoding !== 'identity') return { body: this.#bytes[encoding], encoding }
    return { body: await decodeGzip(this.#bytes.gzip), encoding }
  }

  get text(): string {
    return gunzipSync(this.#bytes.gzip).toString()
  }
}

export async function encodeJson<Value>({ text }: Json<Value>): Promise<EncodedJson<Value>> {
  return new EncodedJson<Value>(await encodeBody(Buffer.from(text)))
}

/** A quality of zero refuses (RFC 9110, section 12.4.2). */
const refused = { br: /\bbr *; *q=0(\.0*)? *(,|$)/i, gzip: /\bgzip *; *q=0(\.0*)? *(,|$)/i }

function accepts(accepted: string | null | undefined, encoding: 'br' | 'gzip'): boolean {
  return accepted?.includes(encoding) === true && !refused[encoding].test(accepted)
}

/** The best encoding that a client accepts. */
export function encodingFor(accepted: string | null | undefined): keyof EncodedBody['bytes'] {
  if (accepts(accepted, 'br')) return 'br'
  return accepts(accepted, 'gzip') ? 'gzip' : 'identity'
}

/** Answers a GET or HEAD with a body in an encoding that the client accepts; 304 when the client holds it already. */
export function answerEncoded(
  { etag, bytes }: EncodedBody,
  request: Request,
  given: [string, string][] | Record<string, string>,
): Response {
  const encoding = encodingFor(request.headers.get('accept-encoding'))
  return answerBytes({ etag, encoding, body: bytes[encoding] }, request, given)
}

/** Answers a GET or HEAD with bytes in an encoding that the client accepts; 304 when the client holds their content already. */
export function answerBytes(
  { etag, encoding, body }: Encoded & { etag: string },
  request: Request,
  given: [string, string][] | Record<string, string>,
): Response {
  const headers = new Headers(given)
  headers.set('ETag', etag)
  headers.set('Vary', 'Accept-Encoding')
  if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers })
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
  headers.set('Content-Length', String(body.length))
  // Buffer is a Uint8Array over a plain ArrayBuffer here; the DOM's type asks to hear so.
  return new Response(request.method === 'HEAD' ? null : (body as Uint8Array<ArrayBuffer>), { headers })
}
