import { useState } from 'react'
import type { OrderView } from '#contract/endpoints/orders/order.ts'
import { m } from '#messages'
import { ErrorState } from '#web/ui/display/empty-state.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { OrderSection } from '#web/shared/order-view/order-section.tsx'
import { MessageForm, type WritingAid } from './message-form.tsx'
import { MessageList } from './message-list.tsx'
import { authorName } from './author-name.ts'
import { useReading, useThread, type ThreadInHand } from './use-thread.ts'
import { useUnsentMessage } from './use-unsent-message.ts'

export interface ThreadProps {
  orderId: string
  /** Party of the viewer: each side writes, admins only read. */
  viewer: OrderView['viewer']
  /** What the other side is called. */
  otherName: string
  /** Why nothing can be written, in the server's words. */
  cannotWrite?: string | undefined
  /** Helps the viewer with writing. */
  Aid?: WritingAid | undefined
  /** What was unread has been read. */
  onRead?: (() => void) | undefined
}

/** What customer and caterer of an order write to each other. */
export function Thread(props: ThreadProps) {
  const { orderId, viewer, otherName, cannotWrite, Aid } = props
  const thread = useThread(orderId, viewer)
  const unsent = useUnsentMessage(orderId)
  const mayWrite = viewer !== 'admin' && cannotWrite === undefined
  return (
    <OrderSection
      title={viewer === 'admin' ? m.thread_title() : m.thread_title_with({ name: otherName })}
      isOffPaper={!thread.loaded?.items.length}
    >
      <div className="flex flex-col gap-4">
        <Messages {...props} thread={thread} />
        <News thread={thread} viewer={viewer} otherName={otherName} />
        {mayWrite && thread.loaded && (
          <MessageForm label={m.thread_write_to({ name: otherName })} unsent={unsent} send={thread.send} Aid={Aid} />
        )}
        {cannotWrite && <p className="text-ink-soft">{cannotWrite}</p>}
      </div>
    </OrderSection>
  )
}

function Messages({ orderId, viewer, otherName, cannotWrite, onRead, thread }: ThreadProps & { thread: ThreadInHand }) {
  const { loaded, failed, load, loadOlder } = thread
  const end = useReading({ orderId, viewer, newest: loaded?.items.at(-1)?.seq ?? 0, onRead })
  if (!loaded)
    return failed ? (
      <ErrorState level={3} title={m.thread_failed()} text={m.thread_failed_text()} onRetry={() => void load()} />
    ) : (
      <div aria-busy="true" className="flex flex-col gap-3">
        <VisuallyHidden>{m.ui_loading()}</VisuallyHidden>
        <Skeleton className="h-16 w-3/4" />
        <Skeleton className="h-16 w-2/3 self-end" />
      </div>
    )
  return (
    <>
      {failed && (
        <p role="status" className="rounded-box bg-marigold-wash p-3 text-marigold-ink">
          {m.thread_offline()}
        </p>
      )}
      {loaded.items.length > 0 ? (
        <MessageList
          orderId={orderId}
          loaded={loaded}
          viewer={viewer}
          otherName={otherName}
          end={end}
          loadOlder={loadOlder}
        />
      ) : (
        cannotWrite === undefined && (
          <p className="text-ink-soft">
            {viewer === 'admin' ? m.thread_nothing() : m.thread_nothing_yet({ name: otherName })}
          </p>
        )
      )}
    </>
  )
}

interface NewsProps extends Pick<ThreadProps, 'viewer' | 'otherName'> {
  thread: ThreadInHand
}

/** Reads out what has come since the thread was opened, politely. */
function News({ thread: { loaded }, viewer, otherName }: NewsProps) {
  const newest = loaded?.items.at(-1)
  const [opened, setOpened] = useState<number>()
  if (loaded && opened === undefined) setOpened(newest?.seq ?? 0)
  const isNews = newest !== undefined && opened !== undefined && newest.seq > opened
  const text = !isNews
    ? ''
    : newest.by === viewer
      ? m.thread_sent()
      : m.thread_news({ name: authorName(newest.by, viewer, otherName), text: newest.text })
  return (
    <p role="status" className="sr-only">
      {/* Another message with the same words is news as well. */}
      <span key={newest?.seq}>{text}</span>
    </p>
  )
}
