import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { newId } from './ids.ts'

/** What stands in `file`, which is made by `make` when it is not there. Of several processes that start at the same time, one wins. */
export async function createOnce(file: string, make: () => Promise<string> | string): Promise<string> {
  const known = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return undefined
  })
  if (known !== undefined) return known

  const mine = `${file}.${newId()}`
  await mkdir(dirname(file), { recursive: true })
  try {
    await writeWhole(mine, await make())
    // link(2) is atomic, so readers never see a partial file.
    await link(mine, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(mine, { force: true })
  }
  return readFile(file, 'utf8')
}

/** Writes a file to the disk before it returns, so that a name which is given to it survives a power cut with what it names. */
async function writeWhole(file: string, text: string): Promise<void> {
  const handle = await open(file, 'w', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}
