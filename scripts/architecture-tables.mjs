// Writes the tables of architecture.cjs into ARCHITECTURE.md: `node scripts/architecture-tables.mjs`.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const { modules, web, about, later } = createRequire(import.meta.url)('../architecture.cjs')
const file = join(import.meta.dirname, '../ARCHITECTURE.md')

if (process.argv[1] === import.meta.filename) writeFileSync(file, withTables(readFileSync(file, 'utf8')))

/** The text with its tables as architecture.cjs has them now. */
export function withTables(text) {
  const tables = { modules: modulesTable(), web: webTable(), later: laterTable() }
  return Object.entries(tables).reduce((so, [name, table]) => {
    const part = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- end -->)`)
    if (!part.test(so)) throw new Error(`ARCHITECTURE.md has no place for the table ${name}`)
    return so.replace(part, (_, start, end) => `${start}${table}${end}`)
  }, text)
}

function modulesTable() {
  const every = Object.keys(modules).length - 2
  const uses = (list) => (list.length >= every ? 'all' : list.join(', '))
  return rows(
    ['module', 'what it is', 'may use'],
    Object.entries(modules).map(([name, list]) => [name, about[name] ?? '', uses(list)]),
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
