import { useEffect, useEffectEvent } from 'react'
import type { User } from '#contract/endpoints/identity.ts'
import { m } from '#messages'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import {
  closeAuthDialog,
  leaveAuthDialogFor,
  showAuthTab,
  type AuthDialogRequest,
} from '#web/shared/session/auth-dialog-store.ts'
import { useAuthForms } from './auth-forms.ts'
import { AuthTabs } from './auth-tabs.tsx'
import { landingOf } from './landing.ts'

/** The dialog of the header and footer. A customer stays on the page; caterers and admins go to theirs. */
export function AuthDialog({ request }: { request: AuthDialogRequest | undefined }) {
  const forms = useAuthForms()
  const role = request?.role
  const chooseRole = useEffectEvent((chosen: NonNullable<typeof role>) => forms.register.set({ role: chosen }))
  useEffect(() => {
    if (role) chooseRole(role)
  }, [role])
  const finish = (user: User, how: { isNew: boolean }) => {
    const landing = landingOf(user, how)
    if (landing) return leaveAuthDialogFor(landing)
    closeAuthDialog()
    request?.goOn?.()
  }
  return (
    <Dialog open={request !== undefined} onClose={closeAuthDialog} title={m.identity_dialog_title()}>
      <AuthTabs forms={forms} tab={request?.tab ?? 'login'} onTab={showAuthTab} onDone={finish} />
    </Dialog>
  )
}
