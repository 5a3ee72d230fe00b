import { expect, test } from 'vitest'
import { paise } from '#contract/values/money.ts'
import { attemptStates } from '#contract/values/order-state.ts'
import { effectOf, type JudgedAttempt, type ReportedStatus } from './status-effect.ts'

const now = new Date('2026-11-20T04:30:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const pending: JudgedAttempt = { state: 'pending', amount: paise(1_890_000), initiatedAt: minutesAgo(1) }
const paid: ReportedStatus = { code: 'PAYMENT_SUCCESS', state: 'COMPLETED', amount: paise(1_890_000) }
const failed: ReportedStatus = { code: 'PAYMENT_DECLINED', state: 'FAILED' }
const silence: ReportedStatus = { code: 'NO_ANSWER', state: 'UNKNOWN' }
const unheardOf: ReportedStatus = { code: 'TRANSACTION_NOT_FOUND', state: 'UNKNOWN' }

test('the right amount is a payment, and nothing else is', () => {
  expect(effectOf(pending, paid, now)).toBe('paid')
  for (const amount of [1_889_999, 1_890_001, 0, 18_900, 189_000_000]) {
    expect(effectOf(pending, { ...paid, amount: paise(amount) }, now)).toBe('wrong_amount')
  }
  expect(effectOf(pending, { code: 'PAYMENT_SUCCESS', state: 'COMPLETED' }, now)).toBe('wrong_amount')
})

test('silence and nonsense never fail a payment', () => {
  for (const code of [
    'NO_ANSWER',
    'INTERNAL_SERVER_ERROR',
    'AUTHORIZATION_FAILED',
    'BAD_REQUEST',
    'OTHER_TRANSACTION',
    'ANYTHING',
  ]) {
    expect(effectOf(pending, { code, state: 'UNKNOWN' }, now)).toBe('wait')
  }
})

test('a payment that the gateway does not know yet may be on its way for 20 minutes', () => {
  expect(effectOf({ ...pending, initiatedAt: minutesAgo(19) }, unheardOf, now)).toBe('wait')
  expect(effectOf({ ...pending, initiatedAt: minutesAgo(20) }, unheardOf, now)).toBe('failed')
})

test('open payment fails when the gateway does not know it, but not on a timeout', () => {
  const open: JudgedAttempt = { state: 'open', amount: pending.amount }
  expect(effectOf(open, unheardOf, now)).toBe('failed')
  expect(effectOf(open, silence, now)).toBe('nothing')
})

test('a clear failure fails', () => {
  expect(effectOf(pending, failed, now)).toBe('failed')
})

test('money that comes for a failed attempt is late, and everything else about it is old news', () => {
  const gone: JudgedAttempt = { ...pending, state: 'failed' }
  expect(effectOf(gone, paid, now)).toBe('late_success')
  for (const status of [failed, silence, unheardOf]) expect(effectOf(gone, status, now)).toBe('nothing')
})

test('what is settled is settled', () => {
  for (const state of attemptStates.filter((state) => !['open', 'pending', 'failed'].includes(state))) {
    for (const status of [paid, failed, silence]) expect(effectOf({ ...pending, state }, status, now)).toBe('nothing')
  }
})
