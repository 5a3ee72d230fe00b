import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { uploadedPath } from '#contract/rules/uploaded-image.ts'
import { fileSystemError } from '../store-error.ts'
import { fileName, type ImageStore } from './image-store.ts'

/** Folder of uploaded pictures in the data directory. */
export const imageFolder = 'images'

/** Keeps pictures in the data directory, from which the server serves them itself. Of one that it does not take whole, nothing stays. */
export function localStore(dataDir: string): ImageStore {
  const folder = join(dataDir, imageFolder)
  return {
    name: 'local',
    origins: [],
    async put(key, files) {
      const started: string[] = []
      try {
        await mkdir(dirname(join(folder, key)), { recursive: true })
        for (const file of files) {
          const path = join(folder, fileName(key, file))
          started.push(path)
          await writeFile(path, file.bytes, { flag: 'wx' })
        }
        return uploadedPath + key
      } catch (error) {
        // A full disk leaves the beginning of a file.
        for (const path of started) await rm(path, { force: true }).catch(() => undefined)
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
