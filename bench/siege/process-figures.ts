import { readFileSync, writeFileSync } from 'node:fs'

const ticksPerSecond = 100
/** As /proc/net/tcp has it. */
const established = '01'

/** Resident memory of a process in MB. Linux only. */
export function residentMb(pid: number): number {
  return statusField(pid, 'VmRSS')
}

/** Starts the peak that {@link peakMb} returns again: what starting took is not what an attack takes. Linux only. */
export function resetPeak(pid: number): void {
  // proc(5): writing 5 resets the peak resident set size.
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
}

/** Largest resident memory of a process since its start or the last {@link resetPeak}, in MB. */
export function peakMb(pid: number): number {
  return statusField(pid, 'VmHWM')
}

function statusField(pid: number, name: string): number {
  const kilobytes = new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}

/** Seconds of processor time that a process has used, in all its threads. */
export function processorSeconds(pid: number): number {
  // The name in parentheses may hold spaces.
  const [, fields = ''] = /\) (.*)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
  const [user, system] = fields.split(' ').slice(11, 13).map(Number)
  return ((user ?? Number.NaN) + (system ?? Number.NaN)) / ticksPerSecond
}

/** Number of connections from these ports to a port of this machine that its server has not closed. */
export function openConnections(port: number, from: ReadonlySet<number>): number {
  const portOf = (address: string | undefined) => Number.parseInt(address?.split(':')[1] ?? '', 16)
  return readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, own, other, state]) => portOf(own) === port && from.has(portOf(other)) && state === established).length
}

/** Remembers the largest resident memory seen since it was started. */
export function watchMemory(pid: number): { largest(): number; stop(): void } {
  let largest = residentMb(pid)
  const timer = setInterval(() => (largest = Math.max(largest, residentMb(pid))), 50)
  return { largest: () => largest, stop: () => clearInterval(timer) }
}
