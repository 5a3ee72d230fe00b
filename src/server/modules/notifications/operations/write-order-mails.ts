import { zero } from '#contract/values/money.ts'
import type { Context, Tx } from '#server/kernel/context.ts'
import type { RecordedEvent } from '#server/kernel/events.ts'
import { findUsers } from '#server/modules/identity/index.ts'
import type { Mail, Reader } from '../domain/mail.ts'
import {
  acceptedAutomaticallyMail,
  answerReminderMail,
  orderRequestedMail,
  orderToAnswerMail,
  type OrderFacts,
} from '../domain/mails.ts'
import { toEach } from '../domain/to-each.ts'
import { orderMail, unreadMail, type ChangeFacts, type EndingFacts } from '../domain/order-mails.ts'
import type { MailSettings } from './mail-settings.ts'
import { findChangeFacts, findEndings, findOrderFacts } from './order-facts.ts'

type Readers = Awaited<ReturnType<typeof findUsers>>

const noEnding: EndingFacts = { by: 'nobody', hasReason: false, refund: zero, compensation: zero }

/** The emails that follow from what happened to orders, to the customer and to owner and managers of the caterer. */
export async function orderMails(
  ctx: Context,
  tx: Tx,
  { site }: MailSettings,
  events: readonly RecordedEvent[],
): Promise<Mail[]> {
  const about = events.filter(({ type }) => type.startsWith('order.'))
  if (about.length === 0) return []
  const ids = about.map(({ subject }) => subject)
  const orders = new Map((await findOrderFacts(tx, ids, ctx.clock.now())).map((order) => [order.id, order]))
  const endings = await findEndings(tx, ids)
  const changes = await findChangeFacts(
    tx,
    about.flatMap(({ payload }) => payload.changeId ?? []),
  )
  const people = [...orders.values()].flatMap(({ customerId, catererPeople }) => [customerId, ...catererPeople])
  const readers = await findUsers({ db: tx }, people)
  return about.flatMap((event) => {
    const order = orders.get(event.subject)
    const ending = endings.get(event.subject) ?? noEnding
    const change = changes.get(event.payload.changeId ?? '')
    return order ? mailsOf(event, order, { ending, change, readers, site }) : []
  })
}

function mailsOf(
  event: RecordedEvent,
  order: OrderFacts,
  {
    ending,
    change,
    readers,
    site,
  }: { ending: EndingFacts; change: ChangeFacts | undefined; readers: Readers; site: string },
): Mail[] {
  const written = (side: 'customer' | 'caterer', reader: Reader): Mail[] => {
    if (event.type === 'order.requested')
      // What was accepted automatically is told by its own event.
      return event.payload.automatic
        ? []
        : [side === 'customer' ? orderRequestedMail(reader, order, site) : orderToAnswerMail(reader, order, site)]
    if (event.type === 'order.unread')
      return reader.id === event.payload.userId ? [unreadMail(side, reader, order, event.id, site)] : []
    if (event.type === 'order.unanswered')
      return side === 'caterer' ? [answerReminderMail(reader, order, event.id, site)] : []
    if (event.type === 'order.accepted' && side === 'caterer')
      return event.payload.automatic ? [acceptedAutomaticallyMail(reader, order, site)] : []
    const about = event.payload.changeId ?? order.id
    const mail = orderMail(side, event.type, { reader, order, ending, change, about, site })
    return mail ? [mail] : []
  }
  const customer = readers.get(order.customerId)
  const toCustomer = customer ? written('customer', customer) : []
  return [...toCustomer, ...toEach(order.catererPeople, readers, (reader) => written('caterer', reader))]
}
