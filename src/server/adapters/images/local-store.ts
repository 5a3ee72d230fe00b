import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { uploadedPath } from '#contract/rules/uploaded-image.ts'
import { fileSystemError } from '../store-error.ts'
import { fileName, type ImageStore } from './image-store.ts'

/** Folder of uploaded pictures in the data directory. */
export const imageFolder = 'images'

/** Keeps pictures in the data directory, from which the server serves them itself. */
export function localStore(dataDir: string): ImageStore {
  const folder = join(dataDir, imageFolder)
  return {
    name: 'local',
    origins: [],
    async put(key, files) {
      try {
        await mkdir(dirname(join(folder, key)), { recursive: true })
        for (const file of files) await writeFile(join(folder, fileName(key, file)), file.bytes, { flag: 'wx' })
        return uploadedPath + key
      } catch (error) {
        throw fileSystemError(error)
      }
    },
    async remove(key, files) {
      try {
        for (const file of files) await rm(join(folder, fileName(key, file)), { force: true })
      } catch (error) {
        throw fileSystemError(error)
      }
    },
  }
}
