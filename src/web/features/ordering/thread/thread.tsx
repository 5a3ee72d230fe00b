import type { OrderView } from '#contract/endpoints/ordering.ts'
import { m } from '#web/paraglide/messages.js'
import { Part } from '../part.tsx'

export interface ThreadProps {
  orderId: string
  /** As whom one looks: each side writes, staff only read. */
  viewer: OrderView['viewer']
  /** What the other side is called. */
  otherName: string
  /** Why nothing can be written, in the server's words. */
  cannotWrite?: string | undefined
}

/** What customer and caterer of an order write to each other. */
export function Thread({ otherName, cannotWrite }: ThreadProps) {
  return (
    <Part title={m.thread_title_with({ name: otherName })}>
      <p>{cannotWrite}</p>
    </Part>
  )
}
