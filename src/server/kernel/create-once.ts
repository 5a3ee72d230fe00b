import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** What stands in `file`, which is made by `make` when it is not there. Of several processes that start at the same time, one wins. */
export async function createOnce(file: string, make: () => Promise<string> | string): Promise<string> {
  const known = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return undefined
  })
  if (known !== undefined) return known

  const mine = `${file}.${process.pid}`
  await mkdir(dirname(file), { recursive: true })
  await writeFile(mine, await make(), { mode: 0o600 })
  try {
    // link(2) is atomic, so readers never see a partial file.
    await link(mine, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(mine, { force: true })
  }
  return readFile(file, 'utf8')
}
