import { ResetPasswordPage } from '#web/account/mailed-links/reset-password-page.tsx'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { m } from '#messages'

export const meta = () => pageMeta({ title: m.identity_reset_title(), indexed: false })

export default ResetPasswordPage
