/** The `count` smallest of `items` in order, without sorting the others; all of them in order when there are fewer. */
export function smallest(items: readonly number[], count: number, compare: (a: number, b: number) => number): number[] {
  if (count === 0 || count * 4 >= items.length) return [...items].sort(compare).slice(0, count)
  // A heap with the largest of the kept on top: most items are compared with it and let go.
  const kept = items.slice(0, count)
  for (let i = (count >> 1) - 1; i >= 0; i--) sink(kept, i, compare)
  for (let i = count; i < items.length; i++) {
    // Both are there: count < items.length, and the heap holds count > 0 items.
    if (compare(items[i] as number, kept[0] as number) >= 0) continue
    kept[0] = items[i] as number
    sink(kept, 0, compare)
  }
  return kept.sort(compare)
}

function sink(heap: number[], from: number, compare: (a: number, b: number) => number): void {
  const item = heap[from] as number // callers name a place within the heap
  let place = from
  for (;;) {
    let child = place * 2 + 1
    if (child >= heap.length) break
    if (child + 1 < heap.length && compare(heap[child + 1] as number, heap[child] as number) > 0) child++
    if (compare(heap[child] as number, item) <= 0) break
    heap[place] = heap[child] as number
    place = child
  }
  heap[place] = item
}
