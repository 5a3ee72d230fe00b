import { readFile } from 'node:fs/promises'
import { hostname } from 'node:os'

/** Where a process runs. Containers of one machine share `boot`, starts of one machine share `host`. */
export interface Machine {
  host: string
  /** The host's name where the kernel tells no boot. */
  boot: string
}

export async function ownMachine(): Promise<Machine> {
  const host = hostname()
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => host)
  return { host, boot: boot.trim() }
}
