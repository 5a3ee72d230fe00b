/** Returns the first of equal values in place of each. Values are JSON that nobody changes. */
export type KeepOnce = <Value>(value: Value) => Value

/** For as long as listings are read: thousands of caterers have the same few hundred cuisines, prices, notices and pictures. */
export function keepOnce(): KeepOnce {
  const texts = new Map<string, unknown>()
  const objects = new Map<string, unknown>()
  return <Value>(value: Value): Value => {
    if (typeof value === 'string') return known(texts, value, value)
    return typeof value === 'object' && value !== null ? known(objects, JSON.stringify(value), value) : value
  }
}

function known<Value>(values: Map<string, unknown>, key: string, value: Value): Value {
  const first = values.get(key)
  if (first !== undefined) return first as Value
  values.set(key, value)
  return value
}

/** Replaces the named members of an object by those that are kept. */
export function keepMembersOnce<Whole extends object>(
  whole: Whole,
  names: readonly (keyof Whole)[],
  once: KeepOnce,
): Whole {
  for (const name of names) if (whole[name] !== undefined) whole[name] = once(whole[name])
  return whole
}
