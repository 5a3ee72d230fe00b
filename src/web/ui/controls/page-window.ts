/** What a pager shows: page numbers, and 'gap' where an ellipsis stands. Pages count from 1. */
export type PagerItem = number | 'gap'

/** A window of `width` numbers around the current page, first and last always reachable (R262). */
export function pageWindow(page: number, pages: number, width = 5): PagerItem[] {
  if (pages <= 0) return []
  const size = Math.min(width, pages)
  const start = Math.max(1, Math.min(page - Math.floor(size / 2), pages - size + 1))
  const items: PagerItem[] = Array.from({ length: size }, (_, i) => start + i)
  const end = start + size - 1
  if (start > 2) items.unshift('gap')
  if (start > 1) items.unshift(1)
  if (end < pages - 1) items.push('gap')
  if (end < pages) items.push(pages)
  return items
}
