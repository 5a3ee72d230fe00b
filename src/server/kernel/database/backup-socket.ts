import { chmod, rm } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { throughDirectory } from './through-directory.ts'

/** Name of the socket in the data folder. */
const socketFile = 'backup.sock'

/** Another end of the socket sent less than it announced. */
export class BackupCutOff extends Error {}

/**
 * Lets a program of the same account copy a running embedded database, which serves one process: over a socket in the data folder that
 * its owner alone may open. Nothing can be asked or changed by it. Returns how to end that.
 */
export async function offerBackups(dataDir: string, pglite: PGlite): Promise<() => Promise<void>> {
  const path = join(dataDir, socketFile)
  // The lock on the folder is ours, so a socket that is there belongs to nobody.
  await rm(path, { force: true })
  const server = createServer((socket) => void sendDump(pglite, socket).catch(() => socket.destroy()))
  await throughDirectory(dataDir, async (directory) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    server.once('error', reject)
    server.listen(join(directory, socketFile), resolve)
    await promise
  })
  // Until here the usual umask lets no other account write, and so connect.
  await chmod(path, 0o600)
  server.unref()
  return async () => {
    await new Promise((resolve) => server.close(resolve))
    await rm(path, { force: true })
  }
}

/** Sends the folder of the database as a tar, after its length in a line. The engine reads it between two statements. */
async function sendDump(pglite: PGlite, socket: Socket): Promise<void> {
  socket.on('error', () => socket.destroy())
  const dump = await pglite.dumpDataDir('none')
  socket.write(`${dump.size}\n`)
  socket.end(Buffer.from(await dump.arrayBuffer()))
}

/** Returns the database of the running product in a data folder, as a tar; undefined when no product runs there. */
export async function readBackup(dataDir: string): Promise<Buffer | undefined> {
  try {
    return await throughDirectory(dataDir, (directory) => readDump(join(directory, socketFile)))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return undefined
    throw error
  }
}

async function readDump(path: string): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of connect(path)) parts.push(part as Buffer)
  const all = Buffer.concat(parts)
  const line = all.indexOf('\n')
  const dump = all.subarray(line + 1)
  if (line < 0 || dump.length !== Number(all.subarray(0, line).toString())) throw new BackupCutOff('the product ended')
  return dump
}
