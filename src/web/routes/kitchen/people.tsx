import { PeoplePage } from '#web/kitchen/people/people-page.tsx'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { m } from '#messages'

export const meta = () => pageMeta({ title: m.people_title(), indexed: false })

export default PeoplePage
