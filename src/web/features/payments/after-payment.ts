import { refreshUser } from '#web/features/identity/session.ts'
import { draftFromOrder } from '#web/features/ordering/again.ts'
import { changeDraft, forgetDraft, reloadDraft, replaceDraft } from '#web/features/ordering/draft-store.ts'
import { api } from '#web/lib/browser-api.ts'

/** The order is paid: nothing of it stays behind, and the account knows which coupons it still has (R273, R274). */
export async function afterSuccess(orderId: string): Promise<void> {
  const draft = reloadDraft()
  // Another order may have been begun meanwhile; that one stays.
  if (!draft?.placing || draft.placing.orderId === orderId) forgetDraft()
  await refreshUser().catch(() => undefined)
}

/**
 * The order was let go (R270): its coupon is removed and everything else kept, so that it can be placed again under a new key.
 * Where this browser has no draft, it is made from the order.
 */
export async function afterFailure(orderId: string): Promise<void> {
  const draft = reloadDraft()
  if (draft) return changeDraft({ coupon: undefined, placing: undefined })
  const order = await api('GET /api/orders/{id}', { params: { id: orderId } }).catch(() => undefined)
  if (order) replaceDraft(draftFromOrder(order))
}
