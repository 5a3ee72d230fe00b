import { isUploaded, widthsUpTo } from '#contract/rules/uploaded-image.ts'
import { defaultPicture, type PictureSource } from '#web/ui/display/picture.tsx'

const sized = /^(.+)-(\d+)\.avif$/
/** The sizes in which pictures of dishes are kept. */
const dishWidths = [240, 480]

/** A dish's picture from its one address; the neutral one when there is none. */
export function dishPicture(address: string): PictureSource {
  const [, base = '', width] = sized.exec(address) ?? sized.exec(defaultPicture) ?? []
  const pixels = Number(width ?? 480)
  const widths = isUploaded(base) ? widthsUpTo(pixels) : base.startsWith('/pictures/dishes/') ? dishWidths : [pixels]
  return { base, widths, width: pixels, height: pixels, placeholder: 'var(--color-sunken)' }
}
