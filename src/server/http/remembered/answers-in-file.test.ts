import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLog } from '#server/kernel/log.ts'
import { answersInFile } from './answers-in-file.ts'

const log = createLog('silent')
const moments = { storedAt: 1, expiresAt: 2 }
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pangat-answers-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Random, so that it takes its length in the file as well. */
const long = () => Buffer.from(crypto.getRandomValues(new Uint8Array(400))).toString('hex')

test('the last answer of a URL is read, and no file is left in the folder', async () => {
  const answers = await answersInFile(folder, log)
  void answers.write('/a', 'first ₹', moments)
  await Promise.all([
    answers.write('/a', 'second ₹', { storedAt: 3, expiresAt: 4 }),
    answers.write('/b', 'of b', moments),
  ])
  expect([await answers.read('/a'), await answers.read('/b'), await answers.read('/c')]).toEqual([
    'second ₹',
    'of b',
    undefined,
  ])
  expect(answers.find('/a')).toMatchObject({ storedAt: 3, expiresAt: 4 })
  expect(await readdir(folder)).toEqual([])
})

test('what was removed is gone, also while it is being written', async () => {
  const answers = await answersInFile(folder, log)
  const writing = answers.write('/a', 'of a', moments)
  answers.remove('/a')
  await writing
  await answers.write('/b', 'of b', moments)
  expect([await answers.read('/a'), await answers.read('/b')]).toEqual([undefined, 'of b'])
})

test('when both parts are full the oldest answers are forgotten and the others stay', async () => {
  const answers = await answersInFile(folder, log, { partBytes: 1_000, most: 100 })
  const texts = Array.from({ length: 6 }, long)
  for (const [nth, text] of texts.entries()) await answers.write(`/${nth}`, text, moments)
  const read = await Promise.all(texts.map((_, nth) => answers.read(`/${nth}`)))
  expect(read.map((text, nth) => text === texts[nth])).toEqual([false, false, true, true, true, true])
  expect(read[0]).toBeUndefined()
})

test('the oldest of too many answers are forgotten; one that is written again is young', async () => {
  const answers = await answersInFile(folder, log, { partBytes: 1_000_000, most: 3 })
  for (const url of ['/a', '/b', '/c', '/a', '/d', '/e']) await answers.write(url, `of ${url}`, moments)
  const read = await Promise.all(['/a', '/b', '/c', '/d', '/e'].map(async (url) => answers.read(url)))
  expect(read).toEqual(['of /a', undefined, undefined, 'of /d', 'of /e'])
})

test('a folder that is not there leaves answers in memory, and says so', async () => {
  const warn = vi.spyOn(log, 'warn')
  const answers = await answersInFile(join(folder, 'missing'), log)
  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ code: 'ENOENT' }), 'answers remembered in memory')
  await answers.write('/a', 'of a', moments)
  expect(await answers.read('/a')).toBe('of a')
})
