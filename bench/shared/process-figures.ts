import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'

// All of this is Linux's own: elsewhere the benches have no figures of processes.

const ticksPerSecond = 100
/** As /proc/net/tcp has it. */
const established = '01'

/** Resident memory of a process in MB. */
export function residentMb(pid: number): number {
  return statusField(pid, 'VmRSS')
}

/** Starts the peak that {@link peakMb} returns again: what starting took is not what an attack takes. */
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
  return readTimes(pid).own
}

/**
 * Seconds of processor time that a process and its children have used, ended children included: all of a PostgreSQL server,
 * asked by its postmaster, whatever connections came and went.
 */
export function familySeconds(pid: number): number {
  const { own, ended } = readTimes(pid)
  return childrenOf(pid).reduce((sum, child) => sum + orNone(() => processorSeconds(child), 0), own + ended)
}

/** Process id of a process's parent. */
export function parentOf(pid: number): number {
  return Number(statFields(pid)[1])
}

function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((other) => orNone(() => parentOf(other), 0) === pid)
}

/** A process may end between being listed and being read; the time of a child is then in its parent's. */
function orNone<Value>(read: () => Value, none: Value): Value {
  try {
    return read()
  } catch {
    return none
  }
}

function readTimes(pid: number): { own: number; ended: number } {
  const [user, system, endedUser, endedSystem] = statFields(pid).slice(11, 15).map(Number)
  const seconds = (a = Number.NaN, b = Number.NaN) => (a + b) / ticksPerSecond
  return { own: seconds(user, system), ended: seconds(endedUser, endedSystem) }
}

/** The fields of proc(5)'s stat from the state on. */
function statFields(pid: number): string[] {
  // The name in parentheses may hold spaces.
  const [, fields = ''] = /\) (.*)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
  return fields.split(' ')
}

/** How many processes of this machine ran or waited for a processor in the last minute, and how many processors there are. */
export function machineLoad(): { load: number; cores: number } {
  return { load: Number(readFileSync('/proc/loadavg', 'utf8').split(' ')[0]), cores: availableParallelism() }
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
