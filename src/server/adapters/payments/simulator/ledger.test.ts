import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'

const dir = await mkdtemp(join(tmpdir(), 'pangat-books-'))
afterAll(() => rm(dir, { recursive: true, force: true }))

test('books of more entries than a process may have files open are read whole', async () => {
  const ids = Array.from({ length: 1_000 }, (_, i) => `T${i}`)
  for (const id of ids) await writeFile(join(dir, `${id}.json`), JSON.stringify({ kind: 'refund', id }))
  const source = `
    const { openLedger } = await import(${JSON.stringify(join(import.meta.dirname, 'ledger.ts'))})
    console.log((await openLedger(${JSON.stringify(dir)}).all()).length)`
  const limited = `ulimit -n 120 && exec "$0" --input-type=module --eval "$1"`
  const { stdout } = await promisify(execFile)('bash', ['-c', limited, process.execPath, source])
  expect(stdout.trim()).toBe(String(ids.length))
})
