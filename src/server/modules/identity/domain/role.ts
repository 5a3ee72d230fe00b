import { roles, type RoleId } from '#contract/values/role.ts'
import { failField } from '#server/kernel/app-error.ts'

/** A role as clients send it: '2', 2 or {id: '2'} (C13). */
export type RoleGiven = string | number | { id: string | number }

/** The id in any of its spellings; not necessarily that of a role. */
export function roleIdOf(given: RoleGiven): string {
  return String(typeof given === 'object' ? given.id : given)
}

/** The role of a new account. Only customers and caterers register themselves; anything else is rejected (R338). */
export function openRole(given: RoleGiven): Exclude<RoleId, typeof roles.admin> {
  const id = roleIdOf(given)
  if (id === roles.customer || id === roles.caterer) return id
  throw failField('role_not_open', 'role')
}
