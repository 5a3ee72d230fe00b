import { limits } from '#contract/limits.ts'
import { momentInIndia, type Day } from '#contract/values/calendar.ts'
import type { ItemSelection, OfferedPackage } from '#contract/rules/package-selection.ts'
import { paise } from '#contract/values/money.ts'
import type { Tx } from '#server/kernel/context.ts'
import { customerSight, listChangeFacts, listEndingFacts, listOrderFacts } from '#server/modules/ordering/index.ts'
import type { OrderFacts } from '../domain/mails.ts'
import type { ChangeFacts, EndingFacts } from '../domain/order-mails.ts'

const hourMs = 60 * 60_000

/** What emails that are written now tell of orders. */
export async function findOrderFacts(tx: Tx, orderIds: readonly string[], now: Date): Promise<OrderFacts[]> {
  const found = await listOrderFacts(tx, orderIds)
  return found.map(
    ({
      state,
      venueName,
      venueLine,
      venuePlace,
      venuePinCode,
      answerBy,
      cutOffHours,
      gift,
      offer,
      selections,
      ...order
    }) => ({
      ...order,
      company: order.company ?? undefined,
      gstin: order.gstin ?? undefined,
      menu: menuOf(offer, selections),
      venuePinCode: customerSight({ state, eventDate: order.eventDate }, now) === 'open' ? venuePinCode : undefined,
      // Places of the gazetteer may end in their PIN code.
      venue: [venueName, venueLine, venuePlace, ...(venuePlace.includes(venuePinCode) ? [] : [venuePinCode])]
        .filter(Boolean)
        .join(', '),
      gift: gift ?? undefined,
      answerBy: answerBy ?? undefined,
      changesUntil: changesEnd(order, cutOffHours ?? limits.order.changeCutOffHours, now),
    }),
  )
}

/** The chosen dishes by course, in the order of the package. */
function menuOf({ items }: OfferedPackage, selections: readonly ItemSelection[]): OrderFacts['menu'] {
  return items.flatMap(({ id, name }) => {
    const dishes = selections.find(({ itemId }) => itemId === id)?.dishes ?? []
    return dishes.length > 0 ? [{ course: name, dishes }] : []
  })
}

function changesEnd(event: { eventDate: Day; eventTime: string }, hours: number, now: Date): Date | undefined {
  const end = new Date(momentInIndia(event.eventDate, event.eventTime).getTime() - hours * hourMs)
  return end > now ? end : undefined
}

/** What emails tell of changes of orders, by the id of the change. */
export async function findChangeFacts(tx: Tx, changeIds: readonly string[]): Promise<Map<string, ChangeFacts>> {
  const found = await listChangeFacts(tx, changeIds)
  return new Map(found.map(({ id, paid, ...change }) => [id, { ...change, paid: paise(paid) }]))
}

/** How orders were cancelled or closed; others are missing. */
export async function findEndings(tx: Tx, orderIds: readonly string[]): Promise<Map<string, EndingFacts>> {
  const found = await listEndingFacts(tx, orderIds)
  return new Map(found.map(({ id, ...ending }) => [id, ending]))
}
