/** Ids of the roles as the API, tokens and the database write them (R185). */
export const roles = { admin: '1', customer: '2', caterer: '3' } as const
export type RoleName = keyof typeof roles
export type RoleId = (typeof roles)[RoleName]

/** Names of the roles by id. */
export const roleNames = {
  [roles.admin]: 'admin',
  [roles.customer]: 'customer',
  [roles.caterer]: 'caterer',
} as const satisfies Record<RoleId, RoleName>

/** Reports whether a value is the id of a role. */
export function isRoleId(value: unknown): value is RoleId {
  return Object.values(roles).some((id) => id === value)
}
