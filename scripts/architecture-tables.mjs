// Writes the tables of architecture.cjs into ARCHITECTURE.md: `node scripts/architecture-tables.mjs`.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { withPart } from './marked-part.mjs'

const { modules, tables, web, about, later } = createRequire(import.meta.url)('../architecture.cjs')
const file = join(import.meta.dirname, '../ARCHITECTURE.md')

if (process.argv[1] === import.meta.filename) writeFileSync(file, withTables(readFileSync(file, 'utf8')))

/** The text with its tables as architecture.cjs has them now. */
export function withTables(text) {
  const written = { modules: modulesTable(), tables: ownersTable(), web: webTable(), later: laterTable() }
  return Object.entries(written).reduce((so, [name, table]) => withPart(so, name, table), text)
}

function modulesTable() {
  const every = Object.keys(modules).length - 2
  const uses = (list) => (list.length >= every ? 'all' : list.join(', '))
  return rows(
    ['module', 'what it is', 'may use'],
    Object.entries(modules).map(([name, list]) => [name, about[name] ?? '', uses(list)]),
  )
}

function ownersTable() {
  return rows(
    ['owner', 'tables'],
    Object.entries(tables).map(([name, list]) => [name, list.join(', ')]),
  )
}

function webTable() {
  const list = Object.entries(web).flatMap(([part, folders]) =>
    Object.entries(folders).map(([name, uses]) => [`${part}/${name}`, uses.join(', ')]),
  )
  return rows(['folder', 'may use, of the same part'], list)
}

function laterTable() {
  return rows(['name', 'what it will be'], Object.entries(later))
}

function rows(head, lines) {
  const line = (cells) => `| ${cells.join(' | ')} |\n`
  return line(head) + line(head.map(() => '---')) + lines.map(line).join('')
}
