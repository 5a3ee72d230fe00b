import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answerBy } from './deadlines.ts'
import { nightEnd, reminderDue, reminderMoments, type ReminderKind } from './answer-reminder.ts'

const minute = 60_000
const hour = 60 * minute
/** A moment in India. */
const ist = (text: string) => new Date(`${text}+05:30`)

/** What a job that runs every minute sends, each once. */
function sent(answer: { paidAt: Date; answerBy: Date }): { kind: ReminderKind; at: Date }[] {
  const all: { kind: ReminderKind; at: Date }[] = []
  for (let at = answer.paidAt.getTime(); at < answer.answerBy.getTime() + hour; at += minute) {
    const kind = reminderDue(answer, new Date(at))
    const isSent = all.some((one) => one.kind === kind || one.kind === 'last_tenth')
    if (kind && !isSent) all.push({ kind, at: new Date(at) })
  }
  return all
}

describe('reminders of an answer', () => {
  test('come at half and at the last tenth of the time by day', () => {
    const answer = { paidAt: ist('2026-12-01T08:00'), answerBy: ist('2026-12-01T18:00') }
    expect(sent(answer)).toEqual([
      { kind: 'half', at: ist('2026-12-01T13:00') },
      { kind: 'last_tenth', at: ist('2026-12-01T17:00') },
    ])
  })

  test('of the night come at 7 am', () => {
    const answer = { paidAt: ist('2026-12-01T12:00'), answerBy: ist('2026-12-02T12:00') }
    expect(sent(answer)).toEqual([
      { kind: 'half', at: ist('2026-12-02T07:00') },
      { kind: 'last_tenth', at: ist('2026-12-02T09:36') },
    ])
  })

  test('come in the night when the time ends before the morning', () => {
    const answer = { paidAt: ist('2026-12-01T21:00'), answerBy: ist('2026-12-02T05:00') }
    expect(sent(answer)).toEqual([
      { kind: 'half', at: ist('2026-12-02T01:00') },
      { kind: 'last_tenth', at: ist('2026-12-02T04:12') },
    ])
  })

  test('are one where the night holds both back', () => {
    const answer = { paidAt: ist('2026-12-01T16:30'), answerBy: ist('2026-12-02T07:30') }
    expect(sent(answer)).toEqual([{ kind: 'last_tenth', at: ist('2026-12-02T07:00') }])
  })

  test('obey the rule whenever an order is paid and whenever its event is', () => {
    const minutes = fc.integer({ min: 0, max: 14 * 24 * 60 })
    fc.assert(
      fc.property(minutes, fc.integer({ min: 60, max: 20 * 24 * 60 }), (paid, until) => {
        const paidAt = new Date(ist('2026-12-01T00:00').getTime() + paid * minute)
        const answer = { paidAt, answerBy: answerBy(paidAt, new Date(paidAt.getTime() + until * minute)) }
        const moments = reminderMoments(answer)
        const reminders = sent(answer)
        expect(new Set(reminders.map(({ kind }) => kind)).size).toBe(reminders.length)
        for (const { kind, at } of reminders) {
          const morning = nightEnd(at)
          expect(at >= moments[kind] && at < answer.answerBy).toBe(true)
          expect(morning === undefined || answer.answerBy <= morning).toBe(true)
          // What is late was held back by a night, and comes in the minute in which that ends.
          const late = at.getTime() - moments[kind].getTime()
          if (late >= minute) expect(nightEnd(moments[kind])?.getTime()).toBe(at.getTime())
        }
        // The last one is never lost: before the end there is always a minute in which it may be sent.
        if (answer.answerBy.getTime() - moments.last_tenth.getTime() >= minute)
          expect(reminders.at(-1)?.kind).toBe('last_tenth')
      }),
      { numRuns: 300 },
    )
  })
})
