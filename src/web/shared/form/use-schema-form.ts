import { useEffect, useRef, useState, useSyncExternalStore, type ChangeEvent, type SyntheticEvent } from 'react'
import { useForm, useWatch, type FieldValues, type SetValueConfig } from 'react-hook-form'
import { showControl } from '#web/ui/display/problem-list.tsx'
import type { FormDraft } from './form-draft.ts'
import { apiNameOf, fieldNames, orderOf, problemsIn, type FormSchema } from './form-schema.ts'
import { controlId, mergeProblems, type Problem } from './problems.ts'
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
 * State of a form on top of react-hook-form. A problem shows once its field was left or Submit was pressed, and goes as soon as
 * the field is right; what the server said of a field shows immediately, until the field changes.
 */
export function useSchemaForm<Values extends object, Context>(
  schema: FormSchema<Values, Context>,
  { id, initial, context, draft, allProblems = (own) => own }: Options<Values, Context>,
) {
  const { typed, current } = useDraftOf(draft, initial)
  // The library's types of names and values are for literal forms.
  const form = useForm<FieldValues>({ defaultValues: current })
  const { touchedFields, isDirty, isSubmitting } = form.formState
  const values = useWatch({ control: form.control }) as Values
  const [submitted, setSubmitted] = useState(false)
  const server = useServerProblems(schema, values)
  const [failure, setFailure] = useState('')
  const busy = useRef(false)
  const put = (name: string, value: unknown, options?: SetValueConfig) => form.setValue(name, value, options)

  useEffect(() => {
    if (!draft) return
    // Edits in another tab, or a profile that was loaded since.
    for (const name of fieldNames(schema))
      if (JSON.stringify(values[name]) !== JSON.stringify(current[name])) put(name, current[name])
  })

  const own = allProblems(problemsIn(schema, values, context))
  const problems = server.problems.length > 0 ? mergeProblems(orderOf(schema), own, server.problems) : own

  const set = (change: Partial<Values>) => {
    for (const [name, value] of Object.entries(change)) put(name, value, { shouldDirty: true })
    draft?.change(change)
  }
  const touch = (name: string) => {
    // It may have been edited by the same event.
    if (!touchedFields[name]) put(name, form.getValues(name), { shouldTouch: true })
  }
  const errorOf = (name: keyof Values & string) => {
    const field = apiNameOf(schema, name)
    const shows = submitted || touchedFields[name] === true || server.names(field)
    return shows ? problems.find((problem) => problem.field === field)?.message : undefined
  }
  const forget = (next: Values = initial) => {
    draft?.clear()
    form.reset(next)
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
    isEdited: draft ? Object.keys(typed ?? {}).length > 0 : isDirty,
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
      await form
        .handleSubmit(() => send(values))()
        .finally(() => (busy.current = false))
    },
  }
}

/** The edits that are kept, and what the fields hold with them. */
function useDraftOf<Values extends object>(draft: FormDraft<Values> | undefined, initial: Values) {
  const typed = useSyncExternalStore(draft?.subscribe ?? never, draft?.get ?? nothing, nothing)
  return { typed, current: { ...initial, ...typed } }
}

const never = () => () => {}
const nothing = () => undefined
