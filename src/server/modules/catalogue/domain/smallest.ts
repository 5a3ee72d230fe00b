/** Keeps the smallest of what it is offered. */
export interface Smallest {
  offer(item: number, key: number): void
  /** No item with a larger key would be kept; infinite while there is room. */
  limit(): number
  /** What was kept, in order. */
  sorted(): number[]
}

/**
 * Keeps the `count` smallest items by their keys; `tie` decides between equal keys. The others are not sorted: most are compared once and
 * let go.
 */
export function keepSmallest(count: number, tie: (a: number, b: number) => number): Smallest {
  /** A heap with the largest of the kept on top. */
  const heap: Kept[] = []
  const compare = (a: Kept, b: Kept): number => a.key - b.key || tie(a.item, b.item)
  let largest = count > 0 ? Infinity : -Infinity
  return {
    offer(item, key) {
      if (key > largest) return
      const offered = { item, key }
      if (heap.length < count) {
        heap.push(offered)
        if (heap.length < count) return
        for (let i = (count >> 1) - 1; i >= 0; i--) sink(heap, i, compare)
      } else {
        const [top] = heap
        if (!top || compare(offered, top) >= 0) return
        heap[0] = offered
        sink(heap, 0, compare)
      }
      largest = heap[0]?.key ?? -Infinity
    },
    limit: () => largest,
    sorted: () => heap.toSorted(compare).map(({ item }) => item),
  }
}

interface Kept {
  item: number
  key: number
}

function sink(heap: Kept[], from: number, compare: (a: Kept, b: Kept) => number): void {
  const kept = heap[from] as Kept // callers name a place within the heap
  let place = from
  for (;;) {
    let child = place * 2 + 1
    if (child >= heap.length) break
    if (child + 1 < heap.length && compare(heap[child + 1] as Kept, heap[child] as Kept) > 0) child++
    if (compare(heap[child] as Kept, kept) <= 0) break
    heap[place] = heap[child] as Kept
    place = child
  }
  heap[place] = kept
}
