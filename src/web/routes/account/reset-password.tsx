import { ResetPasswordPage } from '#web/account/mailed-links/reset-password-page.tsx'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { m } from '#web/paraglide/messages.js'

export const meta = () => pageMeta({ title: m.identity_reset_title(), indexed: false })

export default ResetPasswordPage
