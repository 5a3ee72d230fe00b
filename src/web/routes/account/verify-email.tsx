import { ConfirmEmailPage } from '#web/account/mailed-links/confirm-email-page.tsx'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { m } from '#messages'

export const meta = () => pageMeta({ title: m.identity_verify_page(), indexed: false })

/** Where the email that welcomes an account leads. */
export default function VerifyEmail() {
  return <ConfirmEmailPage address="own" />
}
