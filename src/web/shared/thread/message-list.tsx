import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { OrderView } from '#contract/endpoints/orders/order.ts'
import { formatMoment } from '#contract/values/calendar.ts'
import { ReportLink } from '#web/shared/complaints/report-link.tsx'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { classNames } from '#web/ui/theme/class-names.ts'
import { notify } from '#web/ui/overlays/toaster.tsx'
import type { Loaded, Message } from './thread-pages.ts'
import { authorName } from './author-name.ts'

interface MessageListProps {
  orderId: string
  loaded: Loaded
  viewer: OrderView['viewer']
  otherName: string
  /** Stands at the end: what is read is known by it. */
  end: RefObject<HTMLDivElement | null>
  loadOlder: () => Promise<void>
}

/** Distance from the end in CSS pixels within which new messages are scrolled into view. */
const nearPx = 80

/** Messages, oldest first; the newest stays in view unless the user scrolls up. */
export function MessageList({ orderId, loaded, viewer, otherName, end, loadOlder }: MessageListProps) {
  const box = useRef<HTMLDivElement>(null)
  const atEnd = useRef(true)
  const newest = loaded.items.at(-1)
  const newestSeq = newest?.seq
  const mine = newest?.by === viewer
  const shown = useRef<number>(undefined)
  useLayoutEffect(() => {
    const element = box.current
    if (!element || shown.current === newestSeq) return
    shown.current = newestSeq
    if (atEnd.current || mine) element.scrollTop = element.scrollHeight
  }, [newestSeq, mine])
  const lastOwn = loaded.items.findLast(({ by }) => by === viewer)
  return (
    <div
      ref={box}
      role="group"
      aria-label={m.thread_list()}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards must be able to scroll it
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        atEnd.current = scrollHeight - scrollTop - clientHeight < nearPx
      }}
      className="-mx-2 max-h-96 overflow-y-auto overscroll-contain px-2 py-1 print:max-h-none"
    >
      {loaded.more && <Older box={box} loadOlder={loadOlder} />}
      <ol className="flex flex-col gap-4">
        {loaded.items.map((message) => (
          <li key={message.seq} className={classNames('flex flex-col', message.by === viewer && 'items-end')}>
            <Said message={message} own={message.by === viewer} name={authorName(message.by, viewer, otherName)} />
            {viewer !== 'admin' && message.by !== viewer && (
              <ReportLink
                label={m.complaint_report_message({ name: otherName })}
                of={{ order: orderId, message: message.seq }}
              />
            )}
            {message === lastOwn && message.seq <= loaded.readByOther && (
              <p className="mt-1 text-sm text-ink-soft">{m.thread_read_by({ name: otherName })}</p>
            )}
          </li>
        ))}
      </ol>
      <div ref={end} className="h-px" />
    </div>
  )
}

function Said({ message, own, name }: { message: Message; own: boolean; name: string }) {
  return (
    <div
      className={classNames(
        'max-w-[85%] rounded-box border px-3.5 py-2.5',
        own ? 'border-leaf bg-leaf-wash' : 'border-line bg-sunken',
      )}
    >
      <p className="flex flex-wrap gap-x-2 text-sm">
        <span className="font-semibold">{name}</span>
        <time dateTime={message.at} className="figures text-ink-soft">
          {formatMoment(new Date(message.at))}
        </time>
      </p>
      <p className="wrap-anywhere whitespace-pre-wrap">{message.text}</p>
    </div>
  )
}

/** Asks for what was written before; what is in sight stays where it is. */
function Older({ box, loadOlder }: { box: RefObject<HTMLDivElement | null>; loadOlder: () => Promise<void> }) {
  const [busy, setBusy] = useState(false)
  const load = async () => {
    if (busy) return
    setBusy(true)
    const fromBottom = (box.current?.scrollHeight ?? 0) - (box.current?.scrollTop ?? 0)
    await loadOlder().catch(() => notify(m.thread_older_failed(), 'error'))
    setBusy(false)
    requestAnimationFrame(() => {
      if (box.current) box.current.scrollTop = box.current.scrollHeight - fromBottom
    })
  }
  return (
    <div className="mb-4 flex justify-center">
      <Button size="small" variant="quiet" pending={busy} onClick={() => void load()}>
        {m.thread_older()}
      </Button>
    </div>
  )
}
