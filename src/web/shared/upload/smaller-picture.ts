import { limits } from '#contract/limits.ts'

/** Longest side in pixels and quality of each try; the largest picture that is shown is 1440 pixels wide. */
const tries = [
  { side: 2880, quality: 0.85 },
  { side: 1920, quality: 0.8 },
  { side: 1440, quality: 0.7 },
]

/** Draws a picture again, smaller, so that it may be uploaded. Rejects when the browser cannot read it. */
export async function smallerPicture(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    for (const { side, quality } of tries) {
      const drawn = await drawnSmaller(picture, side, quality)
      if (drawn && drawn.size <= limits.image.maxBytes) return drawn
    }
    throw new Error('the picture cannot be made small enough')
  } finally {
    picture.close()
  }
}

function drawnSmaller(picture: ImageBitmap, side: number, quality: number): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  // A JPEG has no transparency.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}
