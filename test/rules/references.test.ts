import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { definedIds, proseOf, unresolved, type Targets } from './references.ts'
import { sourcesBelow } from './sources.ts'

const root = join(import.meta.dirname, '../..')
const folders = ['src', 'db', 'test', 'bench', 'scripts', 'tools', 'docs']
const here = ['test/rules/references.ts', 'test/rules/references.test.ts']

const prose = [
  ...folders.flatMap((folder) => sourcesBelow(folder, /\.(?:tsx?|mts|mjs|css|sql|sh|md)$/)),
  ...sourcesBelow('.', /\.(?:ts|cjs|md)$/, { recursive: false }),
]
  .filter(({ path }) => !here.includes(path))
  .map(({ path, text }) => proseOf(path, text))

const spec = sourcesBelow('docs/spec', /\.md$/).flatMap(({ text }) => definedIds(text))

function numbersIn(folder: string): Set<string> {
  return new Set(readdirSync(join(root, folder)).map((name) => name.slice(0, 4)))
}

/** Files and folders of the repository; hidden ones, packages and what a build writes are left out. */
function pathsBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.name === 'node_modules' || path === 'build' || entry.name === '.git') return []
    return entry.isDirectory() ? [path, ...pathsBelow(path)] : [path]
  })
}

const targets: Targets = {
  ids: new Set(spec),
  decisions: numbersIn('docs/decisions'),
  migrations: numbersIn('db/migrations'),
  paths: new Set(pathsBelow('.')),
}

test('every id, record, file and folder that prose cites exists: define it in docs/spec or write the reason instead', () => {
  expect(prose.flatMap((file) => unresolved(file, targets))).toEqual([])
})

test('docs/spec defines each id once, without gaps in the requirements', () => {
  expect(spec.filter((id, i) => spec.indexOf(id) !== i)).toEqual([])
  expect(spec.filter((id) => id.startsWith('R'))).toEqual(
    Array.from({ length: 479 }, (_, i) => `R${String(i + 1).padStart(3, '0')}`),
  )
})

describe('a citation that leads nowhere is found', () => {
  test.each([
    ['src/a.ts', '/** Refuses a second one (C999). */', 'C999'],
    ['src/a.ts', '  // As R304–R480 say.', 'R480'],
    ['src/a.ts', ' * Rounded as in 3a.', '3a'],
    ['src/a.ts', 'const a = 1 // see F12', 'F12'],
    ['src/a.tsx', '{/* Answers the finding M3. */}', 'M3'],
    ['src/a.ts', '/** A requirement has three digits: R1. */', 'R1'],
    ['src/a.test.ts', "test('a stranger gets 404 (A99)', () => {", 'A99'],
    ['src/a.test.ts', "])('%s is refused (S7)', () => {", 'S7'],
    ['src/a.ts', "  summary: 'Cancel an order (C107)',", 'C107'],
    ['src/a.ts', '// The table of design.md has no such edge.', 'design.md'],
    ['src/a.ts', '// See kernel/database/no-such-file.ts.', 'kernel/database/no-such-file.ts'],
    ['src/a.ts', '// docs/decisions/0000 says why.', '0000'],
    ['src/a.ts', '// Everything of test/no-such-folder/ does.', 'test/no-such-folder/'],
    ['db/migrations/0001_a.sql', '  -- Once per person (C400).', 'C400'],
    ['db/migrations/0001_a.sql', '-- Set by migration 0999.', 'migration 0999'],
    ['scripts/a.sh', '# As F5 asks.', 'F5'],
    ['docs/a.md', 'Refunds follow C200.', 'C200'],
    ['docs/a.md', 'See [the guide](guide-that-is-gone.md).', 'guide-that-is-gone.md'],
    ['docs/a.md', '```\nsrc/no-such-folder/\n```', 'src/no-such-folder/'],
    ['docs/decisions/0001-a.md', 'Superseded by 0999.', '0999'],
  ])('%s: %s', (path, line, citation) => {
    const found = unresolved(proseOf(path, `\n${line}`), targets)
    expect(found).toContain(`${path}:${line.startsWith('```') ? 3 : 2} ${citation}`)
  })
})

describe('what is no citation is left alone', () => {
  test.each([
    ['src/a.ts', "const code = 'C999'"],
    ['src/a.ts', "{ path: '/api/reviews?caterer=Z1', color: '#3a3a3a' }"],
    ['src/a.ts', '/** A number such as T042/2627/00017. */'],
    ['src/a.ts', '// CGST Rule 46, RFC 5545, U+202E, SHA256, HTTP/2, 50 %.'],
    ['src/a.ts', '// https://example.com/design.md'],
    ['src/a.ts', '/** Half refunded (C68), as 0 to 5 (R205–R206, A3, I4). */'],
    ['src/a.ts', '// Mirrors taxes/domain/bill.ts; see docs/decisions/0001.'],
    ['db/migrations/0001_a.sql', '-- As kernel/a-file-that-moved.ts reads it.'],
    ['docs/a.md', '```ts\n// src/no-such-folder/ (C999)\n```'],
    ['docs/a.md', 'Add `messages/en/<area>.json` and run it on 2026-11-22.'],
    ['docs/decisions/0001-a.md', 'Migration 0016 sets it; refines 0005 on 2026-11-20.'],
  ])('%s: %s', (path, line) => {
    expect(unresolved(proseOf(path, line), targets)).toEqual([])
  })
})
