import { ProfilePage } from '#web/account/profile/profile-page.tsx'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { m } from '#messages'

export const meta = () => pageMeta({ title: m.shell_profile(), indexed: false })

export default ProfilePage
