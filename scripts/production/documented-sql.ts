import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const operations = join(import.meta.dirname, '../../docs/operations.md')

/** Returns the SQL that docs/operations.md has operators run under a heading, about the row of `id` where it names one. */
export function documentedSql(heading: string, id = ''): string {
  const [, section = ''] = readFileSync(operations, 'utf8').split(`\n## ${heading}\n`)
  const [, sql] = /```sql\n([\s\S]*?)```/.exec(section.split('\n## ')[0] ?? '') ?? []
  if (sql === undefined) throw new Error(`docs/operations.md has no SQL under ${heading}`)
  return sql.replaceAll(/(['"])ID\1/g, `$1${id}$1`)
}
