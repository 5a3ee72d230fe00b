import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startApiProcess, type ApiProcess } from './api-process.ts'

let folder = ''
let api: ApiProcess | undefined

const entry = () => join(folder, 'api.mjs')
const log = async () => (await readFile(join(folder, 'log'), 'utf8')).trim().split('\n')
const portOf = async () => (await api?.started())?.port

/** A process that writes down when it starts and ends, and says that it listens on a port. */
const listening = (port: number) => `
  import { appendFileSync } from 'node:fs'
  const write = (what) => appendFileSync(${JSON.stringify(join(folder, 'log'))}, what + '\\n')
  write('start ${port}')
  process.on('SIGTERM', () => setTimeout(() => { write('end ${port}'); process.exit(0) }, 800))
  setInterval(() => {}, 1_000)
  process.send({ port: ${port}, site: {} })
`

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pangat-api-process-'))
})
afterEach(async () => {
  await api?.stop()
  await rm(folder, { recursive: true, force: true })
})

test('a restart ends the old process before it starts the new one', async () => {
  await writeFile(entry(), listening(1))
  api = startApiProcess(entry())
  expect(await portOf()).toBe(1)
  await writeFile(entry(), listening(2))
  api.restart()
  expect(await portOf()).toBe(2)
  expect(await log()).toEqual(['start 1', 'end 1', 'start 2'])
})

test('a process that ends before it listens is reported, and the next restart recovers', async () => {
  await writeFile(entry(), 'process.exit(3)')
  api = startApiProcess(entry())
  await expect(portOf()).rejects.toThrow('The API ended with code 3; its output says why.')
  await writeFile(entry(), listening(1))
  api.restart()
  expect(await portOf()).toBe(1)
})

test('many restarts at once leave the newest process alone running', async () => {
  await writeFile(entry(), listening(1))
  api = startApiProcess(entry())
  for (let i = 0; i < 3; i++) api.restart()
  expect(await portOf()).toBe(1)
  await api.stop()
  const events = await log()
  expect(events.at(-1)).toBe('end 1')
  expect(events.filter((event) => event.startsWith('start')).length).toBeGreaterThan(0)
})
