import { ChevronDown } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { m } from '#messages'
import { classNames } from '../theme/class-names.ts'
import { cutText } from './cut-text.ts'

interface DisclosureProps {
  summary: ReactNode
  children: ReactNode
  /** Opens it whenever it becomes true, as when it holds something; what is in use never folds by itself. */
  open?: boolean
  /** Whether no other one follows, so that it needs no line below it. */
  isAlone?: boolean
}

/** A heading that opens what stands below it; works without script. */
export function Disclosure({ summary, children, open = false, isAlone }: DisclosureProps) {
  const [hasOpened, setOpened] = useState(open)
  if (open && !hasOpened) setOpened(true)
  return (
    <details open={hasOpened} className={classNames('group', !isAlone && 'border-b border-line')}>
      <summary className="fold">
        {summary}
        <ChevronDown aria-hidden size={20} />
      </summary>
      <div className="pb-4 text-ink-soft">{children}</div>
    </details>
  )
}

interface SeeMoreProps {
  text: string
  length: number
  /** In place of 'See More' and 'See Less'. */
  more?: string
  less?: string
  /** What there is more of, for those who hear the control alone. */
  of?: string
}

/** Text cut after `length` characters at a word's end, with 'See More' to read on; works without script. */
export function SeeMore({ text, length, more = m.ui_see_more(), less = m.ui_see_less(), of }: SeeMoreProps) {
  const short = cutText(text, length)
  if (short === undefined) return <p>{text}</p>
  return (
    <div className="see-more">
      {/* The text flows on in its own line, so it stands beside the control and not inside it. */}
      <p>
        {short}
        <span>…</span>
        <span>{text.slice(short.length)}</span>
      </p>{' '}
      <details>
        <summary>
          <span>{more}</span>
          <span>{less}</span>
          {of && <span className="sr-only">{`: ${of}`}</span>}
        </summary>
      </details>
    </div>
  )
}
