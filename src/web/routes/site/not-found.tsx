import { data } from 'react-router'
import { NotFound } from '#web/shared/shell/not-found.tsx'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { m } from '#messages'

export function loader() {
  return data(null, { status: 404 })
}

export { reading as handle } from '#web/shared/site/script-start.ts'

export const meta = () => pageMeta({ title: m.shell_not_found_title(), indexed: false })

export default function NotFoundPage() {
  return <NotFound />
}
