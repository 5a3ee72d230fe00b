import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import type { Tally } from './tally.ts'

/** What was asked of the run, what it was, and whether that is enough. */
export type Row = readonly [what: string, figure: string, isMet: boolean]

export function printRows(rows: readonly Row[]): void {
  const width = Math.max(...rows.map(([what]) => what.length))
  for (const [what, figure, isMet] of rows)
    console.log(`${isMet ? 'met    ' : 'NOT MET'}  ${what.padEnd(width)}  ${figure}`)
}

/** A line for each path and status that failed, the most frequent first. */
export function failuresByPath(tally: Tally): string[] {
  const groups = Map.groupBy(tally.failures(), ({ kind, path, status }) => {
    const route = kind === 'orders' ? path.replace(/confirm\/.*/, 'confirm') : path
    return `${route} ${status === 0 ? 'no answer' : status}`
  })
  return [...groups]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, 12)
    .map(([what, failures]) => `failed: ${failures.length} × ${what}`)
}

/** Keeps what a process logged, for a person to read, and returns where. */
export function keepLog(name: string, text: string): string {
  const file = join(tmpdir(), `pangat-cluster-${name}.log`)
  writeFileSync(file, text, { mode: 0o600 })
  return file
}
