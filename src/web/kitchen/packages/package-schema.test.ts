import { describe, expect, test } from 'vitest'
import { aFilledMenu } from '#test/factories/own-offer.ts'
import { problemsIn, restoreValues } from '#web/shared/form/form-schema.ts'
import { emptyPackage, type PackageFields } from './package-fields.ts'
import { packageSchema } from './package-schema.ts'

const context = { menus: [aFilledMenu('M1', { name: 'Starters' })], mayBeForAny: false }
const right: PackageFields = { ...emptyPackage('package', ['10-25']), name: 'Thali', basePrice: '350' }
const fieldsWrong = (values: Partial<PackageFields>, of = context) =>
  problemsIn(packageSchema, { ...right, ...values }, of).map(({ field }) => field)

describe('the rules of a package', () => {
  test.each<[Partial<PackageFields>, string[]]>([
    [{}, []],
    [{ name: ' ' }, ['name']],
    [{ basePrice: '' }, []],
    [{ basePrice: '-1' }, ['basePrice']],
    [{ basePrice: '1.234' }, ['basePrice']],
    [{ bands: [] }, ['bands']],
    [{ dishType: 'custom' }, ['dishType']],
    [{ minOrder: '5' }, []],
    [{ kind: 'packed', minOrder: '9' }, ['minOrder']],
    [{ kind: 'packed', minOrder: '1001' }, ['minOrder']],
    [{ kind: 'packed', minOrder: 'x' }, ['minOrder']],
    [{ kind: 'packed', minOrder: '1000' }, []],
    [{ minBill: 'x' }, []],
    [{ kind: 'custom', dishType: 'custom', bands: [], basePrice: 'x', minBill: '' }, []],
    [{ kind: 'custom', dishType: 'custom', minBill: '-5' }, ['minBill']],
  ])('%j', (values, fields) => expect(fieldsWrong(values)).toEqual(fields))

  test('a package that names no range may stay so', () => {
    expect(fieldsWrong({ bands: [] }, { ...context, mayBeForAny: true })).toEqual([])
  })

  test('the first problem of an item names its menu', () => {
    const item = { menuId: 'M1', quantity: '1', price: '1', minQty: '0', marked: [] }
    const [problem] = problemsIn(packageSchema, { ...right, items: [{ ...item, minQty: '1' }, item] }, context)
    expect(problem).toEqual({ field: 'items', message: 'Starters: Enter a number from 1 to 80' })
  })
})

test('stored values that cannot be read are left out', () => {
  const item = { menuId: 'M1', quantity: '1', price: '1', minQty: '1', marked: [] }
  const stored = {
    kind: 'packed',
    dishType: 'veg',
    bands: ['10-25', 'x'],
    name: 'N',
    items: [item, null, { ...item, price: 1 }, { ...item, marked: 'x' }, {}],
  }
  expect(restoreValues(packageSchema, stored)).toEqual({ ...stored, bands: ['10-25'], items: [item] })
  expect(restoreValues(packageSchema, { kind: 'x', dishType: 1, bands: 'x', items: 'x' })).toEqual({})
})
