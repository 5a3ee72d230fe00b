import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { citySources, findTemplate, schemaSources, type Templates } from './templates.ts'

let directory = ''
const built = new Date('2026-11-26T12:00:00+05:30')
const aMonthLater = new Date('2026-12-26T12:00:00+05:30')

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'pangat-templates-'))
})
afterEach(() => rm(directory, { recursive: true }))

async function leave(changes: { schema?: string; city?: Partial<Templates['city']> } = {}): Promise<void> {
  const city = { sources: await citySources(), day: '2026-11-26', ...changes.city }
  const templates: Templates = { schema: changes.schema ?? (await schemaSources()), city }
  await writeFile(join(directory, 'templates.json'), JSON.stringify(templates))
  for (const name of ['empty', 'city']) await mkdir(join(directory, name))
}

const found = (mode: 'demo' | 'production', now: Date) => findTemplate({ mode }, now, directory)

describe('a new embedded database begins with', () => {
  test('the city on the day for which it was filled, which is a day of India', async () => {
    await leave()
    expect(await found('demo', built)).toBe(join(directory, 'city'))
    expect(await found('demo', new Date('2026-11-26T00:00:01+05:30'))).toBe(join(directory, 'city'))
    expect(await found('demo', new Date('2026-11-27T00:00:01+05:30'))).toBe(join(directory, 'empty'))
  })

  test('the migrations alone a month later, so that the city is filled for that day', async () => {
    await leave()
    expect(await found('demo', aMonthLater)).toBe(join(directory, 'empty'))
  })

  test('the migrations alone when the sources of the city have changed', async () => {
    await leave({ city: { sources: 'others' } })
    expect(await found('demo', built)).toBe(join(directory, 'empty'))
  })

  test('no demo city in production', async () => {
    await leave()
    expect(await found('production', built)).toBe(join(directory, 'empty'))
  })

  test('nothing when the migrations or the engine have changed, or the build made no templates', async () => {
    expect(await found('demo', built)).toBeUndefined()
    await leave({ schema: 'another' })
    expect(await found('demo', built)).toBeUndefined()
  })
})
