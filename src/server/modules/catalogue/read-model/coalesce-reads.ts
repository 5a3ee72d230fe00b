/**
 * Coalesces concurrent reads of the same key, without returning data that was read before the call:
 * who comes while a read is under way waits for the next one. So a thing is read once at a time, however many ask.
 */
export function coalesceReads<Key, Value>(read: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const running = new Map<Key, Promise<Value>>()
  const next = new Map<Key, Promise<Value>>()

  const begin = (key: Key): Promise<Value> => {
    const reading: Promise<Value> = read(key).finally(() => {
      if (running.get(key) === reading) running.delete(key)
    })
    running.set(key, reading)
    return reading
  }
  return (key) => {
    const waiting = next.get(key)
    if (waiting) return waiting
    const current = running.get(key)
    if (!current) return begin(key)
    const beginNext = () => {
      next.delete(key)
      return begin(key)
    }
    // Whoever asked for the current read hears of its failure; the next one is a new try.
    const following = current.then(beginNext, beginNext)
    next.set(key, following)
    return following
  }
}
