import type { User } from '#contract/endpoints/identity.ts'
import { roles, type RoleId } from '#contract/values/role.ts'
import { paths } from '#contract/paths.ts'

/**
 * Where a role works: caterers and admins have a page of their own, customers stay where they are (R221–R223). A caterer who
 * has just registered tells first who they are (C70).
 */
export function landingOf(user: User, { isNew = false } = {}): string | undefined {
  const landings: Record<RoleId, string | undefined> = {
    [roles.admin]: paths.admin(),
    [roles.customer]: undefined,
    [roles.caterer]: isNew ? paths.onboarding() : paths.catererDashboard(),
  }
  return landings[user.role.id]
}
