import { readdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { shareCardSize } from '#contract/values/share-card.ts'

/** The address of a card: letters, digits and hyphens, so that it leads to nothing but a picture. */
const address = /^(\/pictures(?:\/[a-z0-9-]+)+)-1200\.jpg$/
const maxBytes = 24 * 1024 * 1024
const quality = 78

/** Returns the JPEG of a card's address; undefined when it names no picture. */
export type ShareCards = (path: string) => Promise<Buffer | undefined>

/**
 * Makes share cards of pictures when they are first asked for, and keeps the latest. They would weigh more than all other
 * pictures together if they lay beside them, and few are ever asked for. One is made at a time: it takes a fifth of a
 * second, but only crawlers wait for it. `folders` are those in which `/pictures` lie, each searched in turn.
 */
export function createShareCards(folders: readonly string[]): ShareCards {
  let last: Promise<unknown> = Promise.resolve()
  const cards = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    sizeCalculation: (card) => card.length,
    fetchMethod: async (base) => {
      const source = await largest(base, folders)
      if (!source) return undefined
      const card = last.then(() => drawn(source))
      // The next one is another card, whatever became of this one.
      last = card.catch(() => undefined)
      return card
    },
  })
  return async (path) => {
    const base = address.exec(path)?.[1]
    return base === undefined ? undefined : cards.fetch(base)
  }
}

/** Returns the file of a picture in its largest size, by its address without size and ending; undefined when there is none. */
export type PictureFinder = (base: string) => Promise<string | undefined>

/** The address of a picture: letters, digits and hyphens, so that it leads to nothing else. */
const pictureAddress = /^\/pictures(?:\/[a-z0-9-]+)+$/

export function createPictureFinder(folders: readonly string[]): PictureFinder {
  return async (base) => (pictureAddress.test(base) ? largest(base, folders) : undefined)
}

/** The file of a picture in its largest size. */
async function largest(base: string, folders: readonly string[]): Promise<string | undefined> {
  for (const folder of folders) {
    const place = join(folder, dirname(base))
    // A folder that is not there has no pictures.
    const names = await readdir(place).catch(() => [])
    const sizes = names.flatMap((name) => {
      const width = new RegExp(`^${basename(base)}-(\\d+)\\.avif$`).exec(name)?.[1]
      return width ? [{ name, width: Number(width) }] : []
    })
    const [best] = sizes.sort((a, b) => b.width - a.width)
    if (best) return join(place, best.name)
  }
  return undefined
}

async function drawn(file: string): Promise<Buffer> {
  // Loaded when it is first needed, which on most starts is never.
  const { default: sharp } = await import('sharp')
  const { width, height } = shareCardSize
  return sharp(file)
    .resize(width, height, { fit: 'cover', kernel: 'lanczos3' })
    .jpeg({ quality, mozjpeg: true })
    .toBuffer()
}
