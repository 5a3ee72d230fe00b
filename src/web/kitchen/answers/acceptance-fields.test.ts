import { expect, test } from 'vitest'
import { setAutomaticAcceptance } from '#contract/endpoints/orders/settings.ts'
import { problemsIn } from '#web/shared/form/form-schema.ts'
import { acceptanceFrom, acceptanceSchema, fieldsFrom } from './acceptance-fields.ts'

test('what was saved comes back into the form, and off is nothing', () => {
  const saved = { acceptUpTo: { guests: 60, total: 25_000 } }
  expect(acceptanceFrom(fieldsFrom(saved))).toEqual(saved)
  expect(acceptanceFrom(fieldsFrom({}))).toEqual({})
  // Switched off, what is typed stays in the form and is not sent.
  expect(acceptanceFrom({ isOn: false, guests: '60', total: '25000' })).toEqual({})
})

test.each([
  ['1', '1'],
  ['0', '25000'],
  ['60', ''],
  ['10000', '10000000'],
  ['10001', '25000'],
  ['60', '10000001'],
])('%s guests and ₹%s are right where the API takes them', (guests, total) => {
  const fields = { isOn: true, guests, total }
  const isTaken = setAutomaticAcceptance.body.safeParse(acceptanceFrom(fields)).success
  expect(problemsIn(acceptanceSchema, fields, undefined).length === 0).toBe(isTaken)
})

test('nothing is wrong with a size that is switched off', () => {
  expect(problemsIn(acceptanceSchema, { isOn: false, guests: '', total: '' }, undefined)).toEqual([])
})
