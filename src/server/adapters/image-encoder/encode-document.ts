import { openPicture } from './encode-image.ts'
import type { EncodingResult } from './encoded-image.ts'
import { imageKindOf } from './image-kind.ts'
import { isPdf, pdfProblemOf } from './pdf-check.ts'

/** Pixels of the longer side: an A4 page at 300 dots per inch, on which the smallest print can be read. */
const longestSide = 3508

/**
 * Makes the one file of a document. A picture is decoded and encoded anew as a JPEG, turned as its metadata say and without them; a PDF
 * is looked through and stays as it is.
 */
export async function encodeDocument(bytes: Buffer): Promise<EncodingResult> {
  if (isPdf(bytes)) {
    const problem = pdfProblemOf(bytes)
    return problem ? { problem } : { document: { type: 'application/pdf' } }
  }
  if (!imageKindOf(bytes)) return { problem: 'unsupported' }
  try {
    const picture = await openPicture(bytes)
    if (!picture) return { problem: 'unsupported' }
    const jpeg = await picture
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85, chromaSubsampling: '4:4:4' })
      .toBuffer()
    return { document: { type: 'image/jpeg', bytes: jpeg } }
  } catch {
    return { problem: 'unreadable' }
  }
}
