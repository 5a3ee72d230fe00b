import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { NamedCaterer } from '#contract/endpoints/assistant.ts'
import { formatTime, timeInIndia } from '#contract/values/calendar.ts'
import { formatRupees } from '#contract/values/money.ts'
import { m } from '#messages'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { classNames } from '#web/ui/theme/class-names.ts'
import type { ChatMessage } from './use-conversation.ts'

interface MessageListProps {
  messages: readonly ChatMessage[]
  isTyping: boolean
  /** After a press on a link. */
  onLeave: () => void
}

/** What was said; new messages are read out. */
export function MessageList({ messages, isTyping, onLeave }: MessageListProps) {
  const end = useRef<HTMLDivElement>(null)
  // It is rendered when something was said.
  useEffect(() => {
    // Nothing is returned: newer browsers answer a promise, which is no clean-up.
    end.current?.scrollIntoView({ block: 'nearest' })
  })
  return (
    <div role="log" aria-live="polite" aria-label={m.assistant_conversation()} className="flex flex-col gap-3">
      {messages.map((message) => (
        <Message key={message.id} message={message} onLeave={onLeave} />
      ))}
      {isTyping && <TypingIndicator />}
      <div ref={end} />
    </div>
  )
}

function Message({ message, onLeave }: { message: ChatMessage; onLeave: () => void }) {
  const { text, sender, timestamp, links = [], caterers = [] } = message
  const isOwn = sender === 'user'
  return (
    <div
      data-sender={sender}
      className={classNames(
        'max-w-[88%] rounded-box px-4 py-3 break-words whitespace-pre-line',
        isOwn ? 'self-end bg-leaf text-on-leaf' : 'self-start bg-sunken',
      )}
    >
      <VisuallyHidden>{isOwn ? m.assistant_you_said() : m.assistant_said()} </VisuallyHidden>
      <p>{text}</p>
      {caterers.length > 0 && (
        <ul className="mt-2 flex flex-col gap-2">
          {caterers.map((caterer) => (
            <li key={caterer.id}>
              <CatererLink caterer={caterer} onLeave={onLeave} />
            </li>
          ))}
        </ul>
      )}
      {links.length > 0 && (
        <ul className="mt-1 flex flex-wrap gap-x-4">
          {links.map(({ path, text: title }) => (
            <li key={path}>
              <Link
                to={path}
                onClick={onLeave}
                className="inline-flex min-h-11 items-center font-semibold text-leaf underline"
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <time dateTime={timestamp.toISOString()} className="sr-only">
        {formatTime(timeInIndia(timestamp))}
      </time>
    </div>
  )
}

function CatererLink({ caterer, onLeave }: { caterer: NamedCaterer; onLeave: () => void }) {
  const { name, area, path, perPlate, averageRating, totalReviews } = caterer
  return (
    <Link
      to={path}
      onClick={onLeave}
      className="block rounded-box border border-line bg-surface px-3 py-2 no-underline hover:border-leaf"
    >
      <span className="block font-semibold text-leaf">{name}</span>
      <span className="figures block text-sm text-ink-soft">
        {[
          area,
          perPlate === undefined ? undefined : m.assistant_caterer_plate({ price: formatRupees(perPlate) }),
          totalReviews > 0 ? m.assistant_caterer_rating({ rating: averageRating, count: totalReviews }) : undefined,
        ]
          .filter((part) => part !== undefined && part !== '')
          .join(' · ')}
      </span>
    </Link>
  )
}

/** Three dots that move, where motion is wanted. */
function TypingIndicator() {
  return (
    <div className="flex w-fit items-center gap-1.5 self-start rounded-box bg-sunken px-4 py-4">
      <VisuallyHidden>{m.assistant_typing()}</VisuallyHidden>
      {[0, 150, 300].map((wait) => (
        <span
          key={wait}
          aria-hidden
          style={{ animationDelay: `${wait}ms` }}
          className="size-2 animate-pulse rounded-full bg-ink-soft"
        />
      ))}
    </div>
  )
}
