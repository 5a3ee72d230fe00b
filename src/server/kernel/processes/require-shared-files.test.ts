import { expect, test } from 'vitest'
import { useServer } from '#test/support/server.ts'
import { createLog } from '../log.ts'
import { announceProcess } from './processes.ts'
import { requireSharedFiles } from './require-shared-files.ts'

const server = useServer()
const here = { host: 'app-1', boot: 'boot of one machine' }
const bucket = {
  endpoint: new URL('https://s3.example'),
  region: 'ap-south-1',
  bucket: 'files',
  accessKeyId: 'AKID',
  secretAccessKey: 'a-secret-of-tests',
}
const local = { mode: 'production', images: { store: 'local' }, privateFiles: { store: 'local' } } as const
const shared = {
  mode: 'production',
  images: { store: 's3', publicUrl: new URL('https://pictures.example'), ...bucket },
  privateFiles: { store: 's3', ...bucket },
} as const

test('production keeps local files on one machine only', async () => {
  await requireSharedFiles(server.database, local, here)

  const other = await announceProcess(server.database, { host: 'app-2', boot: 'boot of another' }, createLog('silent'))
  await expect(requireSharedFiles(server.database, local, here)).rejects.toThrow(
    'IMAGE_STORE=s3 or cloudinary for pictures and S3_PRIVATE_BUCKET for documents',
  )
  await expect(requireSharedFiles(server.database, { ...shared, images: local.images }, here)).rejects.toThrow(
    'on app-2',
  )
  await requireSharedFiles(server.database, shared, here)
  await requireSharedFiles(server.database, { ...local, mode: 'demo' }, here)
  await other.close()
})
