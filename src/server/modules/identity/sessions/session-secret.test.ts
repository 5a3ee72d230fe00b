import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessionSecret } from './session-secret.ts'

let home = ''
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'pangat-secret-'))
})
afterAll(() => rm(home, { recursive: true }))

test('a secret is made once, kept, and readable by its owner alone', async () => {
  const dataDir = join(home, 'one')
  const made = await sessionSecret({ sessionSecret: undefined, dataDir })
  expect(made.length).toBeGreaterThanOrEqual(64)
  expect(await sessionSecret({ sessionSecret: undefined, dataDir })).toBe(made)
  expect((await stat(join(dataDir, 'session-secret'))).mode & 0o777).toBe(0o600)
  expect(await readdir(dataDir)).toEqual(['session-secret'])
})

test.each(['', 'short'])('a file that holds %j as its secret stops the start', async (text) => {
  const dataDir = await mkdtemp(join(home, 'cut-'))
  await writeFile(join(dataDir, 'session-secret'), text)
  await expect(sessionSecret({ sessionSecret: undefined, dataDir })).rejects.toThrow('session-secret holds no secret')
})

test('a configured secret is used and nothing is written', async () => {
  const dataDir = join(home, 'two')
  expect(await sessionSecret({ sessionSecret: 'configured', dataDir })).toBe('configured')
  await expect(stat(dataDir)).rejects.toThrow('ENOENT')
})
