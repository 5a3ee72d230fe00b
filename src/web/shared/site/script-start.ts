/** When the scripts of a page start: once it is drawn, at its first touch, or when a button or field is used. */
export type ScriptStart = 'late' | 'onTouch' | 'onUse'

/** The part of a route's `handle` that says when the scripts of its page start, by what its loader returned. */
export interface Starting<Data> {
  startOf: (data: Data) => ScriptStart
}

/**
 * The `handle` of a route whose page is read, with or without a form: its scripts start with the first press of a button or the first
 * use of a field, because links and folded answers need none.
 */
export const reading: Starting<unknown> = { startOf: () => 'onUse' }

/** Returns the `handle` of a route whose page is complete without scripts when `isComplete` says so: they start at its first touch. */
export function startingOnTouch<Data>(isComplete: (data: Data) => boolean): Starting<Data> {
  return { startOf: (data) => (isComplete(data) ? 'onTouch' : 'late') }
}

/** When the scripts of a page start whose route has this `handle` and whose loader returned `data`. */
export function scriptStart(handle: unknown, data: unknown): ScriptStart {
  return (handle as Partial<Starting<unknown>> | undefined)?.startOf?.(data) ?? 'late'
}
