import { afterAll, describe, expect, test, vi } from 'vitest'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { aPhoneSPhoto, aPhoto } from '#test/support/pictures.ts'
import { createImageEncoder, usualLimits, type EncoderLimits, type ImageError } from './image-encoder.ts'
import { imageKindOf } from './image-kind.ts'

// The process has a lower priority than what else a machine does.
vi.setConfig({ testTimeout: 60_000 })

const encoder = createImageEncoder()
afterAll(() => encoder.close())

const problemOf = (bytes: Buffer, by = encoder) =>
  by.encode(bytes).then(
    () => 'none',
    (error: unknown) => (error as ImageError).problem,
  )

describe('a photograph', () => {
  test('is kept as AVIF and WebP in all widths that are not larger, with a card for shared links', async () => {
    const { widths, width, height, files, placeholder } = await encoder.encode(await aPhoto())
    expect([widths, width, height]).toEqual([[240, 480, 640, 960, 1440], 1440, 900])
    expect(placeholder).toMatch(/^data:image\/webp;base64,[A-Za-z0-9+/=]+$/)
    expect(placeholder.length).toBeLessThan(300)
    const kept = await Promise.all(
      files.map(async ({ bytes, ...file }) => {
        const { width: wide, format } = await sharp(bytes).metadata()
        expect(wide).toBe(file.width)
        return [file.width, file.format, format]
      }),
    )
    expect(kept).toEqual([
      ...widths.flatMap((wide) => [
        [wide, 'avif', 'heif'],
        [wide, 'webp', 'webp'],
      ]),
      [1200, 'jpg', 'jpeg'],
    ])
  })

  test.each([
    [700, [240, 480, 640]],
    [100, [100]],
  ])('of %i pixels is not enlarged', async (width, expected) => {
    const { widths } = await encoder.encode(await aPhoto({ width, height: 300, format: 'webp' }))
    expect(widths).toEqual(expected)
  })

  test('is turned as its mark says and loses the place where it was taken', async () => {
    const photo = await aPhoneSPhoto()
    const before = await sharp(photo).metadata()
    expect([before.exif !== undefined, before.orientation]).toEqual([true, 6])
    const { width, height, files } = await encoder.encode(photo)
    expect([width, height]).toEqual([640, 960])
    for (const { bytes } of files) {
      const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata()
      expect([exif, xmp, iptc, icc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined])
      expect(bytes.includes('Asha')).toBe(false)
    }
  })

  test('with a film behind it, as phones write them, is taken without the film', async () => {
    const film = Buffer.concat([await aPhoto({ width: 300 }), Buffer.from('\0\0\0\x18ftypmp42 a film')])
    const { files } = await encoder.encode(film)
    expect(files.some(({ bytes }) => bytes.includes('a film'))).toBe(false)
  })
})

describe('rejected for what it is:', () => {
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  test.each([
    ['a drawing', async () => drawing],
    ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a PDF', async () => Buffer.from('%PDF-1.7 …')],
    ['a GIF', () => aPhoto({ width: 20, height: 20, format: 'gif' })],
    ['a TIFF', () => aPhoto({ width: 20, height: 20, format: 'tiff' })],
    ['nothing but a beginning', async () => Buffer.from([0xff, 0xd8])],
    ['a moving WebP', async () => movingWebp()],
    ['a JPEG that is also a page', async () => behind(await aPhoto({ width: 60 }), '<html><script>alert(1)</script>')],
    ['a JPEG that is also an archive', async () => behind(await aPhoto({ width: 60 }), 'PK\x03\x04 a program')],
    ['a PNG that is also a PDF', async () => behind(await aPhoto({ width: 60, format: 'png' }), '%PDF-1.7')],
    ['a WebP that is also a page', async () => behind(await aPhoto({ width: 60, format: 'webp' }), '<script>')],
  ])('%s', async (_, make) => {
    expect(await problemOf(await make())).toBe('unsupported')
  })
})

describe('unreadable:', () => {
  test.each([
    ['a JPEG that was cut short', async () => half(await aPhoto({ width: 800 }))],
    ['a PNG that was cut short', async () => half(await aPhoto({ width: 800, format: 'png' }))],
    ['a WebP that was cut short', async () => half(await aPhoto({ width: 800, format: 'webp' }))],
    ['a plain picture of 42 million pixels', () => aPlainPicture(6500)],
    ['a PNG that says it has 40,000 × 40,000 pixels', async () => hugePng(40_000)],
  ])('%s', async (_, make) => {
    expect(await problemOf(await make())).toBe('unreadable')
  })
})

