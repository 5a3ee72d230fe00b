// Writes db/schema.d.ts from the migrations; with --check it only reports whether the file is stale.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase } from '#server/kernel/database/database.ts'
import { migrate } from '#server/kernel/database/migrate.ts'
import { readColumns, schemaText } from './schema/schema-text.ts'

const path = join(import.meta.dirname, '../db/schema.d.ts')

const database = await openDatabase({ memory: true })
await migrate(database)
const text = schemaText(await readColumns(database.db))
await database.close()

if (!process.argv.includes('--check')) await writeFile(path, text)
else if ((await readFile(path, 'utf8').catch(() => '')) !== text) {
  console.error('db/schema.d.ts is stale: run `npm run schema`')
  process.exitCode = 1
}
