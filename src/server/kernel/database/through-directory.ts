import { open } from 'node:fs/promises'

/** Names the directory so that paths in it are short: those of sockets have at most 107 bytes. */
export async function throughDirectory<T>(dataDir: string, work: (directory: string) => Promise<T>): Promise<T> {
  if (process.platform !== 'linux') return work(dataDir)
  const handle = await open(dataDir)
  try {
    return await work(`/proc/self/fd/${handle.fd}`)
  } finally {
    await handle.close()
  }
}
