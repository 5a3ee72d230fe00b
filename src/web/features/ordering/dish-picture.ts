import { defaultPicture, type PictureSource } from '#web/ui/picture.tsx'

const sized = /^(.+)-(\d+)\.avif$/

/** A dish's picture from its one address; the neutral one when there is none. */
export function dishPicture(address: string): PictureSource {
  const [, base, width] = sized.exec(address) ?? sized.exec(defaultPicture) ?? []
  const pixels = Number(width ?? 480)
  return { base: base ?? '', widths: [pixels], width: pixels, height: pixels, placeholder: 'var(--color-sunken)' }
}
