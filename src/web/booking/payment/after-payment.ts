import type { OrderView } from '#contract/endpoints/orders/order.ts'
import { refreshUser } from '#web/shared/session/session.ts'
import { draftFromOrder } from '#web/booking/steps/draft-from-order.ts'
import type { Draft } from '#web/shared/draft/draft-shape.ts'
import { changeDraft, forgetDraft, reloadDraft, replaceDraft } from '#web/shared/draft/draft-store.ts'
import { countEvent } from '#web/shared/api/data-layer.ts'
import { mayBeCounted } from '#web/shared/browser/consent.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { paths } from '#contract/paths.ts'
import { currentEventLinks } from '#web/shared/event/use-event.ts'

/** The order is paid: nothing of it stays behind, and the account learns which coupons it still has (R273, R274). Returns where to go on. */
export async function afterSuccess(orderId: string): Promise<string> {
  const draft = reloadDraft()
  const isPlacedHere = draft !== undefined && isOf(draft, orderId)
  // Without its draft the page was opened again, and the order is counted already.
  if (isPlacedHere) void countPurchase(orderId)
  if (!draft || isPlacedHere) forgetDraft()
  void refreshUser().catch(() => undefined)
  return paths.order(orderId)
}

/** Counts with the amount, which is asked for only where it may be counted. */
async function countPurchase(orderId: string): Promise<void> {
  if (!mayBeCounted()) return
  const order = await api('GET /api/orders/{id}', { params: { id: orderId } }).catch(() => undefined)
  countEvent({ event: 'purchase', currency: 'INR', ...(order && { value: order.bill.total }) })
}

/**
 * The order was let go (R270): its coupon is removed, and offered again on the bill; everything else is kept, so that it can be
 * placed again under a new key.
 * Where this browser has no draft, it is made from the order. Returns where to go on.
 */
export async function afterFailure(orderId: string): Promise<string> {
  const draft = reloadDraft()
  if (draft && isOf(draft, orderId)) {
    changeDraft({ coupon: undefined, placing: undefined, released: draft.coupon, hasFailed: true })
    return toBill()
  }
  const order = await api('GET /api/orders/{id}', { params: { id: orderId } }).catch(() => undefined)
  // What was begun for another event is not to be lost; the order that failed stands in the bookings.
  if (draft) return order && wasOf(draft, order) ? toBill() : paths.myOrders()
  forgetDraft()
  if (order) replaceDraft({ ...draftFromOrder(order), hasFailed: true })
  return toBill()
}

function toBill(): string {
  return currentEventLinks().bill()
}

/** True for the draft from which the order was placed, unless it has become one of another package since. */
function isOf({ placing, packageId }: Draft, orderId: string): boolean {
  return placing?.orderId === orderId && placing.content.includes(packageId)
}

/** True for a draft of the same package that no other order was placed from: the page was reloaded after it let go. */
function wasOf({ placing, catererId, packageId }: Draft, order: OrderView): boolean {
  return placing === undefined && catererId === order.caterer.id && packageId === order.package.id
}
