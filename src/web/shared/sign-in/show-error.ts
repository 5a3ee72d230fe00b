import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiError } from '#web/shared/api/api.ts'

/** Shows why a form was rejected: what the server says of its fields beside them, anything else as `sentence` for the whole form. */
export function showError<Fields extends FieldValues>(
  { setError }: UseFormReturn<Fields>,
  error: unknown,
  fields: readonly FieldPath<Fields>[],
  message: string,
): void {
  const said = error instanceof ApiError ? error.fields : {}
  const marked = fields.filter((name) => said[name])
  for (const name of marked) setError(name, { message: said[name] ?? '' }, { shouldFocus: name === marked[0] })
  if (marked.length === 0) setError('root', { message: message })
}
