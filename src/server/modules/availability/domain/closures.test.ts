import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#contract/values/calendar.ts'
import { closeDays, openDays, pausedUntil, pauseDays, withoutPause, type Closure, type Span } from './closures.ts'

const first = '2026-12-01'
const day = (at: number) => addDays(first, at)
const anySpan = fc
  .tuple(fc.nat(20), fc.nat(6))
  .map(([from, length]) => ({ firstDay: day(from), lastDay: day(from + length) }))
const anyAct = fc.record({ what: fc.constantFrom('close', 'open', 'pause', 'resume'), span: anySpan })

const acts: Record<string, (closures: readonly Closure[], span: Span) => Closure[]> = {
  close: closeDays,
  open: openDays,
  pause: pauseDays,
  resume: withoutPause,
}

/** Each day of three weeks: closed by hand, by a pause, or open. */
function daysOf(closures: readonly Closure[]): (boolean | undefined)[] {
  return Array.from({ length: 30 }, (_, at) => {
    const of = closures.filter(({ firstDay, lastDay }) => firstDay <= day(at) && day(at) <= lastDay)
    if (of.length > 1) throw new Error(`${day(at)} is closed twice`)
    return of[0]?.isPause
  })
}

test('acts in any sequence leave the days as a list of days would have them, none closed twice', () => {
  const inSpan = (at: number, { firstDay, lastDay }: Span) => firstDay <= day(at) && day(at) <= lastDay
  fc.assert(
    fc.property(fc.array(anyAct, { maxLength: 12 }), (sequence) => {
      let closures: Closure[] = []
      let days: (boolean | undefined)[] = Array.from({ length: 30 }, () => undefined)
      for (const { what, span } of sequence) {
        closures = acts[what]?.(closures, span) ?? closures
        days = days.map((is, at) => {
          if (what === 'resume') return is === false ? false : undefined
          if (what === 'pause') return is === false ? false : inSpan(at, span) || undefined
          if (!inSpan(at, span)) return is
          return what === 'close' ? false : undefined
        })
        expect(daysOf(closures)).toEqual(days)
      }
    }),
  )
})

describe('closing', () => {
  const december = { firstDay: '2026-12-10', lastDay: '2026-12-12', isPause: false }

  test('next to a closure makes one of both', () => {
    expect(closeDays([december], { firstDay: '2026-12-13', lastDay: '2026-12-13' })).toEqual([
      { ...december, lastDay: '2026-12-13' },
    ])
  })

  test('within a pause outlasts it', () => {
    const paused = pauseDays([], { firstDay: '2026-12-01', lastDay: '2026-12-05' })
    const closed = closeDays(paused, { firstDay: '2026-12-03', lastDay: '2026-12-03' })
    expect(withoutPause(closed)).toEqual([{ firstDay: '2026-12-03', lastDay: '2026-12-03', isPause: false }])
  })
})

describe('a pause', () => {
  test('ends on the day after its last, however it was interrupted', () => {
    const paused = pauseDays([], { firstDay: '2026-12-01', lastDay: '2026-12-05' })
    expect(pausedUntil(paused, '2026-12-05')).toBe('2026-12-06')
    expect(pausedUntil(openDays(paused, { firstDay: '2026-12-03', lastDay: '2026-12-03' }), first)).toBe('2026-12-06')
    expect(pausedUntil(paused, '2026-12-06')).toBeUndefined()
  })

  test('is replaced by the next one', () => {
    const longer = pauseDays([], { firstDay: first, lastDay: '2026-12-20' })
    expect(pausedUntil(pauseDays(longer, { firstDay: first, lastDay: '2026-12-02' }), first)).toBe('2026-12-03')
  })
})
