import { readFile, readlink, rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { newId } from '../ids.ts'
import { throughDirectory } from './through-directory.ts'

/** Who holds the lock of a directory. Locks of earlier versions have the first two fields alone. */
export interface Holder {
  pid: number
  /** When the process started, in the kernel's ticks: a pid that was given to a new process is not the holder. */
  started: string
  /** The boot of the machine, and the pid namespace: a container's. A pid means something within both alone. */
  boot?: string
  namespace?: string
  /** Tells the locks of one process apart. */
  id?: string
  /** Name of a socket in the directory, at which the holder can be reached for as long as it lives. */
  socket?: string
}

/** This process as a holder, and how it stops to be one. */
export interface Presence {
  holder: Holder
  end(): Promise<void>
}

/** Listens on a socket of its own in the directory, before the lock names it. */
export async function bePresent(dataDir: string): Promise<Presence> {
  const id = newId()
  const socket = `pangat.${id}.sock`
  const server = await listenIn(dataDir, socket)
  const holder = { ...(await identityOf(process.pid)), id, ...(server ? { socket } : {}) }
  return {
    holder,
    async end() {
      if (!server) return
      await new Promise<void>((resolve) => server.close(() => resolve()))
      await rm(join(dataDir, socket), { force: true })
    },
  }
}

/**
 * Reports whether a holder lives. In its own pid namespace its pid tells; from another container of the same machine only the kernel
 * knows, which refuses connections to the socket of a process that has ended. A holder of an earlier boot is gone.
 */
export async function isAlive(dataDir: string, holder: Holder): Promise<boolean> {
  const own = await identityOf(process.pid)
  if (holder.boot !== undefined && holder.boot !== own.boot) return false
  if (holder.namespace !== undefined && holder.namespace !== own.namespace)
    return holder.socket === undefined || (await isReachable(dataDir, holder.socket))
  return isPidAlive(holder)
}

async function isPidAlive({ pid, started }: Holder): Promise<boolean> {
  if (pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  const now = await startOf(pid)
  return started === '' || now === '' || now === started
}

async function identityOf(pid: number): Promise<Required<Omit<Holder, 'id' | 'socket'>>> {
  const [started, boot, namespace] = await Promise.all([
    startOf(pid),
    readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => ''),
    readlink('/proc/self/ns/pid').catch(() => ''),
  ])
  return { pid, started, boot: boot.trim(), namespace }
}

/** Field 22 of /proc/PID/stat; empty where there is no /proc. */
async function startOf(pid: number): Promise<string> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

/** Undefined where the file system has no sockets, as that of some shared folders; then another container counts as living. */
async function listenIn(dataDir: string, name: string): Promise<Server | undefined> {
  const server = createServer((asker) => asker.destroy()).unref()
  try {
    await throughDirectory(dataDir, async (directory) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      server.once('error', reject)
      server.listen(join(directory, name), resolve)
      await promise
    })
    return server
  } catch {
    await rm(join(dataDir, name), { force: true })
    return undefined
  }
}

function isReachable(dataDir: string, name: string): Promise<boolean> {
  return throughDirectory(dataDir, async (directory) => {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const socket = connect(join(directory, name))
    socket.once('connect', () => resolve(true))
    // Refused: nobody listens. Absent: the holder has let go. Anything else is no proof that it is dead.
    socket.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code !== 'ECONNREFUSED' && code !== 'ENOENT'))
    try {
      return await promise
    } finally {
      socket.destroy()
    }
  })
}
