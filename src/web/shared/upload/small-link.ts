import { isUploaded, widthsUpTo } from '#contract/rules/uploaded-image.ts'

/** Returns the link of a small size of an uploaded picture, whose own link leads to its largest size; another link as it is. */
export function smallLink(link: string): string {
  const [, base = '', width = ''] = /^(.+)-(\d+)\.avif$/.exec(link) ?? []
  if (!isUploaded(base)) return link
  const [smallest, second] = widthsUpTo(Number(width))
  return `${base}-${second ?? smallest}.avif`
}
