import { expect, test } from 'vitest'
import { problemsIn } from '#web/shared/form/form-schema.ts'
import { fieldsFrom, termsFrom, termsSchema } from './terms-fields.ts'

const terms = {
  capacity: 200,
  notice: [
    { fromGuests: 1, days: 2 },
    { fromGuests: 100, days: 4 },
  ],
  changeCutOffHours: 48,
  cancellation: { template: 'standard' as const, steps: [] },
}

test('terms that are read and sent again are the same', () => {
  const { cancellation, ...others } = terms
  expect(termsFrom(fieldsFrom(terms))).toEqual({ ...others, cancellation: cancellation.template })
  expect(termsFrom(fieldsFrom({ ...terms, cancellation: { steps: [] } }))).not.toHaveProperty('cancellation')
})

test('of edited terms nothing else is sent, as another member may have changed it', () => {
  expect(termsFrom({ capacity: '300' })).toEqual({ capacity: 300 })
  expect(termsFrom({})).toEqual({})
})

test.each([
  [{ capacity: '5' }, ['capacity']],
  [{ capacity: '' }, ['capacity']],
  [{ changeCutOffHours: '721' }, ['changeCutOffHours']],
  [{ notice: [{ fromGuests: '1', days: '' }] }, ['notice']],
  [{ notice: [{ fromGuests: '2', days: '1' }] }, ['notice']],
  [
    {
      notice: [
        { fromGuests: '1', days: '3' },
        { fromGuests: '100', days: '2' },
      ],
    },
    ['notice'],
  ],
  [{}, []],
])('given %j the form names %j', (put, fields) => {
  const problems = problemsIn(termsSchema, { ...fieldsFrom(terms), ...put }, undefined)
  expect(problems.map(({ field }) => field)).toEqual(fields)
})
