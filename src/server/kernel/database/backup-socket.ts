import { chmod, open, rm } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { join, relative } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'

/** Name of the socket in the data folder. */
const socketFile = 'backup.sock'
/** Longest path of a socket that every system takes. */
const maxPath = 100

/** Another end of the socket sent less than it announced. */
export class BackupCutOff extends Error {}

/**
 * Lets a program of the same account copy a running embedded database, which serves one process: over a socket in the data folder that
 * its owner alone may open. Nothing can be asked or changed by it. Returns how to end that.
 */
export async function offerBackups(dataDir: string, pglite: PGlite): Promise<() => Promise<void>> {
  const { path, close } = await shortPath(dataDir)
  // The lock on the folder is ours, so a socket that is there belongs to nobody.
  await rm(path, { force: true })
  const server = createServer((socket) => void sendDump(pglite, socket).catch(() => socket.destroy()))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, resolve)
  })
  // Until here the usual umask lets no other account write, and so connect.
  await chmod(join(dataDir, socketFile), 0o600)
  server.unref()
  return async () => {
    await new Promise((resolve) => server.close(resolve))
    await rm(join(dataDir, socketFile), { force: true })
    await close()
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
  const { path, close } = await shortPath(dataDir)
  const socket = connect(path)
  try {
    const parts: Buffer[] = []
    for await (const part of socket) parts.push(part as Buffer)
    const all = Buffer.concat(parts)
    const line = all.indexOf('\n')
    const dump = all.subarray(line + 1)
    if (line < 0 || dump.length !== Number(all.subarray(0, line).toString()))
      throw new BackupCutOff('the product ended')
    return dump
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return undefined
    throw error
  } finally {
    await close()
  }
}

/** A path to the socket that is short enough: by way of an open folder where its own is too long. */
async function shortPath(dataDir: string): Promise<{ path: string; close(): Promise<void> }> {
  const own = join(dataDir, socketFile)
  const near = relative(process.cwd(), own)
  const path = near.length < own.length ? near : own
  if (path.length <= maxPath) return { path, close: async () => {} }
  const folder = await open(dataDir, 'r')
  return { path: `/proc/self/fd/${folder.fd}/${socketFile}`, close: () => folder.close() }
}
