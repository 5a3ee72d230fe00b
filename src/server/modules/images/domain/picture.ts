import type { Picture } from '#contract/endpoints/shared.ts'

/** What the table of images knows of a picture; `base` is below the image store. */
export interface ImageRow {
  base: string
  widths: number[]
  width: number
  height: number
  placeholder: string
}

/** Where the image store is read from. */
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
    base: storePath + row.base,
    widths: row.widths,
    width: row.width,
    height: row.height,
    placeholder: row.placeholder,
  }
}

/** The one address of a picture for those who want no choice of sizes: its largest. */
export function urlOf({ base, widths }: Pick<ImageRow, 'base' | 'widths'>): string {
  return urlOfPicture({ base: storePath + base, widths })
}

/** As {@link urlOf}, of a picture as pages know it. */
export function urlOfPicture({ base, widths }: Pick<Picture, 'base' | 'widths'>): string {
  return `${base}-${Math.max(...widths)}.avif`
}

/** What {@link urlOf} was made of; undefined for what is no link of a picture of ours. */
export function baseOfUrl(url: string): string | undefined {
  return url.startsWith(storePath) ? /^(.+)-\d+\.[a-z]+$/.exec(url.slice(storePath.length))?.[1] : undefined
}
