import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseList } from './parse-list.ts'
import type { ListRow } from './list-row.ts'

const folder = new URL('../../../../../test/fixtures/pasted-menus/', import.meta.url)
const diets = { veg: 'v', nonVeg: 'n', jain: 'j' }

/** Writes what a line became as the samples write it; `names` says which of its parts are compared by name. */
function written(rows: readonly ListRow[], expected: readonly string[]): string {
  const parts = rows.filter((row) => row.kind !== 'ignored' || rows.length === 1)
  const texts = parts.map(({ kind, name, diet, price }, at) => {
    if (kind === 'ignored') return 'i'
    if (kind === 'category') return `c ${name}`
    const isNamed = expected[at] === undefined || /^d . \S+ /.test(expected[at])
    return `d ${diets[diet]} ${price ?? '-'}${isNamed ? ` ${name}` : ''}`
  })
  return texts.join(' + ')
}

interface Score {
  file: string
  lines: number
  right: number
  wrong: string[]
}

function scoreOf(file: string): Score {
  const samples = readFileSync(new URL(file, folder), 'utf8').trimEnd().split('\n')
  const given = samples.map((line) => line.slice(line.indexOf(' | ') + 3))
  const expected = samples.map((line) => line.slice(0, line.indexOf(' | ')))
  const rows = parseList(given.join('\n'))
  const wrong = expected.flatMap((each, at) => {
    const ofLine = rows.filter(({ line }) => line === at)
    const read = written(ofLine, each.split(' + '))
    return each.toLowerCase() === read.toLowerCase() ? [] : [`${given[at]} → ${read} (${each})`]
  })
  return { file, lines: samples.length, right: samples.length - wrong.length, wrong }
}

const scores = readdirSync(folder)
  .filter((file) => file.endsWith('.txt'))
  .map(scoreOf)
const isHeldOut = ({ file }: Score) => file.startsWith('held-out')
const sum = (of: readonly Score[], what: 'lines' | 'right') => of.reduce((total, score) => total + score[what], 0)

describe.each([
  ['25 pasted menus', 25, scores.filter((score) => !isHeldOut(score))],
  ['15 that were held out', 15, scores.filter(isHeldOut)],
] as const)('of %s', (_, count, set) => {
  test.each(set)('$file: $right of $lines lines are right', ({ lines, right, wrong }) => {
    expect(right / lines, wrong.join('\n')).toBeGreaterThanOrEqual(0.9)
  })

  test(`${sum(set, 'right')} of ${sum(set, 'lines')} lines are right, at least 95 %`, () => {
    expect(set).toHaveLength(count)
    expect(sum(set, 'right') / sum(set, 'lines')).toBeGreaterThanOrEqual(0.95)
  })
})
