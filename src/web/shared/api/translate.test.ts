import { expect, test } from 'vitest'
import type { ErrorResponse } from '#contract/endpoints/shared.ts'
import { translated, translatedByName, translatedError } from './translate.ts'

const body: ErrorResponse = {
  statusCode: 422,
  error: 'Unprocessable Entity',
  code: 'busy',
  message: [],
  requestId: 'r',
}

test('a code is said in the page’s text, with amounts, days and waits formatted', async () => {
  const [price, notice, wait] = await translated([
    { code: 'price_changed', values: { total: 15_000.5 }, message: 'api' },
    { code: 'lead_time', values: { days: 1, day: '2026-11-28' }, message: 'api' },
    { code: 'too_many_requests', values: { wait: 7_201 }, message: 'api' },
  ])
  expect(price?.message).toBe('The price is now ₹15,000.50. Review the bill, then book again.')
  expect(notice?.message).toBe('This caterer needs 1 day’s notice. Earliest date: Sat, 28 Nov 2026.')
  expect(wait?.message).toBe('Too many attempts. Try again in 3 hours.')
})

test.each([
  ['a code that the page does not know', 'of_a_newer_version', {}],
  ['a value that is missing', 'guests_outside_band', { min: 25 }],
  ['a value of another kind', 'lead_time', { days: 2, day: 'soon' }],
  ['a key of the language', 'constructor', {}],
])('%s shows a sentence, never a key', async (_, code, values) => {
  const [shown] = await translated([{ code, values, message: 'What the API says.' }])
  expect(shown?.message).toMatch(/^(What the API says\.|This caterer needs 2 days’ notice\. Earliest date: soon\.)$/)
})

test('an error is said once, or beside each input that is wrong', async () => {
  expect(await translatedError({ ...body, message: ['api'] })).toMatchObject({
    message: ['We’re having trouble right now. Try again in a moment.'],
  })
  const problems = [
    { field: 'guests', code: 'guests_below_band' as const, values: { min: 25 }, message: 'api' },
    // A service that is newer than the page has codes that the page's types do not.
    { field: 'note', code: 'of_a_newer_version' as 'field_invalid', values: {}, message: 'What the API says.' },
  ]
  expect(await translatedError({ ...body, problems })).toMatchObject({
    message: ['The minimum for this package is 25 guests.', 'What the API says.'],
    fields: { guests: 'The minimum for this package is 25 guests.', note: 'What the API says.' },
  })
})

test('an error of a service before the codes is shown as it is', async () => {
  const older = { ...body, message: ['Too far.'], fields: { venue: 'Too far.' } }
  expect(await translatedError(older)).toBe(older)
})

test('reasons stay under their names', async () => {
  const reasons = { cancel: { code: 'order_ended', message: 'api' }, write: { code: 'order_not_paid', message: 'api' } }
  expect(await translatedByName(reasons)).toMatchObject({
    cancel: { message: 'This order is closed.' },
    write: { message: 'This booking isn’t paid yet. Pay for it or cancel it.' },
  })
})
