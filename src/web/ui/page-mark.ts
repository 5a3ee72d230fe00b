/** What the root element says of a page, for the stylesheet: `data-has-bottom-bar`. */
type Mark = 'hasBottomBar' | 'hasCompareBar' | 'hasCornerCard'

const counts = new Map<Mark, number>()

/**
 * Returns the `ref` of an element that marks the root element while it is there. Rules that look for such an element by `:has()` would be
 * checked, and all styles of the page worked out anew, at every change of it.
 */
export function pageMark(mark: Mark): (element: Element | null) => () => void {
  return () => {
    count(mark, 1)
    return () => count(mark, -1)
  }
}

function count(mark: Mark, more: 1 | -1): void {
  const now = (counts.get(mark) ?? 0) + more
  counts.set(mark, now)
  const { dataset } = document.documentElement
  if (now > 0) dataset[mark] = ''
  else delete dataset[mark]
}
