/** Pixels of the picture that stands beside a shared link, as the networks ask for it: https://ogp.me/#structured */
export const shareCardSize = { width: 1200, height: 630 } as const

/** The address of a picture as a share card; `base` is the picture's own, without size and ending. A JPEG: those who fetch share cards do not read AVIF. */
export function shareCardAddress(base: string): string {
  return `${base}-${shareCardSize.width}.jpg`
}
