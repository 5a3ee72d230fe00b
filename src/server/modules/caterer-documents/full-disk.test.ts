import { afterEach, expect, test, vi } from 'vitest'
import { useDocuments } from '#test/support/caterer-documents.ts'
import { disk } from '#test/support/full-disk.ts'

vi.mock('node:fs/promises', async (original) =>
  (await import('#test/support/full-disk.ts')).onFullDisk(original as never),
)

const documents = useDocuments()
afterEach(() => void (disk.free = Infinity))

test('a document that fills the disk is rejected, leaves nothing, and is taken when there is room', async () => {
  const owner = await documents.anOwner()
  disk.free = 50
  const full = await owner.upload()
  expect([full.status, await full.json()]).toMatchObject([
    503,
    { code: 'document_store_unavailable', message: ['We couldn’t save licence.pdf. Try again in a few minutes.'] },
  ])
  expect([await documents.storedFiles(), await owner.list()]).toEqual([[], []])

  disk.free = Infinity
  await owner.uploaded()
  expect([(await documents.storedFiles()).length, (await owner.list()).length]).toEqual([1, 1])
})
