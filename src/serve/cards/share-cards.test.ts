import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createShareCards } from './share-cards.ts'

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pangat-cards-'))
  await mkdir(join(folder, 'pictures/covers'), { recursive: true })
  for (const [width, background] of [
    [480, '#ff0000'],
    [960, '#00ff00'],
  ] as const)
    await sharp({ create: { width, height: (width * 2) / 3, channels: 3, background } })
      .avif({ effort: 0 })
      .toFile(join(folder, `pictures/covers/asha-rasoi-${width}.avif`))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a picture becomes a JPEG of the size that networks ask for, from the largest there is', async () => {
  const card = await createShareCards([folder])('/pictures/covers/asha-rasoi-1200.jpg')
  expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  const [red = 255, green = 0] = await sharp(card).resize(1, 1).raw().toBuffer()
  expect([red < 40, green > 215]).toEqual([true, true])
})

test('concurrent requests draw a share card once, and later ones get it from the cache', async () => {
  const cardAt = createShareCards([folder])
  const [first, second] = await Promise.all([1, 2].map(() => cardAt('/pictures/covers/asha-rasoi-1200.jpg')))
  expect(second).toBe(first)
  expect(await cardAt('/pictures/covers/asha-rasoi-1200.jpg')).toBe(first)
})

test.each([
  '/pictures/covers/nobody-1200.jpg',
  '/pictures/covers/asha-1200.jpg',
  '/pictures/covers/asha-rasoi-800.jpg',
  '/pictures/nowhere/asha-rasoi-1200.jpg',
  '/pictures/../pictures/covers/asha-rasoi-1200.jpg',
  '/pictures/covers/%2e%2e/asha-rasoi-1200.jpg',
  '/pictures/covers/.*-1200.jpg',
])('%s is no card', async (path) => {
  expect(await createShareCards([folder])(path)).toBeUndefined()
})

test('a card that cannot be drawn keeps no other from being drawn', async () => {
  const broken = join(folder, 'pictures/covers/broken-960.avif')
  await mkdir(broken)
  const cardAt = createShareCards([folder])
  await expect(cardAt('/pictures/covers/broken-1200.jpg')).rejects.toThrow()
  expect(await cardAt('/pictures/covers/asha-rasoi-1200.jpg')).toBeDefined()
})
