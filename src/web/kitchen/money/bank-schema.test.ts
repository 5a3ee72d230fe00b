import { expect, test } from 'vitest'
import { problemsIn } from '#web/shared/form/form-schema.ts'
import { bankSchema, type BankFields } from './bank-schema.ts'

const right: BankFields = {
  name: 'Asha Kulkarni',
  accountNumber: '0001 2345 6789',
  accountNumberAgain: '000123456789',
  ifsc: 'HDFC0001234',
  pan: '',
  password: 'secret',
}
const fieldsOf = (given: Partial<BankFields>, needsPan = false) =>
  problemsIn(bankSchema, { ...right, ...given }, { needsPan }).map(({ field }) => field)

test.each<[Partial<BankFields>, string[]]>([
  [{}, []],
  [{ accountNumber: '12345678', accountNumberAgain: '12345678' }, ['accountNumber']],
  [{ accountNumberAgain: '000123456788' }, ['accountNumberAgain']],
  [{ ifsc: 'HDFC1001234' }, ['ifsc']],
  [{ name: ' ' }, ['name']],
])('bank details with %j have problems of %j', (given, expected) => {
  expect(fieldsOf(given)).toEqual(expected)
})

test('the PAN is asked for where no GST number holds it', () => {
  expect([fieldsOf({}, true), fieldsOf({ pan: 'ABCPK1234M' }, true), fieldsOf({ pan: 'ABC' }, true)]).toEqual([
    ['pan'],
    [],
    ['pan'],
  ])
})
