import { expect, test } from 'vitest'
import type { TicketView } from '#contract/endpoints/forms/complaints.ts'
import { ticketSteps } from './ticket-steps.ts'

const filed: TicketView = {
  ticket: 'PGC-7K3QX',
  about: 'booking',
  state: 'received',
  at: '2026-11-20T04:30:00.000Z',
  acknowledgeBy: '2026-11-22T04:30:00.000Z',
  answerBy: '2026-12-20T04:30:00.000Z',
  answers: [],
}
const told = (ticket: TicketView) => ticketSteps(ticket).map(({ id, detail, state }) => [id, state, detail])

test('a new complaint says until when it is acknowledged and answered', () => {
  expect(told(filed)).toEqual([
    ['received', 'done', 'Fri, 20 Nov 2026, 10:00 am'],
    ['acknowledged', 'next', 'We acknowledge it by Sun, 22 Nov 2026, 10:00 am.'],
    ['answered', 'next', 'We answer by Sun, 20 Dec 2026.'],
    ['closed', 'next', ''],
  ])
})

test('a closed one says when each step was', () => {
  const closed: TicketView = {
    ...filed,
    state: 'closed',
    acknowledgedAt: '2026-11-20T05:30:00.000Z',
    answers: [{ text: 'We are sorry.', at: '2026-11-21T05:30:00.000Z' }],
    closedAt: '2026-11-22T05:30:00.000Z',
  }
  expect(told(closed).map(([, state]) => state)).toEqual(['done', 'done', 'done', 'done'])
})

test('one that was closed without an answer, with the account of its sender, promises none', () => {
  expect(told({ ...filed, state: 'closed', closedAt: '2026-11-22T05:30:00.000Z' })).toContainEqual([
    'answered',
    'next',
    '',
  ])
})
