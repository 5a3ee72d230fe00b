/**
 * The `count` smallest of `items` by their keys, in order; all of them in order when there are fewer.
 * `tie` decides between equal keys. The others are not sorted: most are compared once and let go.
 */
export function smallest(
  items: readonly number[],
  count: number,
  keys: Float64Array,
  tie: (a: number, b: number) => number,
): number[] {
  const compare = (a: number, b: number) => keyOf(keys, a) - keyOf(keys, b) || tie(a, b)
  if (count === 0 || count * 4 >= items.length) return [...items].sort(compare).slice(0, count)
  // A heap with the largest of the kept on top.
  const heap = items.slice(0, count)
  for (let i = (count >> 1) - 1; i >= 0; i--) sink(heap, i, compare)
  let largest = keyOf(keys, heap[0] as number) // count > 0 items are kept, here and below
  for (let i = count; i < items.length; i++) {
    const item = items[i] as number // i lies within the items
    if (keyOf(keys, item) > largest || compare(item, heap[0] as number) >= 0) continue
    heap[0] = item
    sink(heap, 0, compare)
    largest = keyOf(keys, heap[0])
  }
  return heap.sort(compare)
}

function keyOf(keys: Float64Array, item: number): number {
  return keys[item] as number // every item has a key
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
