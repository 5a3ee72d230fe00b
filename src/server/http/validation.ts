import type { z, ZodError, ZodType } from 'zod'
import type { ErrorCode } from '#contract/errors.ts'
import { fieldErrorOf, invalid } from '#contract/field-errors.ts'
import { AppError, type Problem } from '#server/kernel/app-error.ts'

/**
 * Parses what a client sent.
 * @throws AppError `code` that names each input the schema rejects, in {@link fieldErrors} where the schema names no code
 */
export function parseInput<Schema extends ZodType>(
  schema: Schema,
  given: unknown,
  code: ErrorCode = 'malformed',
): z.output<Schema> {
  const { success, data, error } = schema.safeParse(given, { error: fieldErrors })
  if (success) return data
  throw rejected(error, code)
}

/** A list of wrong values has as many problems as bytes: no form has more fields than this. */
const mostProblems = 50

/** What a schema rejects, at most fifty problems; dots join the path, as form libraries expect. */
function rejected(error: ZodError, code: ErrorCode): AppError {
  const problems = error.issues.slice(0, mostProblems).map(({ path, message }): Problem => {
    const fieldError = fieldErrorOf(message) ?? { code: 'field_invalid', values: {} }
    return { ...fieldError, field: path.join('.') || 'body' }
  })
  return new AppError(code, { problems })
}

/** Says what is wrong with an input whose schema does not say it itself. */
const fieldErrors: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return invalid(issue.input === undefined || issue.input === null ? 'field_needed' : ofType(issue.expected))
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return tooBig(issue)
    case 'invalid_value':
      return oneOf(issue.values)
    case 'invalid_format':
      return invalid(ofFormat(issue.format))
    case 'not_multiple_of':
      return invalid('multiple_needed', { step: issue.divisor })
    case 'unrecognized_keys':
      return invalid('fields_unknown', { fields: issue.keys.join(', ') })
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
    default:
      return invalid('field_invalid')
  }
}

function ofType(expected: string) {
  switch (expected) {
    case 'string':
      return 'text_needed'
    case 'number':
      return 'number_needed'
    case 'int':
      return 'whole_number_needed'
    case 'boolean':
      return 'boolean_needed'
    case 'array':
      return 'list_needed'
    case 'object':
    case 'record':
      return 'object_needed'
    default:
      return 'field_invalid'
  }
}

function ofFormat(format: string) {
  switch (format) {
    case 'email':
      return 'email_invalid'
    case 'date':
      return 'day_needed'
    case 'time':
      return 'time_needed'
    default:
      return 'field_invalid'
  }
}

/** A list that is longer than this says nothing to people. */
const mostOptions = 8

function oneOf(options: readonly z.core.util.Primitive[]): string {
  if (options.length > mostOptions) return invalid('listed_option_needed')
  return invalid('option_needed', { options: options.map(String).join(', ') })
}

type Bound = { origin: string; inclusive?: boolean }

function tooSmall({ origin, minimum, inclusive = true }: Bound & { minimum: number | bigint }): string {
  const min = Number(minimum)
  if (origin === 'string') return min === 1 ? invalid('field_needed') : invalid('too_short', { min })
  if (origin === 'array' || origin === 'set') return invalid('too_few', { min })
  if (!numbers.has(origin)) return invalid('field_invalid')
  return invalid(inclusive ? 'number_too_small' : 'number_not_above', { min })
}

function tooBig({ origin, maximum, inclusive = true }: Bound & { maximum: number | bigint }): string {
  const max = Number(maximum)
  if (origin === 'string') return invalid('too_long', { max })
  if (origin === 'array' || origin === 'set') return invalid('too_many', { max })
  if (!numbers.has(origin)) return invalid('field_invalid')
  return invalid(inclusive ? 'number_too_big' : 'number_not_below', { max })
}

const numbers: ReadonlySet<string> = new Set(['number', 'int', 'bigint'])
