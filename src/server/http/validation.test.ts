import { expect, test } from 'vitest'
import { z, type ZodType } from 'zod'
import { invalid } from '#contract/field-errors.ts'
import { AppError, errorMessage } from '#server/kernel/app-error.ts'
import { parseInput } from './validation.ts'

/** What is said of each field of an input; nothing when it is accepted. */
function errorsOf(schema: ZodType, given: unknown): Record<string, string> {
  try {
    parseInput(schema, given)
    return {}
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return Object.fromEntries(error.problems.map(({ field, code, values }) => [field, errorMessage(code, values)]))
  }
}

const short = z.string().min(3).max(2000)

test.each<[string, ZodType, unknown, string]>([
  ['a text that is missing', short, undefined, 'Fill in this field'],
  ['a text that is null', short, null, 'Fill in this field'],
  ['a text that is empty', z.string().min(1), '', 'Fill in this field'],
  ['a text that is a number', short, 7, 'Enter text'],
  ['a text that is too short', short, 'x', 'Use at least 3 characters'],
  ['a text that is too long', short, 'x'.repeat(2001), 'Use up to 2,000 characters'],
  ['a text of one character at most', z.string().max(1), 'xy', 'Use up to 1 character'],
  ['a number that is a text', z.number(), '7', 'Enter a number'],
  ['a whole number with a fraction', z.number().int(), 0.5, 'Enter a number without decimals'],
  ['a number that is too small', z.number().min(1), 0, 'Enter 1 or more'],
  ['a number that is too big', z.number().max(125_000), 125_001, 'Enter 1,25,000 or less'],
  ['a number that must be above', z.number().positive(), 0, 'Enter more than 0'],
  ['a number that must be below', z.number().lt(5), 5, 'Enter less than 5'],
  ['a number between steps', z.number().multipleOf(0.5), 0.7, 'Enter a multiple of 0.5'],
  ['a boolean', z.boolean(), 'yes', 'Send true or false'],
  ['a list', z.array(z.string()), 'x', 'Send a list'],
  ['a list that is too short', z.array(z.string()).min(2), ['x'], 'Choose at least 2'],
  ['a list that is too long', z.array(z.string()).max(1), ['x', 'y'], 'Choose up to 1'],
  ['an object', z.object({}), 'x', 'Send an object'],
  ['a record', z.record(z.string(), z.string()), 'x', 'Send an object'],
  ['a value of a short list', z.enum(['newest', 'highest']), 'x', 'Choose one of: newest, highest'],
  ['a value of a long list', z.enum('abcdefghi'.split('')), 'x', 'Choose from the list'],
  ['an email address', z.email(), 'x', 'Enter a valid email address'],
  ['a day', z.iso.date(), 'x', 'Choose a date'],
  ['a time', z.iso.time(), 'x', 'Choose a time'],
  ['a pattern', z.string().regex(/^\d$/), 'x', 'Check this field'],
  ['a rule without words', z.string().refine(() => false), 'x', 'Check this field'],
  ['alternatives', z.union([z.string(), z.number()]), true, 'Check this field'],
  ['what has a code of its own', z.string(invalid('phone_invalid')), 7, 'Phone number must be exactly 10 digits'],
  [
    'a rule of a schema that has a code',
    z.string(invalid('phone_invalid')).max(1),
    'xy',
    'Phone number must be exactly 10 digits',
  ],
  ['a sentence that is no code', z.string('Nope'), 7, 'Check this field'],
])('%s that is wrong is worded for people', (_, schema, given, message) => {
  expect(errorsOf(z.object({ field: schema }), { field: given })).toEqual({ field: message })
})

test('fields that are not known are named', () => {
  expect(errorsOf(z.strictObject({}), { x: 1, y: 2 })).toEqual({ body: 'Remove x, y' })
})

test('the first problem of each input is said, at its path', () => {
  const schema = z.object({ venue: z.object({ line: z.string().min(5).regex(/^\d+$/), pin: z.string() }) })
  expect(errorsOf(schema, { venue: { line: 'x' } })).toEqual({
    'venue.line': 'Use at least 5 characters',
    'venue.pin': 'Fill in this field',
  })
})

test('a list of wrong values is told of fifty', () => {
  const schema = z.object({ list: z.array(z.string()) })
  expect(Object.keys(errorsOf(schema, { list: Array(10_000).fill(0) }))).toHaveLength(50)
})

test('an input that fits is returned as its schema makes it', () => {
  expect(parseInput(z.object({ name: z.string().trim() }), { name: ' Asha ' })).toEqual({ name: 'Asha' })
})
