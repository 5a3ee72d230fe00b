import { ChevronRight } from 'lucide-react'
import type { ReactElement } from 'react'
import { m } from '#messages'

interface BreadcrumbsProps {
  /** From the top; the last one is this page. */
  items: readonly { label: string; to?: string }[]
  label?: string
  link: (to: { to: string; className: string; children: string }) => ReactElement
}

export function Breadcrumbs({ items, link, label }: BreadcrumbsProps) {
  return (
    <nav aria-label={label ?? m.ui_breadcrumbs()}>
      <ol className="flex flex-wrap items-center gap-x-1 text-sm text-ink-soft">
        {items.map((item, at) => (
          <li key={item.label} className="inline-flex min-h-11 items-center gap-1">
            {at > 0 && <ChevronRight aria-hidden size={14} />}
            {item.to !== undefined && at < items.length - 1 ? (
              link({
                to: item.to,
                className: 'plain-link',
                children: item.label,
              })
            ) : (
              <span aria-current="page" className="text-ink">
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
