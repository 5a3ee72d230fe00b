import type { DeletedOffer } from '#contract/endpoints/offer/parts.ts'
import { api } from '#web/shared/api/browser-api.ts'
import { failureMessage } from '#web/shared/sign-in/failure-message.ts'
import { m } from '#messages'
import { notify } from '#web/ui/overlays/toaster.tsx'
import { withoutDeleted } from './own-offer.ts'
import { changeOwnOffer, reloadOwnOffer } from './use-own-offer.ts'

/** Shows that something was deleted, with Undo for as long as the toast is there. */
export function showDeleted(
  catererId: string,
  deleted: DeletedOffer,
  text: string = m.manage_deleted({ name: deleted.name }),
): void {
  changeOwnOffer(catererId, (offer) => withoutDeleted(offer, deleted))
  notify(text, 'success', {
    label: m.manage_undo(),
    onPress: () => void restoreDeleted(catererId, deleted),
  })
}

/** Restores something deleted and says so, or why it failed. Resolves to whether it worked. */
export async function restoreDeleted(catererId: string, { id, kind, name }: DeletedOffer): Promise<boolean> {
  const params = { id }
  try {
    if (kind === 'menu') await api('POST /api/menus/{id}/restore', { params })
    else await api('POST /api/dishes/{id}/restore', { params })
    notify(m.manage_restored({ name }), 'success')
    return true
  } catch (error) {
    notify(failureMessage(error, [], m.manage_restore_failed({ name })), 'error')
    return false
  } finally {
    // A menu returns to its packages, and a taken name gets a number.
    await reloadOwnOffer(catererId)
  }
}
