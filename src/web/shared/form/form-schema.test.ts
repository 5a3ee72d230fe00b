import { describe, expect, test } from 'vitest'
import { apiNameOf, contentOf, orderOf, problemsIn, restoreValues, type FormSchema } from './form-schema.ts'

interface Values {
  name: string
  place: string
  point: number[] | undefined
  guests: string
}

const schema: FormSchema<Values, { least: number }> = {
  name: { apiName: 'contact.name', aliases: ['company'] },
  place: { apiName: 'venue', problem: ({ point }) => (point ? undefined : 'Pick a place') },
  point: {
    apiName: 'googleLocation',
    partOf: 'place',
    restore: (stored) => (Array.isArray(stored) ? stored.filter((each) => typeof each === 'number') : undefined),
  },
  guests: { problem: ({ guests }, { least }) => (Number(guests) >= least ? undefined : `At least ${least}`) },
}
const values: Values = { name: '', place: 'Bandra', point: [19, 72], guests: '30' }

test('fields are known by their names in the API, parts by that of the field they belong to', () => {
  expect((['name', 'place', 'point', 'guests'] as const).map((name) => apiNameOf(schema, name))).toEqual([
    'contact.name',
    'venue',
    'venue',
    'guests',
  ])
  expect(orderOf(schema)).toEqual({
    names: ['contact.name', 'venue', 'guests'],
    aliases: { company: 'contact.name', googleLocation: 'venue' },
  })
})

test('problems are found from top to bottom and depend on the context', () => {
  expect(problemsIn(schema, values, { least: 30 })).toEqual([])
  expect(problemsIn(schema, { ...values, point: undefined }, { least: 31 })).toEqual([
    { field: 'venue', message: 'Pick a place' },
    { field: 'guests', message: 'At least 31' },
  ])
})

test('the content of a field changes with its parts and with nothing else', () => {
  const content = contentOf(schema, 'venue', values)
  expect(contentOf(schema, 'venue', { ...values, name: 'Asha', guests: '31' })).toBe(content)
  for (const change of [{ point: [19, 73] }, { point: undefined }, { place: 'Andheri' }])
    expect(contentOf(schema, 'venue', { ...values, ...change })).not.toBe(content)
})

describe('restoreValues', () => {
  test('reads texts, and other values by their schema', () => {
    expect(restoreValues(schema, { name: 'Asha', point: [19, '72'] })).toEqual({ name: 'Asha', point: [19] })
  })

  test('leaves out what is no value of the field, and unknown fields', () => {
    const stored: unknown = JSON.parse('{"name":7,"point":"x","guests":null,"other":"x","__proto__":{"place":"x"}}')
    expect(restoreValues(schema, stored)).toStrictEqual({})
  })

  test.each([undefined, null, 'x', 7, []])('reads nothing from %j', (stored) => {
    expect(restoreValues(schema, stored)).toStrictEqual({})
  })
})
