import type { Problem, ProblemOrder } from './problems.ts'

/**
 * One field of a form. `Context` is what its rules depend on in addition to what was entered, such as the present day.
 *
 * A plain text without rules is `{}`.
 */
export interface FieldSchema<Value, Values, Context> {
  /** Name in the API, where it is another one. */
  apiName?: string
  /** Further names in the API that are about this field. */
  aliases?: readonly string[]
  /** The field in whose control this one is edited, and beside which its problems are shown. */
  partOf?: keyof Values & string
  /** Turns what was typed or pasted into what the field holds. */
  clean?: (text: string) => string
  /** What is wrong with the field, if anything. */
  problem?: (values: Values, context: Context) => string | undefined
  /** Other fields that follow when this one is edited; `values` has the edit. */
  follow?: (values: Values, context: Context) => Partial<Values>
  /** Reads a stored value; undefined when it is none. Needed for anything but a text. */
  restore?: (stored: unknown) => Value | undefined
}

/** The fields of a form from top to bottom: rules, names in the API, and how stored values are read. */
export type FormSchema<Values extends object, Context = unknown> = {
  readonly [Name in keyof Values]-?: FieldSchema<Values[Name], Values, Context>
}

type Name<Values> = keyof Values & string

/** Returns the names of the fields in the order of the form. */
export function fieldNames<Values extends object, Context>(schema: FormSchema<Values, Context>): Name<Values>[] {
  // A schema has exactly the keys of its values.
  return Object.keys(schema) as Name<Values>[]
}

/** Returns the name in the API under which problems of a field are known. */
export function apiNameOf<Values extends object, Context>(
  schema: FormSchema<Values, Context>,
  name: Name<Values>,
): string {
  const { apiName, partOf } = schema[name]
  return partOf ? apiNameOf(schema, partOf) : (apiName ?? name)
}

/** Returns where the problems of a form are shown. */
export function orderOf<Values extends object, Context>(schema: FormSchema<Values, Context>): ProblemOrder {
  const names = fieldNames(schema)
  const own = names.filter((name) => schema[name].partOf === undefined)
  const aliases = names.flatMap((name) =>
    [...(schema[name].aliases ?? []), ...(schema[name].partOf ? [schema[name].apiName ?? name] : [])].map(
      (alias) => [alias, apiNameOf(schema, name)] as const,
    ),
  )
  return { names: own.map((name) => apiNameOf(schema, name)), aliases: Object.fromEntries(aliases) }
}

/** Returns what the form itself finds wrong, in its order, at most one problem per field. */
export function problemsIn<Values extends object, Context>(
  schema: FormSchema<Values, Context>,
  values: Values,
  context: Context,
): Problem[] {
  return fieldNames(schema).flatMap((name) => {
    const message = schema[name].problem?.(values, context)
    return message === undefined ? [] : [{ field: apiNameOf(schema, name), message }]
  })
}

/** Returns a text that is equal while a field, with the parts that are edited in its control, holds the same. */
export function contentOf<Values extends object, Context>(
  schema: FormSchema<Values, Context>,
  field: string,
  values: Values,
): string {
  return JSON.stringify(
    fieldNames(schema)
      .filter((name) => apiNameOf(schema, name) === field)
      .map((name) => values[name] ?? null),
  )
}

/** Reads stored values, of this or an earlier version of the site or edited by hand; what cannot be read is left out. */
export function restoreValues<Values extends object, Context>(
  schema: FormSchema<Values, Context>,
  stored: unknown,
): Partial<Values> {
  if (typeof stored !== 'object' || stored === null) return {}
  const entries = fieldNames(schema).flatMap((name) => {
    if (!Object.hasOwn(stored, name)) return []
    const value: unknown = (stored as Record<string, unknown>)[name]
    const { restore = textFrom } = schema[name]
    const restored = restore(value)
    return restored === undefined ? [] : [[name, restored] as const]
  })
  // Each value was read by the schema of its field.
  return Object.fromEntries(entries) as Partial<Values>
}

function textFrom(stored: unknown): string | undefined {
  return typeof stored === 'string' ? stored : undefined
}
