import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { composed } from './compose.ts'
import type { Album, Planned } from './plan.ts'
import { fingerprint } from './sprites.ts'

/** What the index of an album says of a picture. */
export interface Published {
  /** The sizes there are, smallest first. */
  widths: number[]
  /** Pixels of the largest. */
  width: number
  height: number
  format: Planned['format']
  /** A blurred miniature that stands until the picture has come, as a data URI. */
  placeholder: string
  /** Changes when the drawing does: what is drawn already is not drawn again. */
  drawing: string
}

export type PictureIndex = Record<string, Published>

const root = join(import.meta.dirname, '../..')

/** Where each album lies; its index beside this generator or with the city. */
export const albums: Record<Album, { folder: string; index: string }> = {
  product: { folder: join(root, 'public/pictures'), index: join(import.meta.dirname, 'product.json') },
  city: { folder: join(root, 'db/world/pictures'), index: join(root, 'db/world/pictures/index.json') },
}

export async function readIndex(album: Album): Promise<PictureIndex> {
  const text = await readFile(albums[album].index, 'utf8').catch(() => '{}')
  return JSON.parse(text) as PictureIndex // Our own file: a test compares it with the folder and the plan.
}

/** Changed when the way of saving changes, so that everything is saved again. */
const saving = 'avif 48 to 36 · 420 · effort 4'

/** Large pictures are shown on dense screens, where a coarser one looks the same; small ones are shown as they are. */
function qualityFor(width: number): number {
  if (width <= 240) return 48
  return width <= 480 ? 42 : width <= 640 ? 40 : 36
}

/** Renders a picture in its sizes unless it is there as planned; true when it was drawn. */
export async function publish({ name, album, scene, sizes, format }: Planned, index: PictureIndex): Promise<boolean> {
  const { drawing: drawn, render } = composed(scene)
  const drawing = fingerprint(drawn, saving, format, JSON.stringify(sizes))
  if (index[name]?.drawing === drawing) return false
  const raw = { width: scene.width, height: scene.height, channels: 3 } as const
  const picture = sharp(await render(), { raw })
  for (const [width, height] of sizes) {
    const file = join(albums[album].folder, `${name}-${width}.${format}`)
    await mkdir(dirname(file), { recursive: true })
    const sized = picture.clone().resize(width, height, { fit: 'cover', kernel: 'lanczos3' }).sharpen({ sigma: 0.5 })
    await (
      format === 'jpg'
        ? sized.jpeg({ quality: 82, mozjpeg: true })
        : sized.avif({ quality: qualityFor(width), effort: 4, chromaSubsampling: '4:2:0' })
    ).toFile(file)
  }
  const [width, height] = sizes.at(-1) ?? [0, 0]
  const widths = sizes.map(([wide]) => wide)
  index[name] = { widths, width, height, format, placeholder: await miniature(picture, width / height), drawing }
  return true
}

/** A few pixels that a browser draws large and soft: less than 200 characters. */
async function miniature(picture: Sharp, ratio: number): Promise<string> {
  const small = await picture
    .clone()
    .resize(Math.round(6 * Math.min(1.5, ratio)), 6, { fit: 'fill', kernel: 'cubic' })
    .blur(0.6)
    .webp({ quality: 34, effort: 6, smartSubsample: false })
    .toBuffer()
  return `data:image/webp;base64,${small.toString('base64')}`
}

/** Writes the index, and removes pictures that are no longer planned. */
export async function tidy(album: Album, plan: readonly Planned[], index: PictureIndex): Promise<void> {
  const kept = plan.filter((picture) => picture.album === album)
  const names = new Set(kept.map(({ name }) => name))
  const sorted = Object.entries(index)
    .filter(([name]) => names.has(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  await writeFile(albums[album].index, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
  const files = new Set(kept.flatMap(({ name, sizes, format }) => sizes.map(([width]) => `${name}-${width}.${format}`)))
  for (const file of await picturesIn(album)) if (!files.has(file)) await rm(join(albums[album].folder, file))
}

/** The picture files of an album, below its folder. */
export async function picturesIn(album: Album): Promise<string[]> {
  const { folder } = albums[album]
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return found
    .filter((entry) => entry.isFile() && /\.(avif|jpg)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort()
}
