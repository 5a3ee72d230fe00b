import type { Api } from '#contract/endpoints/index.ts'

/** What the API answers of a thread: its newest messages, or those before one. */
export type ThreadPage = Api['GET /api/orders/{id}/messages']['answer']
export type Message = ThreadPage['items'][number]

/** The messages that were loaded so far, oldest first, and whether there are older ones. */
export type Loaded = Pick<ThreadPage, 'items' | 'more' | 'readByOther'>

/** Merges the newest page into the loaded ones, without a gap of messages that were not loaded. */
export function withNewest(before: Loaded | undefined, newest: Loaded): Loaded {
  const first = newest.items.at(0)
  const last = before?.items.at(-1)
  if (!before || !first || !last || last.seq < first.seq - 1) return newest
  const older = before.items.filter(({ seq }) => seq < first.seq)
  // A message of the caller may be known before a page that was asked for earlier comes back.
  const newer = before.items.filter(({ seq }) => seq > (newest.items.at(-1)?.seq ?? 0))
  return {
    items: [...older, ...newest.items, ...newer],
    more: older.length > 0 ? before.more : newest.more,
    readByOther: Math.max(before.readByOther, newest.readByOther),
  }
}

/** Puts an older page above what was loaded before. */
export function withOlder(before: Loaded, older: Loaded): Loaded {
  const first = before.items.at(0)?.seq ?? Infinity
  return { ...before, items: [...older.items.filter(({ seq }) => seq < first), ...before.items], more: older.more }
}

/** Adds a message that was just written. */
export function withWritten(before: Loaded, message: Message): Loaded {
  return before.items.some(({ seq }) => seq === message.seq)
    ? before
    : { ...before, items: [...before.items, message].toSorted((one, other) => one.seq - other.seq) }
}

/** Reports whether a message whose answer was lost has been kept all the same. */
export function hasArrived(
  { items }: Loaded,
  { by, text, after }: { by: string; text: string; after: number },
): boolean {
  return items.some((message) => message.seq > after && message.by === by && message.text === text.trim())
}
