import { Link } from 'react-router'
import type { NotificationView } from '#contract/endpoints/live/notifications.ts'
import { formatMoment } from '#contract/values/calendar.ts'
import { m } from '#messages'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { classNames } from '#web/ui/theme/class-names.ts'
import { notificationPath, notificationText } from './notification-text.ts'

/** One notification; a press marks it as read and leads to what it is about. */
export function NotificationLine({ item, onOpen }: { item: NotificationView; onOpen: () => void }) {
  return (
    <Link
      to={notificationPath(item)}
      onClick={onOpen}
      className="flex min-h-14 items-start gap-3 rounded-box px-2 py-2.5 hover:bg-leaf-wash"
    >
      <span
        aria-hidden
        className={classNames(
          'mt-2 size-2.5 shrink-0 rounded-full',
          !item.isRead && 'bg-kokum forced-colors:bg-[Highlight]',
        )}
      />
      <span className="flex min-w-0 flex-col">
        <span className={classNames('break-words', !item.isRead && 'font-semibold')}>
          {!item.isRead && <VisuallyHidden>{m.live_unread()}: </VisuallyHidden>}
          {notificationText(item)}
        </span>
        <span className="text-sm text-ink-soft">{formatMoment(new Date(item.at))}</span>
      </span>
    </Link>
  )
}
