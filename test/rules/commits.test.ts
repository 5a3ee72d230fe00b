import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const script = join(import.meta.dirname, '../../scripts/lint-commits.ts')
// A test that runs inside of a git hook must not reach the repository of the hook.
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')))

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'commits-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

function git(...args: string[]): string {
  const identity = ['-c', 'user.name=Tester', '-c', 'user.email=tester@example.com', '-c', 'commit.gpgsign=false']
  return execFileSync('git', ['-C', folder, ...identity, ...args], { encoding: 'utf8', env, stdio: 'pipe' }).trim()
}

function commit(subject: string): string {
  git('commit', '--quiet', '--allow-empty', '-m', subject)
  return git('rev-parse', 'HEAD')
}

function lint(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8', env })
  return { status, output: stdout + stderr }
}

describe('in a repository', () => {
  beforeEach(() => void git('init', '--quiet'))

  test('accepts subjects of the convention', () => {
    commit('feat(orders): cancel an unpaid order')
    commit('fix: refuse a second payment')
    commit('docs(decisions): state 0140 as one decision')
    commit('test(e2e): wait for the page')
    expect(lint(folder)).toMatchObject({ status: 0, output: expect.stringContaining(' 4 checked') })
  })

  test('refuses each other subject and says why', () => {
    const refused: [string, string][] = [
      ['Cancel an unpaid order', 'type may not be empty'],
      ['feature: cancel an unpaid order', 'type must be one of'],
      ['feat(Orders): cancel an unpaid order', 'scope must be lower-case'],
      ['feat(my orders): cancel an unpaid order', 'scope must be lower-case'],
      ['feat(orders): Cancel an unpaid order', 'subject must not be'],
      ['feat(orders): cancel an unpaid order.', 'subject may not end with full stop'],
      [`feat(orders): cancel ${'an unpaid order '.repeat(4).trim()}`, 'header must not be longer than 72'],
      ['fixup! feat(orders): cancel an unpaid order', 'type'],
    ]
    for (const [subject] of refused) commit(subject)
    const { status, output } = lint(folder)
    expect(status).toBe(1)
    const lines = output.split('\n')
    for (const [subject, reason] of refused) {
      const at = lines.findIndex((line) => line.replace(/^[0-9a-f]+ /, '') === subject)
      expect(lines[at + 1], subject).toContain(reason)
    }
  })

  test('starts after the commit that is named, where history has it', () => {
    const last = commit('Write as we like')
    commit('chore: follow the convention')
    expect(lint(folder, '--since', last)).toMatchObject({ status: 0, output: expect.stringContaining(' 1 checked') })
    expect(lint(folder)).toMatchObject({ status: 1 })
  })

  test('checks the commits that a shallow clone without a remote has', () => {
    const last = commit('Write as we like')
    commit('chore: follow the convention')
    const clone = join(folder, 'clone')
    git('clone', '--quiet', '--depth', '1', `file://${folder}`, clone)
    execFileSync('git', ['-C', clone, 'remote', 'remove', 'origin'], { env })
    expect(lint(clone, '--since', last)).toMatchObject({ status: 0, output: expect.stringContaining(' 1 checked') })
  })
})

test('says that it skipped a copy without history', () => {
  expect(lint(folder)).toMatchObject({ status: 0, output: expect.stringContaining('skipped') })
})
