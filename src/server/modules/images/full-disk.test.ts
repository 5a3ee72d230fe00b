import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { rows, sql } from '#server/kernel/sql.ts'
import { aCaterer, aUser } from '#test/factories/index.ts'
import { signedInAs } from '#test/support/accounts.ts'
import { disk } from '#test/support/full-disk.ts'
import { aPhoto, uploadForm } from '#test/support/pictures.ts'
import { useServer } from '#test/support/server.ts'

vi.mock('node:fs/promises', async (original) =>
  (await import('#test/support/full-disk.ts')).onFullDisk(original as never),
)

const dataDir = await mkdtemp(join(tmpdir(), 'pangat-full-'))
const server = useServer({ DATA_DIR: dataDir })
afterEach(() => void (disk.free = Infinity))
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const storedFiles = async () =>
  (await readdir(join(dataDir, 'images'), { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

test.each([
  ['the first file', 100],
  ['a later file', 2_000],
])('an upload that fills the disk in %s is rejected, leaves nothing, and works when there is room', async (_, free) => {
  const user = await aUser(server, { role: '3' })
  await aCaterer(server, { ownerId: user.id })
  const headers = await signedInAs(server, user)
  const photo = await aPhoto({ width: 300, height: 200 })
  const upload = () => server.request('/api/images', { method: 'POST', headers, body: uploadForm(photo, 'thali.jpg') })
  const before = await storedFiles()

  disk.free = free
  const full = await upload()
  expect([full.status, await full.json()]).toMatchObject([
    503,
    { code: 'image_store_unavailable', message: ['Failed to upload thali.jpg'] },
  ])
  expect(disk.free).toBe(0)
  expect(await storedFiles()).toEqual(before)
  expect(await rows(server.database.db, sql`select id from images where owner_id = ${user.id}`)).toEqual([])

  disk.free = Infinity
  expect((await upload()).status).toBe(201)
})
