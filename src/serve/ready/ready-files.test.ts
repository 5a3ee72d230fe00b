import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createReadyFiles, type ReadyFiles } from './ready-files.ts'

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'pangat-files-'))))
afterAll(() => rm(folder, { recursive: true }))

/** Keeps a file of so many bytes, as the response to a request for it. */
async function keep(files: ReadyFiles, url: string, bytes: number, acceptEncoding = 'br'): Promise<void> {
  const path = join(folder, 'file')
  await writeFile(path, Buffer.alloc(bytes, 1))
  const headers = new Headers({ 'content-type': 'image/avif', 'content-length': String(bytes) })
  await files.keep({ url, acceptEncoding, path, etag: '"tag"', headers })
}

test('a file is found by the URL and the encodings that it was asked for with', async () => {
  const files = createReadyFiles()
  await keep(files, '/a.avif', 10)
  const ready = files.find('/a.avif', 'br')
  expect(ready?.body).toEqual(Buffer.alloc(10, 1))
  expect([ready?.etag, ready?.headers]).toEqual(['"tag"', [['content-type', 'image/avif']]])
  expect(files.find('/a.avif', 'gzip')).toBeUndefined()
  expect(files.find('/b.avif', 'br')).toBeUndefined()
})

test.each([
  ['an empty one', '/a.avif', 0],
  ['one of more than a megabyte', '/a.avif', 1024 * 1024 + 1],
  ['one that is asked for with a query', '/a.avif?1', 10],
])('%s is not kept', async (_, url, bytes) => {
  const files = createReadyFiles()
  await keep(files, url, bytes)
  expect(files.find(url, 'br')).toBeUndefined()
})

test('all of them take 32 MB at most, in however many encodings they are asked for', async () => {
  const files = createReadyFiles()
  const encodings = Array.from({ length: 40 }, (_, n) => `br, q${n}`)
  for (const encoding of encodings) await keep(files, '/a.avif', 1024 * 1024, encoding)
  expect(encodings.filter((encoding) => files.find('/a.avif', encoding))).toEqual(encodings.slice(-32))
})
