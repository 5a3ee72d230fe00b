import { expect, test } from 'vitest'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Json } from '#server/kernel/json.ts'
import { encodeJson, encodingFor, tagOf } from './encoded-body.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0, gzip;q=0.5', 'gzip'],
  ['gzip;q=0, br;q=0', 'identity'],
  ['br;q=0.5', 'br'],
  ['deflate', 'identity'],
  [undefined, 'identity'],
] as const)('a client that accepts %s gets %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})

test('JSON that is kept compressed is the same text in all encodings', async () => {
  const text = JSON.stringify(Array.from({ length: 500 }, (_, i) => ({ id: i, name: `Ghar ka Khana – ₹${i}` })))
  const json = await encodeJson(new Json(text))
  expect(json.text).toBe(text)
  expect(json.etag).toBe(tagOf(Buffer.from(text)))
  const read = { identity: (body: Buffer) => body, gzip: gunzipSync, br: brotliDecompressSync }
  for (const [accepted, wanted] of [
    [undefined, 'identity'],
    ['gzip', 'gzip'],
    ['gzip, br', 'br'],
  ] as const) {
    const { body, encoding } = await json.encode(accepted)
    expect(encoding).toBe(wanted)
    expect(read[encoding](body).toString()).toBe(text)
  }
})
