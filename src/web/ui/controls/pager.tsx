import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { m } from '#messages'
import { classNames } from '../theme/class-names.ts'

interface PagerLink {
  page: number
  className: string
  children: ReactNode
  'aria-label': string
  'aria-current'?: 'page'
}

interface PagerProps {
  page: number
  pages: number
  /** Page numbers, and 'gap' where an ellipsis stands. */
  items: readonly (number | 'gap')[]
  /** Draws the link, or the button, that leads to a page. */
  link: (to: PagerLink) => ReactElement
  label?: string
}

/** As wide as a finger where there is room, narrower where the row would not fit. */
// All fit a line of 288 pixels, and what is pressed stays 24 wide.
const place = 'pager-place'
const gap = 'min-w-[12px] flex-[0_1_2.75rem]'
const cell = 'pager-cell'

/** Page numbers as links; nothing when one page holds all. */
export function Pager({ page, pages, items, link, label }: PagerProps) {
  if (pages <= 1) return null
  const step = (to: number, text: string, icon: ReactNode) =>
    to < 1 || to > pages ? (
      <span aria-hidden className={classNames(cell, 'text-line-strong')}>
        {icon}
      </span>
    ) : (
      link({
        page: to,
        className: classNames(cell, 'text-leaf hover:bg-leaf-wash'),
        'aria-label': text,
        children: icon,
      })
    )
  return (
    <nav aria-label={label ?? m.ui_pages()}>
      <ul className="flex items-center justify-center sm:gap-1">
        <li className={place}>{step(page - 1, m.ui_previous(), <ChevronLeft aria-hidden size={20} />)}</li>
        {items.map((item, at) => (
          <li key={item === 'gap' ? `gap-${at}` : item} className={item === 'gap' ? gap : place}>
            {item === 'gap' ? (
              <span className={classNames(cell, 'text-ink-soft')}>…</span>
            ) : (
              link({
                page: item,
                className: classNames(cell, item === page ? 'bg-leaf text-on-leaf' : 'hover:bg-leaf-wash'),
                'aria-label': m.ui_page({ page: item }),
                ...(item === page ? { 'aria-current': 'page' as const } : {}),
                children: item,
              })
            )}
          </li>
        ))}
        <li className={place}>{step(page + 1, m.ui_next(), <ChevronRight aria-hidden size={20} />)}</li>
      </ul>
    </nav>
  )
}
