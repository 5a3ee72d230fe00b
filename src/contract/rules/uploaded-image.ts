/** Types of pictures that may be uploaded. `image/jpg` is no registered type, but some systems call a JPEG so. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/jpg', 'image/webp'] as const

/** Widths in pixels in which an uploaded picture is kept, of those that are not larger than the original. */
export const imageWidths = [240, 480, 640, 960, 1440] as const

/** Returns the widths of an uploaded picture whose largest is known, smallest first. */
export function widthsUpTo(largest: number): number[] {
  const known: readonly number[] = imageWidths
  return known.includes(largest) ? known.filter((width) => width <= largest) : [largest]
}

/** Where the product's own server serves uploaded pictures. */
export const uploadedPath = '/images/'

/** Reports whether a picture, by its base, was uploaded: those of the product itself lie elsewhere and have no WebP. */
export function isUploaded(base: string): boolean {
  return base.startsWith(uploadedPath) || base.startsWith('http')
}
