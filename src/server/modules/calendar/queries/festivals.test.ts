import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { Day } from '#contract/endpoints/shared.ts'
import { mumbaiFestivals } from './festivals.ts'

const Row = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  name: z.string().min(3),
  nameMr: z.string().min(3),
  date: Day,
  year: z.number().int(),
  kind: z.enum(['festival', 'public', 'religious', 'auspicious', 'party']),
  method: z.string().min(5),
  source: z.string().min(5),
  approximate: z.literal(true).optional(),
})
const file = z
  .strictObject({ generated: z.string(), licence: z.string(), festivals: z.array(Row) })
  .parse(JSON.parse(readFileSync('db/calendar/festivals.json', 'utf8')))

test('every festival lies in its year, and every year has the same ones', () => {
  for (const { date, year } of file.festivals) expect(Number(date.slice(0, 4))).toBe(year)
  const byYear = Map.groupBy(file.festivals, ({ year }) => year)
  const [first, ...others] = [...byYear.values()].map((rows) => rows.map(({ id }) => id).sort())
  expect(first?.length).toBeGreaterThan(40)
  for (const other of others) expect(other).toEqual(first)
})

test('festivals are known by day until the end of their last year', () => {
  const festivals = mumbaiFestivals()
  expect(festivals.until).toBe('2030-12-31')
  expect(festivals.on('2026-08-15')).toEqual(['Independence Day', 'Parsi New Year (Shahenshahi)'])
  expect(festivals.on('2031-01-26')).toEqual([])
})
