/** A page of a list: its number, of how many, and how many items come before it. */
export interface PageOfList {
  page: number
  pages: number
  offset: number
}

/** Returns the page that was asked for of a list of `count`, or the last one where that has gone; an empty list has one page. */
export function pageOf(count: number, { asked, size }: { asked: number; size: number }): PageOfList {
  const pages = Math.max(1, Math.ceil(count / size))
  const page = Math.min(asked, pages)
  return { page, pages, offset: (page - 1) * size }
}
