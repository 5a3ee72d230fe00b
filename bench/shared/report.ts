import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withPart } from '../../scripts/marked-part.mjs'
import { machineLoad } from './process-figures.ts'
import { inMarkdown, print, printTable, type Table } from './table.ts'

/** Parts of docs/performance.md that benches write. */
export type Part = 'reads' | 'orders' | 'kitchen'

export interface Report {
  /** How it was measured, in a sentence or two. */
  how: string
  tables: readonly { title: string; table: Table }[]
}

const file = join(import.meta.dirname, '../../docs/performance.md')

/** Prints a report; with `--write` among the arguments it replaces its part of docs/performance.md as well. */
export function present(part: Part, report: Report): void {
  print(report.how)
  for (const { title, table } of report.tables) {
    print()
    print(title)
    printTable([table.head, ...table.rows])
  }
  if (!process.argv.includes('--write')) return
  writeFileSync(file, withPart(readFileSync(file, 'utf8'), part, reportInMarkdown(report)))
  print(`written into ${file}`)
}

export function reportInMarkdown({ how, tables }: Report): string {
  return `${how}\n${tables.map(({ title, table }) => `\n${title}:\n\n${inMarkdown(table)}`).join('')}`
}

/** Reads the machine's load from now on; the answer says when, on what and beside how much other work was measured. */
export function observeMachine(): () => string {
  const loads = [machineLoad().load]
  const timer = setInterval(() => loads.push(machineLoad().load), 5_000).unref()
  return () => {
    clearInterval(timer)
    const [least, most] = [Math.min(...loads), Math.max(...loads)]
    const day = new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
    const node = process.version.split('.')[0]?.slice(1)
    return `${day}, Node ${node}, ${machineLoad().cores} processors with a load of ${least.toFixed(1)} to ${most.toFixed(1)}, the bench's own included`
  }
}
