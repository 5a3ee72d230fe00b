/** Keeps the smallest of what it is offered. */
export interface Smallest {
  offer(item: number, key: number): void
  /** No item with a larger key would be kept; infinite while there is room. */
  limit(): number
  /** What was kept, in order. Nothing more can be offered then. */
  sorted(): number[]
}

/**
 * Keeps the `count` smallest items by their keys; `tie` decides between equal keys. The others are not sorted: most are compared once and
 * let go.
 */
export function keepSmallest(count: number, tie: (a: number, b: number) => number): Smallest {
  /** A heap with the largest of the kept on top: items, and their keys in the same places. */
  const items: number[] = []
  const keys: number[] = []
  let largest = count > 0 ? Infinity : -Infinity

  const isBefore = (item: number, key: number, place: number): boolean => {
    const other = keys[place] as number // callers name a place within the heap, here and below
    return key < other || (key === other && tie(item, items[place] as number) < 0)
  }
  /** Puts an item into the heap's first places from a place down. */
  const sink = (item: number, key: number, from: number, size: number): void => {
    let place = from
    for (;;) {
      let child = place * 2 + 1
      if (child >= size) break
      if (child + 1 < size && isBefore(items[child] as number, keys[child] as number, child + 1)) child++
      if (!isBefore(item, key, child)) break
      items[place] = items[child] as number
      keys[place] = keys[child] as number
      place = child
    }
    items[place] = item
    keys[place] = key
  }
  const makeHeap = (): void => {
    const size = items.length
    for (let i = (size >> 1) - 1; i >= 0; i--) sink(items[i] as number, keys[i] as number, i, size)
  }
  return {
    offer(item, key) {
      if (key > largest) return
      if (items.length < count) {
        items.push(item)
        keys.push(key)
        if (items.length < count) return
        makeHeap()
      } else {
        if (count === 0 || !isBefore(item, key, 0)) return
        sink(item, key, 0, count)
      }
      largest = keys[0] as number
    },
    limit: () => largest,
    sorted() {
      if (items.length < count) makeHeap()
      // The largest goes behind the others, until one is left.
      for (let end = items.length - 1; end > 0; end--) {
        const [item, key] = [items[end] as number, keys[end] as number]
        items[end] = items[0] as number
        keys[end] = keys[0] as number
        sink(item, key, 0, end)
      }
      return items
    },
  }
}