describe('the process is killed and the next picture gets a new one:', () => {
  test.each<[string, Partial<EncoderLimits>]>([
    ['a picture that takes too long', { timeoutMs: 30 }],
    ['a picture that takes too much processor time', { processorMs: 60 }],
    ['a picture that takes too much memory', { memoryBytes: 1_000_000 }],
  ])('%s', async (_, bound) => {
    const strict = createImageEncoder({ ...usualLimits, ...bound })
    const photo = await aPhoto({ width: 2000, height: 1500 })
    expect([await problemOf(photo, strict), await problemOf(photo, strict)]).toEqual(['unreadable', 'unreadable'])
    strict.close()
  })

  test('40 million pixels that must be unpacked whole', async () => {
    const patient = createImageEncoder()
    // Nearly 40 million pixels in a few bytes: interlaced, they are unpacked whole, which takes more memory than there is for one.
    const large = await sharp({ create: { width: 6300, height: 6300, channels: 4, background: '#b5651d80' } })
      .png({ progressive: true })
      .toBuffer()
    expect(await problemOf(large, patient)).toBe('unreadable')
    expect((await patient.encode(await aPhoto({ width: 300 }))).widths).toEqual([240])
    patient.close()
  })
})

test('beyond so many that wait further ones are rejected, and one whose client left is not encoded', async () => {
  const one = createImageEncoder({ ...usualLimits, waiting: 1 })
  const photo = await aPhoto({ width: 300 })
  const left = new AbortController()
  const first = one.encode(photo)
  const second = one.encode(photo, left.signal)
  await expect(one.encode(photo)).rejects.toThrow('busy')
  left.abort()
  await expect(second).rejects.toThrow('unreadable')
  const third = one.encode(photo)
  expect([(await first).widths, (await third).widths]).toEqual([[240], [240]])
  one.close()
})

test('the end of a JPEG is found behind restart marks, and of one that is cut short it is the end of the bytes', async () => {
  const photo = await aPhoto({ width: 60 })
  expect(imageKindOf(behind(photo, ' PK\x05\x06'))).toBeUndefined()
  expect(imageKindOf(half(photo))).toBe('jpeg')
  expect(imageKindOf(Buffer.from('RIFF'))).toBeUndefined()
})

test('a film behind a picture may spell the short beginnings of other files by chance', async () => {
  const photo = await aPhoto({ width: 60 })
  for (const spelt of ['<sVg\xb4', '<SVG\x00', '7z\xbc\xaf\x00\x10', `PK\x05\x06${'\x9c'.repeat(66_000)}`])
    expect([spelt.slice(0, 6), imageKindOf(behind(photo, spelt))]).toEqual([spelt.slice(0, 6), 'jpeg'])
  for (const meant of ['<svg >', '<svg\tonload=', '<SVG/onload=', '7z\xbc\xaf\x27\x1c', `PK\x05\x06${'\0'.repeat(18)}`])
    expect([meant, imageKindOf(behind(photo, meant))]).toEqual([meant, undefined])
})

async function aPlainPicture(side: number): Promise<Buffer> {
  return sharp({ create: { width: side, height: side, channels: 3, background: '#b5651d' } })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

function behind(picture: Buffer, text: string): Buffer {
  return Buffer.concat([picture, Buffer.from(text, 'latin1')])
}

function half(picture: Buffer): Buffer {
  return picture.subarray(0, picture.length / 2)
}

async function movingWebp(): Promise<Buffer> {
  const frames = await sharp({ create: { width: 20, height: 60, channels: 3, background: '#b5651d' } })
    .raw()
    .toBuffer()
  // Three frames below each other; they must differ to stay three.
  frames.fill(0, 0, 20 * 20 * 3).fill(255, 20 * 20 * 3, 20 * 40 * 3)
  return sharp(frames, { raw: { width: 20, height: 60, channels: 3, pageHeight: 20 } })
    .webp({ loop: 0, delay: [50, 50, 50] })
    .toBuffer()
}

/** A PNG whose header says that it is larger than any that is taken. */
function hugePng(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const rows = chunk('IDAT', deflateSync(Buffer.alloc(1000)))
  return Buffer.concat([start, chunk('IHDR', header), rows, chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
