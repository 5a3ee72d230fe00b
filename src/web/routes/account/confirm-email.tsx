import { ConfirmEmailPage } from '#web/account/mailed-links/confirm-email-page.tsx'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { m } from '#messages'

export const meta = () => pageMeta({ title: m.identity_verify_page(), indexed: false })

/** Where the email to an account's new address leads. */
export default function ConfirmEmail() {
  return <ConfirmEmailPage address="new" />
}
