import type { KitchenOrder } from '#contract/endpoints/orders/order.ts'
import * as endpoints from '#contract/endpoints/orders/received.ts'
import { isBeforePreparation } from '#contract/rules/order-life-cycle.ts'
import { toRupees } from '#contract/values/money.ts'
import type { Api } from '#server/http/api.ts'
import type { OrderingDeps } from '../deps.ts'
import type { Order } from '../domain/order.ts'
import { changesEnd } from '../domain/order-context.ts'
import { customerName, noteForCooks, type Look } from '../domain/sight/seen-order.ts'
import { giftOf } from '../domain/terms.ts'
import { getReceived } from '../operations/reading/get-received.ts'
import { listReceived, receivedPerPage } from '../operations/reading/list-received.ts'
import type { ReceivedOrder } from '../queries/received-orders.ts'
import { menuView, permissionsView, eventView, deliveryView, versionOf, lookOf } from './order-parts.ts'

/** A caterer's inbox, and an order as all of its members may see it. */
export function bindReceived(api: Api, deps: Pick<OrderingDeps, 'wrongCodes' | 'localityAt'>): void {
  api.on(endpoints.listReceivedOrders, async (ctx, { query }) => {
    const { items, total, toAnswer } = await listReceived(ctx, deps, query)
    const look = lookOf(ctx, deps)
    const pages = Math.ceil(total / receivedPerPage)
    return { items: items.map((order) => receivedView(order, look)), page: query.page, pages, total, toAnswer }
  })
  api.on(endpoints.getReceivedOrder, async (ctx, { params }) =>
    kitchenView(await getReceived(ctx, params.id), lookOf(ctx, deps)),
  )
}

function receivedView(order: ReceivedOrder, look: Look): endpoints.ReceivedOrder {
  const isCook = look.viewer.part === 'cook'
  const known = { ...order, answerBy: order.answerBy ?? undefined }
  return {
    id: order.id,
    bookingCode: order.bookingCode,
    state: order.state,
    guests: order.guests,
    dietSplit: order.dietSplit,
    eventDate: order.eventDate,
    eventTime: order.eventTime,
    area: look.localityAt(order.point),
    packageName: order.packageName,
    changing: order.changing,
    changesUntil: changesEnd(known).toISOString(),
    can: permissionsView(known, { look, changing: order.changing }).can,
    unread: isCook ? 0 : order.unread,
    ...(isCook ? {} : { customer: customerName(order), total: toRupees(order.total) }),
    ...(order.state === 'requested' && order.answerBy ? { answerBy: order.answerBy.toISOString() } : {}),
    ...(order.changedAt && isBeforePreparation(order.state) ? { changedAt: order.changedAt.toISOString() } : {}),
  }
}

function kitchenView(order: Order, look: Look): KitchenOrder {
  const { offer, details } = order
  const gift = giftOf(order)
  return {
    id: order.id,
    bookingCode: order.bookingCode,
    state: order.state,
    package: { id: offer.id, name: offer.name, kind: offer.kind, dishType: offer.diet },
    menu: menuView(order).map(({ price: _price, ...category }) => category),
    guests: order.guests,
    dietSplit: order.dietSplit,
    eventDate: order.eventDate,
    eventTime: order.eventTime,
    serviceHours: order.serviceHours,
    area: look.localityAt(order.venue.point),
    ...(details.allergies ? { allergies: noteForCooks(details.allergies) } : {}),
    ...(details.note ? { note: noteForCooks(details.note) } : {}),
    ...(gift ? { gift } : {}),
    changing: order.changing,
    changesUntil: changesEnd(order).toISOString(),
    changes: order.changes.map(({ id, number, state, createdAt, before, after }) => ({
      id,
      number,
      state,
      at: createdAt.toISOString(),
      before: versionOf(before),
      after: versionOf(after),
    })),
    events: order.events.map((event) => eventView(event)),
    ...deliveryView(order),
    ...permissionsView(order, { look, changing: order.changing }),
  }
}
