import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { encodeOnce } from './encoded-body.ts'

const ofLength = (length: number) => 'अन्न dal '.repeat(length).slice(0, length)

test.each([5_000, 200_000])('a text of %d letters is compressed for a client that accepts gzip', async (length) => {
  const { body, encoding } = await encodeOnce(ofLength(length), 'gzip, deflate, br')
  expect(encoding).toBe('gzip')
  expect(gunzipSync(body).toString()).toBe(ofLength(length))
  expect(body.length).toBeLessThan(length / 10)
})

test.each<[string, string, string | undefined]>([
  ['for a client that accepts none', ofLength(5_000), undefined],
  ['for a client that accepts others', ofLength(5_000), 'br'],
  ['that fits into the first packets', ofLength(500), 'gzip'],
])('a text is sent as it is %s', async (_, text, accepted) => {
  expect(await encodeOnce(text, accepted)).toEqual({ body: Buffer.from(text), encoding: 'identity' })
})
