import { ProfilePage } from '#web/account/profile/profile-page.tsx'
import { ProfileSkeleton } from '#web/account/profile/profile-skeleton.tsx'
import { profileQuery } from '#web/account/profile/use-profile.ts'
import { primeForUser } from '#web/shared/query/prime.ts'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { m } from '#messages'

export const meta = () => pageMeta({ title: m.shell_profile(), indexed: false })

export const clientLoader = () => primeForUser(({ id }) => profileQuery(id))

export const HydrateFallback = ProfileSkeleton

export default ProfilePage
