import { includesPart, isMemberPart } from '#contract/rules/member-part.ts'
import { roleNames, type RoleName } from '#contract/values/role.ts'
import type { Access } from '#contract/endpoint.ts'
import type { Actor } from '#server/kernel/context.ts'
import { fail } from '#server/kernel/app-error.ts'

type Caller = 'visitor' | RoleName

/** Role-based access per endpoint. Operations check ownership (C60). Role ids are those of R185. */
const mayCall = {
  public: ['visitor', 'admin', 'customer', 'caterer'],
  signed_in: ['admin', 'customer', 'caterer'],
  customer: ['customer'],
  caterer: ['caterer'],
  admin: ['admin'],
  // Of these, the members with the part (C96).
  owner: ['caterer'],
  manager: ['caterer'],
  cook: ['caterer'],
} as const satisfies Record<Access, readonly Caller[]>

/** Rejects whoever may not call: visitors with `not_signed_in`, others with `not_allowed`. */
export function requireAccess(access: Access, actor: Actor): void {
  const caller = actor.kind === 'user' ? roleNames[actor.role] : 'visitor'
  const allowed: readonly Caller[] = mayCall[access]
  const part = actor.kind === 'user' ? actor.part : undefined
  if (!allowed.includes(caller) || (isMemberPart(access) && !includesPart(part, access)))
    throw fail(caller === 'visitor' ? 'not_signed_in' : 'not_allowed')
}
