import { afterAll, describe, expect, test, vi } from 'vitest'
import sharp from 'sharp'
import { aPdf } from '#test/support/made-pdf.ts'
import { aPhoneSPhoto, aPhoto } from '#test/support/pictures.ts'
import { createImageEncoder, type ImageError } from './image-encoder.ts'

// The process has a lower priority than what else a machine does.
vi.setConfig({ testTimeout: 60_000 })

const encoder = createImageEncoder()
afterAll(() => encoder.close())

describe('a picture of a document', () => {
  test('becomes one JPEG of its own size, turned as its mark says, without the place where it was taken', async () => {
    const { type, bytes } = await encoder.encodeDocument(await aPhoneSPhoto())
    expect(type).toBe('image/jpeg')
    const { format, width, height, exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata()
    expect([format, width, height]).toEqual(['jpeg', 800, 1200])
    expect([exif, xmp, iptc, icc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined])
    expect(bytes.includes('Asha')).toBe(false)
  })

  test('is made smaller only where it is larger than a page that was scanned finely', async () => {
    const { bytes } = await encoder.encodeDocument(await aPhoto({ width: 5000, height: 2500, format: 'webp' }))
    const { width, height } = await sharp(bytes).metadata()
    expect([width, height]).toEqual([3508, 1754])
  })
})

test('a PDF stays as it is', async () => {
  const pdf = aPdf()
  expect(await encoder.encodeDocument(pdf)).toEqual({ type: 'application/pdf', bytes: pdf })
})

test.each([
  ['unsupported', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['unsupported', () => aPhoto({ width: 20, height: 20, format: 'gif' })],
  ['unsupported', async () => Buffer.concat([await aPhoto({ width: 60 }), Buffer.from('%PDF-1.7')])],
  ['unreadable', async () => (await aPhoto({ width: 800 })).subarray(0, 2000)],
  ['unreadable', async () => aPdf().subarray(0, 100)],
  ['locked', async () => aPdf({ trailer: '/Encrypt 4 0 R' })],
  ['unsafe', async () => aPdf({ objects: ['<< /S /JavaScript >>'] })],
])('what is %s is not taken', async (problem, make) => {
  const told = await encoder.encodeDocument(await make()).then(
    () => 'none',
    (error: unknown) => (error as ImageError).problem,
  )
  expect(told).toBe(problem)
})
