import { JoinPage } from '#web/kitchen/people/join-page.tsx'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { m } from '#messages'

export const meta = () => pageMeta({ title: m.people_join_title(), indexed: false })

export default JoinPage
