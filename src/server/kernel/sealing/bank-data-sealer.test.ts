import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { bankDataSealer } from './bank-data-sealer.ts'

const folder = await mkdtemp(join(tmpdir(), 'pangat-key-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const plain = Buffer.from('IFSC')

test('a demonstration makes its key once, for its owner alone, and keeps it', async () => {
  const dataDir = join(folder, 'demo')
  const [one, other] = await Promise.all([
    bankDataSealer({ bankDataKeys: undefined, dataDir }),
    bankDataSealer({ bankDataKeys: undefined, dataDir }),
  ])
  expect(one.open(other.seal(plain, 'a'), 'a')).toEqual(plain)
  const file = join(dataDir, 'bank-data-key')
  expect(await readFile(file, 'utf8')).toMatch(/^[A-Za-z0-9+/]{43}=$/)
  expect((await stat(file)).mode & 0o077).toBe(0)
})

test('a file that holds no key stops the start, so that nothing is encrypted by half a key', async () => {
  await writeFile(join(folder, 'bank-data-key'), 'c2hvcnQ=')
  await expect(bankDataSealer({ bankDataKeys: undefined, dataDir: folder })).rejects.toThrow('holds no key')
})

test('a key that is set is used, and none is made', async () => {
  const dataDir = join(folder, 'set')
  const bankDataKeys = { current: randomBytes(32), old: undefined }
  const sealed = (await bankDataSealer({ bankDataKeys, dataDir })).seal(plain, 'a')
  expect((await bankDataSealer({ bankDataKeys, dataDir })).open(sealed, 'a')).toEqual(plain)
  await expect(stat(dataDir)).rejects.toThrow('ENOENT')
})
