import { join } from 'node:path'
import sharp from 'sharp'
import type { Planned } from './plan.ts'
import { albums } from './publish.ts'

/** Many pictures side by side at the size of a card, to be looked at by a person. */
export async function contactSheet(pictures: readonly Planned[], file: string): Promise<void> {
  const [width, height, gap, columns] = [300, 200, 6, 6]
  const cells = await Promise.all(
    pictures.map(async ({ name, album, sizes, format }, i) => {
      const source = join(albums[album].folder, `${name}-${sizes[0]?.[0]}.${format}`)
      const input = await sharp(source)
        .resize(width, height, { fit: 'contain', background: '#ffffff' })
        .png()
        .toBuffer()
      return { input, left: (i % columns) * (width + gap), top: Math.floor(i / columns) * (height + gap) }
    }),
  )
  const rows = Math.ceil(pictures.length / columns)
  const sheet = {
    width: columns * (width + gap),
    height: rows * (height + gap),
    channels: 3,
    background: '#ffffff',
  } as const
  await sharp({ create: sheet }).composite(cells).png().toFile(file)
}
