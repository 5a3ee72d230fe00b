/**
 * The `handle` of a route whose page is read, with or without a form: its scripts start with the first press of a button or the first
 * use of a field, because links and folded answers need none.
 */
export const reading = { startsOnUse: true } as const

/** Reports whether a route's handle is {@link reading}. */
export function isReading(handle: unknown): boolean {
  return handle === reading
}
