import { afterEach, expect, test, vi } from 'vitest'
import { eachSide, inTurns, mapSides } from './sides.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test('neither side is always first', async () => {
  const order: string[] = []
  const takeTurn = inTurns('a row', { before: 'before', after: 'after' }, async (side, round) => {
    order.push(`${side} ${round}`)
  })
  for (const round of [0, 1]) await takeTurn(round)
  expect(order).toEqual(['before 0', 'after 0', 'after 1', 'before 1'])
})

test('an earlier build that fails once is not asked again', async () => {
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  let asked = 0
  const takeTurn = inTurns('a row', { before: true, after: false }, async (isEarlier) => {
    asked += 1
    if (isEarlier) throw new Error('/path answered 404')
    return 1
  })
  expect([await takeTurn(0), await takeTurn(1)]).toEqual([
    { before: undefined, after: 1 },
    { before: undefined, after: 1 },
  ])
  expect(asked).toBe(3)
  expect(told.mock.calls).toEqual([['no figure before for a row: /path answered 404\n']])
})

test('a failure of this checkout rejects', async () => {
  const takeTurn = inTurns('a row', { before: true, after: false }, async (isEarlier) => {
    if (!isEarlier) throw new Error('/path answered 500')
  })
  await expect(takeTurn(0)).rejects.toThrow('/path answered 500')
})

test('turns of the earlier build count only when it took all of them', () => {
  const whole = [
    { before: 1, after: 2 },
    { before: 3, after: 4 },
  ]
  expect(eachSide(whole)).toEqual({ before: [1, 3], after: [2, 4] })
  expect(eachSide([...whole, { before: undefined, after: 6 }])).toEqual({ before: undefined, after: [2, 4, 6] })
})

test('nothing is made of a side that is not there', () => {
  const double = (value: number) => 2 * value
  expect(mapSides({ before: 1, after: 2 }, double)).toEqual({ before: 2, after: 4 })
  expect(mapSides({ before: undefined, after: 2 }, double)).toEqual({ before: undefined, after: 4 })
})
