import sharp, { type Sharp } from 'sharp'
import { limits } from '#contract/limits.ts'
import { shareCardSize } from '#contract/values/share-card.ts'
import { imageWidths } from '#contract/rules/uploaded-image.ts'
import type { EncodedImage, EncodingResult, ImageFile } from './encoded-image.ts'
import { imageKindOf } from './image-kind.ts'

// Of all formats that the library reads, it reads these and no others.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})
// One core is left to the requests.
sharp.concurrency(1)
sharp.cache(false)

/**
 * Decodes an upload and encodes it again in all its sizes. Only its pixels go on, turned as its metadata say: metadata, profiles and
 * what lies behind the picture do not.
 */
export async function encodeImage(bytes: Buffer): Promise<EncodingResult> {
  if (!imageKindOf(bytes)) return { problem: 'unsupported' }
  try {
    const original = await openPicture(bytes)
    if (!original) return { problem: 'unsupported' }
    const { autoOrient } = await original.metadata()
    const [pixels, widths] = await largest(original, widthsFor(autoOrient.width))
    return { image: await encoded(pixels, widths) }
  } catch {
    return { problem: 'unreadable' }
  }
}

/** A still picture, turned as its metadata say; undefined for a moving one. Rejects beyond the limit of pixels. */
export async function openPicture(bytes: Buffer): Promise<Sharp | undefined> {
  const picture = sharp(bytes, { limitInputPixels: limits.image.maxPixels, failOn: 'error', autoOrient: true })
  const { pages = 1 } = await picture.metadata()
  return pages > 1 ? undefined : picture
}

function widthsFor(width: number): number[] {
  const smaller = imageWidths.filter((each) => each <= width)
  return smaller.length > 0 ? smaller : [width]
}

/** The pixels of the largest size, from which all others are made: the original is decoded once. */
async function largest(original: Sharp, widths: number[]): Promise<[Sharp, number[]]> {
  const { data, info } = await original
    .resize({ width: widths.at(-1) ?? 1, kernel: 'lanczos3' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return [sharp(data, { raw: { width, height, channels } }), widths]
}

async function encoded(pixels: Sharp, widths: number[]): Promise<EncodedImage> {
  const files: ImageFile[] = []
  let height = 0
  // One after the other: each takes memory.
  for (const width of widths) {
    const sized = pixels.clone().resize({ width, kernel: 'lanczos3' })
    // Effort 4, the usual one, takes six times the processor time for 7 % fewer bytes.
    const avif = await sized.clone().avif({ quality: 50, effort: 2 }).toBuffer({ resolveWithObject: true })
    const webp = await sized.webp({ quality: 76, effort: 4 }).toBuffer()
    files.push({ width, format: 'avif', bytes: avif.data }, { width, format: 'webp', bytes: webp })
    height = avif.info.height
  }
  const card = await pixels
    .clone()
    .resize({ ...shareCardSize, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer()
  files.push({ width: shareCardSize.width, format: 'jpg', bytes: card })
  const width = widths.at(-1) ?? 1
  return { widths, width, height, placeholder: await miniature(pixels, width / height), files }
}

/** A few pixels that a browser draws large and soft. */
async function miniature(pixels: Sharp, ratio: number): Promise<string> {
  const small = await pixels
    .clone()
    .resize(Math.max(2, Math.round(6 * Math.min(1.5, ratio))), 6, { fit: 'fill', kernel: 'cubic' })
    .flatten({ background: '#ffffff' })
    .blur(0.6)
    .webp({ quality: 34, effort: 6, smartSubsample: false })
    .toBuffer()
  return `data:image/webp;base64,${small.toString('base64')}`
}
