import { useState } from 'react'
import { ApiError } from '#web/shared/api/api-error.ts'
import { contentOf, orderOf, type FormSchema } from './form-schema.ts'
import { mergeProblems, type Problem } from './problems.ts'

/** What the server said of a field, which counts while the field holds the same. */
interface Said {
  message: string
  content: string
}

/** The problems with fields that the server found when the form was last sent. */
export function useServerProblems<Values extends object, Context>(schema: FormSchema<Values, Context>, values: Values) {
  const [said, setSaid] = useState<Readonly<Record<string, Said>>>({})
  return {
    /** Those whose fields have not changed since. */
    problems: Object.entries(said).flatMap(([field, { message, content }]): Problem[] =>
      content === contentOf(schema, field, values) ? [{ field, message }] : [],
    ),
    /** Whether the server said anything of this field. */
    names: (field: string) => Object.hasOwn(said, field),
    /** Takes over what an error of the API says of fields of this form, and returns that in the order of the form. */
    take(error: unknown): Problem[] {
      const fields = error instanceof ApiError ? Object.entries(error.fields) : []
      const order = orderOf(schema)
      const known = mergeProblems(
        order,
        fields.map(([field, message]) => ({ field, message })),
      ).filter(({ field }) => order.names.includes(field))
      setSaid(
        Object.fromEntries(
          known.map(({ field, message }) => [field, { message, content: contentOf(schema, field, values) }]),
        ),
      )
      return known
    },
    forget: () => setSaid({}),
  }
}
