import { chmod, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileSystemError } from '../store-error.ts'
import type { PrivateStore } from './private-store.ts'

/** Keeps files in the folder `private` of the data directory, which no other account of the machine may enter and nothing serves. */
export function localPrivateStore(dataDir: string): PrivateStore {
  const folder = join(dataDir, 'private')
  return {
    name: 'local',
    put: (key, bytes) => failingAsStore(() => writeWhole(folder, join(folder, key), bytes)),
    get: (key, maxBytes) => failingAsStore(() => readAtMost(join(folder, key), maxBytes)),
    remove: (key) => failingAsStore(() => rm(join(folder, key), { force: true })),
  }
}

/** A file appears under its name when all of it is on the disk. */
async function writeWhole(folder: string, file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  // A folder that was there before may have been made for others to read.
  await chmod(folder, 0o700)
  const started = `${file}.${process.pid}`
  try {
    const handle = await open(started, 'w', 0o600)
    try {
      await handle.writeFile(bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(started, file)
  } catch (error) {
    await rm(started, { force: true })
    throw error
  }
}

async function readAtMost(file: string, maxBytes: number): Promise<Buffer> {
  if ((await stat(file)).size > maxBytes) throw new RangeError('file too long')
  return readFile(file)
}

async function failingAsStore<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw fileSystemError(error)
  }
}
