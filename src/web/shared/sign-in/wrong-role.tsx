import { Link } from 'react-router'
import type { User } from '#contract/endpoints/identity.ts'
import { roles, type RoleId } from '#contract/values/role.ts'
import { paths } from '#contract/paths.ts'
import { m } from '#messages'
import { buttonClass } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { landingOf } from './landing.ts'

const names = {
  [roles.admin]: m.identity_role_name_admin,
  [roles.customer]: m.identity_role_name_customer,
  [roles.caterer]: m.identity_role_name_caterer,
}
const reasons = {
  [roles.admin]: m.identity_wrong_role_admin,
  [roles.customer]: m.identity_wrong_role_customer,
  [roles.caterer]: m.identity_wrong_role_caterer,
}
const ways = {
  [roles.admin]: m.identity_go_back_office,
  [roles.customer]: m.identity_go_home,
  [roles.caterer]: m.identity_go_dashboard,
}

/** Says whose page this is, and leads to one that is the reader's own. */
export function WrongRole({ needed, user }: { needed: RoleId; user: User }) {
  const own = user.role.id
  const to = landingOf(user) ?? paths.home()
  return (
    <EmptyState
      level={1}
      title={m.identity_wrong_role_title()}
      text={reasons[needed]({ role: names[own]() })}
      action={
        <Link to={to} className={buttonClass({ variant: 'brand' })}>
          {ways[own]()}
        </Link>
      }
    />
  )
}
