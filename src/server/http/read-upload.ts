import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { Busboy } from '@fastify/busboy'
import { AppError, fail } from '#server/kernel/app-error.ts'
import type { UploadCodes, UploadedFile } from '#server/kernel/upload.ts'

/** Room for the frame around the file: boundaries, headers of parts, a preset. */
const frameBytes = 16 * 1024
const limits = { files: 1, fields: 8, parts: 10, fieldSize: 1_024, headerPairs: 20, headerSize: 4_096 }

/**
 * Reads the file in the field `file` of a form as it arrives. Of what comes beyond the limit nothing is kept, and reading ends there.
 * @throws the given codes; `malformed` for a body that is no form or ends early
 */
export async function readUpload(
  request: Request,
  { maxBytes, missing, tooLarge }: UploadCodes & { maxBytes: number },
): Promise<UploadedFile> {
  const parser = parserFor(request, maxBytes)
  let file: { name: string; parts: Buffer[] } | undefined
  parser.on('file', (field, stream, given) => {
    // Ends with an error of its own when the form does; the parser has that error too.
    stream.on('error', () => undefined)
    if (field !== 'file' || file) return void stream.resume()
    const { name, parts } = (file = { name: shownName(given), parts: [] as Buffer[] })
    const isTooLarge = () => void parser.destroy(new AppError(tooLarge, { values: { name } }))
    if (Number(request.headers.get('content-length')) > maxBytes + frameBytes) return isTooLarge()
    stream.on('limit', isTooLarge)
    stream.on('data', (part: Buffer) => parts.push(part))
  })
  await pipeline(bytesOf(request), atMost(maxBytes + frameBytes), parser).catch((error: unknown) => {
    throw error instanceof AppError ? error : fail('malformed')
  })
  if (!file) throw fail(missing)
  return { name: file.name, bytes: Buffer.concat(file.parts) }
}

function parserFor(request: Request, maxBytes: number) {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data *;/i.test(type)) throw fail('unsupported_media_type')
  try {
    return new Busboy({ headers: { 'content-type': type }, limits: { ...limits, fileSize: maxBytes } })
  } catch {
    // A form without a boundary.
    throw fail('malformed')
  }
}

function bytesOf({ body }: Request): Readable {
  // The types of the two kinds of stream come from different libraries; the stream is the same.
  return body ? Readable.fromWeb(body as ReadableStream<Uint8Array>) : Readable.from([])
}

/** Passes on so many bytes and then fails, so that what is around the file is bounded as well. */
function atMost(most: number): Transform {
  let size = 0
  return new Transform({
    transform(part: Buffer, _, done) {
      size += part.length
      if (size > most) done(fail('too_large'))
      else done(null, part)
    },
  })
}

/** The end of the name when it is long, because that is what tells apart pictures of a camera. */
function shownName(given: string | undefined): string {
  const plain = (given ?? '')
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}<>{}]+/gu, ' ')
    .trim()
  const characters = Array.from(plain)
  return characters.length > 80 ? `…${characters.slice(-79).join('')}` : plain || 'file'
}
