import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { randomOf } from '#db/world/random.ts'
import { Pen, type Draw } from './kit/pen.ts'
import { Sheet } from './kit/sheet.ts'

// One thread: drawing is background work, and the machine has other things to do.
sharp.concurrency(1)

/** Drawn once, used in many pictures; not part of the repository. */
export const cache = join(import.meta.dirname, '../../node_modules/.cache/pictures')

/** Pixels of a sprite, and the radius of the thing in its middle; the rest is for its shadow. */
export const spriteSize = 800
export const spriteRadius = 332

/** A thing on a transparent ground. */
export interface Sprite {
  /** PNG of {@link spriteSize}². */
  image: Buffer
  /** Changes when the drawing changes. */
  drawing: string
}

/** Draws one thing by itself; the same name gives the same drawing. */
export function drawn(name: string, draw: Draw, size = spriteSize, radius = spriteRadius): string {
  const sheet = new Sheet()
  const pen = new Pen(sheet, randomOf('art', name), [size / 2, size / 2], radius)
  return sheet.svg(size, size, draw(pen))
}

/** Renders an SVG, unless that was done before. */
export async function sprite(svg: string): Promise<Sprite> {
  const drawing = fingerprint(svg)
  const file = join(cache, `${drawing}.png`)
  const kept = await readFile(file).catch(() => undefined)
  if (kept) return { image: kept, drawing }
  const image = await sharp(Buffer.from(svg), { unlimited: true }).png({ compressionLevel: 2 }).toBuffer()
  await mkdir(cache, { recursive: true })
  await writeFile(file, image)
  return { image, drawing }
}

/** Short and stable: enough to tell two drawings apart. */
export function fingerprint(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 12)
}
