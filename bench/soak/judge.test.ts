import { expect, test } from 'vitest'
import { responseStatuses } from '#test/support/response-statuses.ts'
import { judge, phasesOf } from './judge.ts'
import type { Sample } from './sampler.ts'

const usual: Sample = {
  residentMb: 400,
  heapMb: 100,
  handles: 50,
  eventLoopP99Ms: 15,
  connections: 10,
  waiting: 0,
  oldestDueSeconds: 3,
  abandoned: 0,
}
const unmet = (samples: Sample[], given: { times?: number[]; missed?: number } = {}) =>
  judge({
    phases: phasesOf(samples),
    times: [20, 30],
    missed: 0,
    statuses: responseStatuses(),
    isEmbedded: false,
    ...given,
  })
    .filter(({ isMet }) => !isMet)
    .map(({ what }) => what)
const run = (last: Partial<Sample>) => [usual, usual, usual, usual, { ...usual, ...last }, { ...usual, ...last }]

test('a steady run meets every aim, and one whose caches fill at the start', () => {
  expect(unmet(run({}))).toEqual([])
  expect(unmet([{ ...usual, residentMb: 200 }, { ...usual, residentMb: 250 }, usual, usual, usual, usual])).toEqual([])
})

test.each([
  [{ residentMb: 450 }, 'resident memory'],
  [{ handles: 70 }, 'open handles'],
  [{ connections: 20 }, 'connections'],
  [{ oldestDueSeconds: 200 }, 'due work'],
  [{ abandoned: 1 }, 'abandoned'],
])('a run that ends with %j does not', (last, what) => {
  expect(unmet(run(last))).toEqual([expect.stringContaining(what)])
})

test('slow acts and acts that were not begun are told', () => {
  expect(unmet(run({}), { times: [20, 900], missed: 2 })).toHaveLength(2)
})
