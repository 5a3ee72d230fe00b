import { roles } from '#contract/values/role.ts'
import type { Context } from '#server/kernel/context.ts'
import { fail } from '#server/kernel/app-error.ts'
import { findByEmail } from '../queries.ts'
import { insertUser } from '../store/accounts.ts'
import { issueLink } from './issue-link.ts'

/**
 * Makes the admin account of this email address unless there is one, and returns the secret of a link with which its
 * password can be set, once, within a day. An address that belongs to a customer or caterer is throws `account_exists`.
 */
export async function inviteAdmin(ctx: Context, email: string): Promise<string> {
  const now = ctx.clock.now()
  return ctx.transaction(async (tx) => {
    const found = await findByEmail(tx, email)
    if (found && found.role !== roles.admin) throw fail('account_exists')
    const userId = found?.id ?? ctx.newId()
    if (!found) {
      const admin = {
        id: userId,
        role: roles.admin,
        email,
        phone: undefined,
        firstName: 'Admin',
        lastName: '',
        passwordHash: undefined,
      } as const
      if (!(await insertUser(tx, admin, now))) throw fail('account_exists')
    }
    return (await issueLink(ctx, tx, { userId, purpose: 'first_admin', email })).secret
  })
}
