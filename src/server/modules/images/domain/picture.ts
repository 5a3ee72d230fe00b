import type { Picture } from '#contract/endpoints/shared.ts'
import { isUploaded } from '#contract/rules/uploaded-image.ts'

/** What the table of images knows of a picture; `base` is the link of an uploaded one, and below the image store for the product's own. */
export interface ImageRow {
  base: string
  widths: number[]
  width: number
  height: number
  placeholder: string
}

/** Where the product's own pictures are read from. */
const storePath = '/pictures/'

/** Stands where a caterer has no picture of its own: brass plates without food. */
export const defaultPicture: Picture = pictureOf({
  base: 'default',
  widths: [480, 640, 960],
  width: 960,
  height: 640,
  placeholder:
    'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAAAQAgCdASoJAAYAA8BiJagCdAEfhoTueqOAAP7gu36H7D7n6tbty917gttuMQ3iQt/qCCAA',
})

export function pictureOf(row: ImageRow): Picture {
  return {
    base: linkOf(row.base),
    widths: row.widths,
    width: row.width,
    height: row.height,
    placeholder: row.placeholder,
  }
}

/** The one address of a picture for those who want no choice of sizes: its largest. */
export function urlOf({ base, widths }: Pick<ImageRow, 'base' | 'widths'>): string {
  return urlOfPicture({ base: linkOf(base), widths })
}

/** As {@link urlOf}, of a picture as pages know it. */
export function urlOfPicture({ base, widths }: Pick<Picture, 'base' | 'widths'>): string {
  return `${base}-${Math.max(...widths)}.avif`
}

const ownImage = /^https?:\/\/[^/]+(?=\/images\/[a-z0-9]{2}\/[a-z0-9]{26}-)/

/**
 * Returns the base in the table of the picture that a link leads to, in any size; undefined for what is no such link. `site` is our
 * origin; without it any origin counts as ours for a picture that our server names, since links are compared and never fetched.
 */
export function baseOfUrl(url: string, site?: string): string | undefined {
  const path =
    site === undefined ? url.replace(ownImage, '') : url.startsWith(`${site}/`) ? url.slice(site.length) : url
  const base = /^(.+)-\d{1,4}\.(?:avif|webp)$/.exec(path)?.[1]
  return base?.startsWith(storePath) ? base.slice(storePath.length) : base
}

function linkOf(base: string): string {
  return isUploaded(base) ? base : storePath + base
}
