import { useState, useSyncExternalStore, type ChangeEvent } from 'react'
import type { OwnCaterer } from '#contract/endpoints/caterers.ts'
import type { User } from '#contract/endpoints/identity.ts'
import { dayInIndia } from '#contract/values/calendar.ts'
import { now } from '#web/ui/now.ts'
import { fieldsOf, noCaterer, type CatererFields } from './caterer-fields.ts'
import { controlId, problemsIn, type FieldName, type Problem } from './caterer-problems.ts'
import { unsavedCaterer } from './unsaved-caterer.ts'

export type CatererForm = ReturnType<typeof useCatererForm>

/** Fields that hold one text each. */
type TextName = Exclude<FieldName, 'cuisinesOffered' | 'cateringType'>

/** What the server said of a field, which counts until the field is changed. */
interface Said {
  message: string
  of: string
}

const none: Partial<CatererFields> = {}

/** The fields of a caterer: every key is kept in the browser at once, a problem is shown once its field was left or Submit was pressed. */
export function useCatererForm(user: User, caterer: OwnCaterer | undefined) {
  const stored = useSyncExternalStore(unsavedCaterer.subscribe, unsavedCaterer.get, () => undefined)
  const typed = stored?.owner === user.id ? stored.typed : none
  const saved = caterer && fieldsOf(caterer)
  const fields: CatererFields = { ...(saved ?? noCaterer(user)), ...typed }
  const [left, setLeft] = useState<ReadonlySet<FieldName>>(new Set())
  const [submitted, setSubmitted] = useState(false)
  const [said, setSaid] = useState<Partial<Record<FieldName, Said>>>({})

  const problems = withSaid(problemsIn(fields, { today: dayInIndia(now()), saved }), said, fields)
  const errorOf = (field: FieldName) =>
    submitted || left.has(field) || said[field] ? problems.find((each) => each.field === field)?.message : undefined
  const set = (change: Partial<CatererFields>) => {
    const before = unsavedCaterer.get()
    const others = before?.owner === user.id ? before.typed : none
    unsavedCaterer.set({ version: 1, owner: user.id, typed: { ...others, ...change } })
  }
  const touch = (field: FieldName) => setLeft((before) => (before.has(field) ? before : new Set([...before, field])))

  return {
    fields,
    set,
    touch,
    errorOf,
    /** Whether something was typed that is not saved. */
    isTyped: Object.keys(typed).length > 0,
    /** All that is wrong, also what is not shown yet. */
    problems,
    /** Those to be summed up above the form. */
    shown: submitted ? problems : [],
    /** From now on everything that is wrong is shown. */
    showAll: () => setSubmitted(true),
    applyServerErrors: (problemsSaid: readonly Problem[]) =>
      setSaid(
        Object.fromEntries(
          problemsSaid.map(({ field, message }) => [field, { message, of: contentOf(field, fields) }]),
        ),
      ),
    /** Removes the unsaved input, once it was saved or discarded. */
    forget: () => {
      unsavedCaterer.set(undefined)
      setLeft(new Set())
      setSubmitted(false)
      setSaid({})
    },
    /** What a text control needs. */
    text: (name: TextName, clean: (text: string) => string = (text) => text) => ({
      id: controlId(name),
      value: fields[name],
      error: errorOf(name),
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        set({ [name]: clean(event.target.value) }),
      onBlur: () => touch(name),
    }),
  }
}

/** What the page sees itself goes before what the server said. */
function withSaid(
  own: readonly Problem[],
  said: Partial<Record<FieldName, Said>>,
  fields: CatererFields,
): readonly Problem[] {
  const more = Object.entries(said).flatMap(([name, { message, of }]) => {
    // The names are those that `hear` was given.
    const field = name as FieldName
    const counts = of === contentOf(field, fields) && !own.some((problem) => problem.field === field)
    return counts ? [{ field, message }] : []
  })
  return [...own, ...more]
}

function contentOf(field: FieldName, fields: CatererFields): string {
  return JSON.stringify(field === 'address' ? [fields.address, fields.point] : fields[field])
}
