/** Something that keeps a form from being sent, and the field beside which it is shown, named as in the API. */
export interface Problem {
  field: string
  message: string
}

/** Where the problems of a form are shown. */
export interface ProblemOrder {
  /** Names in the API from top to bottom. A problem of a part, as of `venue.point`, is shown at the nearest name, as `venue`. */
  names: readonly string[]
  /** Names in the API that are shown at another one. */
  aliases?: Readonly<Record<string, string>>
}

/** Returns the name at which a problem of `field` is shown; undefined when the form has no place for it. */
export function placeOf(field: string, { names, aliases = {} }: ProblemOrder): string | undefined {
  const parts = field.split('.')
  for (let length = parts.length; length > 0; length -= 1) {
    const name = parts.slice(0, length).join('.')
    if (Object.hasOwn(aliases, name)) return aliases[name]
    if (names.includes(name)) return name
  }
  return undefined
}

/** Merges lists of problems into one per field, in the order of the form; earlier lists win. Unknown fields come last. */
export function mergeProblems(order: ProblemOrder, ...lists: readonly (readonly Problem[])[]): Problem[] {
  const byField = new Map<string, Problem>()
  for (const { field, message } of lists.flat()) {
    const place = placeOf(field, order) ?? field
    if (!byField.has(place)) byField.set(place, { field: place, message })
  }
  const rank = ({ field }: Problem) => {
    const at = order.names.indexOf(field)
    return at === -1 ? order.names.length : at
  }
  return [...byField.values()].toSorted((a, b) => rank(a) - rank(b))
}

/** Returns the id of a field's control in the form with this id, so that a list of problems can link to it. */
export function controlId(form: string, field: string): string {
  return `${form}-${field.replaceAll('.', '-')}`
}
