import { useRef, useState, type ChangeEvent, type SyntheticEvent } from 'react'
import { showControl } from '#web/ui/display/problem-list.tsx'
import type { FormDraft } from './form-draft.ts'
import { apiNameOf, orderOf, problemsIn, type FormSchema } from './form-schema.ts'
import { controlId, mergeProblems, type Problem } from './problems.ts'
import { useFormValues } from './use-form-values.ts'
import { useServerProblems } from './use-server-problems.ts'

interface Options<Values extends object, Context> {
  /** Start of the ids of its controls. */
  id: string
  /** What the fields hold before anything is entered. With a draft a change shows immediately, below what was entered. */
  initial: Values
  /** What the rules of the schema depend on in addition to what was entered. */
  context: Context
  /** Where edits are kept; without one they last as long as the form. */
  draft?: FormDraft<Values>
  /** All that is wrong, given what the form finds itself: for what is known from elsewhere, as from a quote. */
  allProblems?: (own: readonly Problem[]) => readonly Problem[]
}

export type SchemaForm<Values extends object> = ReturnType<typeof useSchemaForm<Values, never>>

/** Names of the fields that hold texts. */
type TextName<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] & string

/**
 * State of a form. A problem shows once its field was left or Submit was pressed, and goes as soon as the field is right; what the
 * server said of a field shows immediately, until the field changes.
 */
export function useSchemaForm<Values extends object, Context>(
  schema: FormSchema<Values, Context>,
  { id, initial, context, draft, allProblems = (own) => own }: Options<Values, Context>,
) {
  const { values, isEdited, set, reset } = useFormValues(initial, draft)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [submitted, setSubmitted] = useState(false)
  const [isSubmitting, setSubmitting] = useState(false)
  const server = useServerProblems(schema, values)
  const [failure, setFailure] = useState('')
  const busy = useRef(false)

  const own = allProblems(problemsIn(schema, values, context))
  const problems = server.problems.length > 0 ? mergeProblems(orderOf(schema), own, server.problems) : own

  const touch = (name: string) => {
    if (!left.has(name)) setLeft((before) => new Set([...before, name]))
  }
  const errorOf = (name: keyof Values & string) => {
    const field = apiNameOf(schema, name)
    const shows = submitted || left.has(name) || server.names(field)
    return shows ? problems.find((problem) => problem.field === field)?.message : undefined
  }
  const forget = (next: Values = initial) => {
    reset(next)
    setLeft(new Set())
    setSubmitted(false)
    server.forget()
    setFailure('')
  }
  const focusOn = ({ field }: Problem) => showControl(controlId(id, field))

  return {
    id,
    values,
    set,
    /** Marks a field as left. */
    touch: (name: keyof Values & string) => touch(name),
    errorOf,
    /** What the control of a text needs. */
    field: (name: TextName<Values>) => ({
      id: controlId(id, apiNameOf(schema, name)),
      name,
      value: String(values[name]),
      error: errorOf(name),
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => {
        const { clean = (text: string) => text, follow } = schema[name]
        const edited = { [name]: clean(event.target.value) } as Partial<Values>
        set({ ...follow?.({ ...values, ...edited }, context), ...edited })
      },
      onBlur: () => touch(name),
    }),
    /** All that is wrong, also what is not shown yet. */
    problems,
    /** What a summary above the form lists. */
    summary: submitted ? problems : [],
    /** Why the whole form was rejected. */
    failure,
    /** Whether there are edits that are not saved. */
    isEdited,
    isSubmitting,
    /** Shows everything that is wrong. */
    showAll: () => setSubmitted(true),
    /** Removes all edits, once they were saved or discarded. */
    forget,
    /** Shows why the whole form failed, or with an empty text that it no longer does. */
    fail: setFailure,
    /** Shows what the server says of fields beside them and focuses the first; anything else as `message` of the whole form. */
    reject: (error: unknown, message: string) => {
      const [first] = server.take(error)
      // Its message is drawn first, so that it is read out with the field.
      if (first) requestAnimationFrame(() => focusOn(first))
      else setFailure(message)
    },
    /** Handles Submit: shows what is wrong and focuses the first field, or calls `send`, one call at a time. */
    submit: (send: (entered: Values) => Promise<void>) => async (event?: SyntheticEvent) => {
      event?.preventDefault()
      if (busy.current) return
      setSubmitted(true)
      setFailure('')
      server.forget()
      const [first] = own
      if (first) return focusOn(first)
      busy.current = true
      setSubmitting(true)
      try {
        await send(values)
      } finally {
        busy.current = false
        setSubmitting(false)
      }
    },
  }
}
