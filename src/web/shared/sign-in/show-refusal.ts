import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiRefusal } from '#web/shared/api/api.ts'

/** Shows why a form was refused: what the server says of its fields beside them, anything else as `sentence` for the whole form. */
export function showRefusal<Fields extends FieldValues>(
  { setError }: UseFormReturn<Fields>,
  error: unknown,
  fields: readonly FieldPath<Fields>[],
  sentence: string,
): void {
  const said = error instanceof ApiRefusal ? error.fields : {}
  const marked = fields.filter((name) => said[name])
  for (const name of marked) setError(name, { message: said[name] ?? '' }, { shouldFocus: name === marked[0] })
  if (marked.length === 0) setError('root', { message: sentence })
}
