import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { disk } from '#test/support/full-disk.ts'
import { localStore } from './local-store.ts'

vi.mock('node:fs/promises', async (original) =>
  (await import('#test/support/full-disk.ts')).onFullDisk(original as never),
)

test('the folder of pictures keeps nothing of a picture for which the disk has no room', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pangat-images-'))
  disk.free = 15
  const files = (['avif', 'webp'] as const).map((format) => ({ width: 240, format, bytes: Buffer.from('ten bytes.') }))
  await expect(localStore(dataDir).put('ab/01kc0a7m5v9f3g8h2j6k4n1pab', files)).rejects.toThrow('ENOSPC')
  expect(await readdir(join(dataDir, 'images', 'ab'))).toEqual([])
  await rm(dataDir, { recursive: true })
})
