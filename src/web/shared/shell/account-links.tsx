import { Link } from 'react-router'
import { openAuthDialog } from '#web/shared/session/auth-dialog-store.ts'
import { paths } from '#contract/paths.ts'
import { m } from '#messages'
import { notify } from '#web/ui/overlays/toaster.tsx'

interface AccountLinksProps {
  className: string
  signInClassName: string
  /** After a press, such as closing the menu it stands in. */
  onPress?: () => void
}

/** Both the visitor's and the member's links; the stylesheet shows those that fit `html[data-signed-in]` and its role. */
export function AccountLinks({ className, signInClassName, onPress }: AccountLinksProps) {
  const link = (to: string, text: string, only?: string) => (
    <Link to={to} onClick={onPress} className={className} data-only-for={only ?? 'signed-in'}>
      {text}
    </Link>
  )
  return (
    <>
      <button
        type="button"
        data-only-for="visitor"
        className={signInClassName}
        onClick={() => {
          onPress?.()
          openAuthDialog()
        }}
      >
        {m.shell_login_register()}
      </button>
      {link(paths.catererDashboard(), m.shell_dashboard(), 'caterer')}
      {link(paths.admin(), m.shell_back_office(), 'admin')}
      {link(paths.myOrders(), m.shell_my_bookings())}
      {link(paths.profile(), m.shell_profile())}
      <button
        type="button"
        data-only-for="signed-in"
        className={className}
        onClick={() => {
          onPress?.()
          void signOut()
        }}
      >
        {m.shell_sign_out()}
      </button>
    </>
  )
}

/** Its code came with the page that says who is signed in; where it did not, nothing can be ended. */
async function signOut(): Promise<void> {
  const session = await import('#web/shared/session/session.ts').catch(() => undefined)
  if (session) await session.signOut()
  else notify(m.ui_part_failed(), 'error')
}
