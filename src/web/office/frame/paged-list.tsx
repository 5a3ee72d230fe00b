import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '#messages'
import { pageWindow } from '#web/ui/controls/page-window.ts'
import { Pager } from '#web/ui/controls/pager.tsx'

interface PagedListProps {
  page: number
  pages: number
  /** Address of another page of the list. */
  pathOf: (page: number) => string
  /** The rows, as list items. */
  children: ReactNode
}

/** A page of what waits for an admin, with the way to the others. */
export function PagedList({ page, pages, pathOf, children }: PagedListProps) {
  return (
    <>
      <ul className="flex flex-col gap-4 pt-5">{children}</ul>
      <div className="mt-8">
        <Pager
          page={page}
          pages={pages}
          items={pageWindow(page, pages)}
          label={m.office_pages()}
          link={({ page: to, ...look }) => <Link to={pathOf(to)} {...look} />}
        />
      </div>
    </>
  )
}
