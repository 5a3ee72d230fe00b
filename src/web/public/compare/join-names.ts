import { m } from '#messages'

/** 'A', 'A and B', 'A, B and C'. */
export function joinNames(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : m.compare_and({ first: names.slice(0, -1).join(', '), second: last })
}
