import { roles } from '#contract/values/role.ts'
import type { Context, Tx } from '#server/kernel/context.ts'
import type { Person } from '#server/kernel/personal-data.ts'
import { publish } from '#server/kernel/events.ts'
import { fail } from '#server/kernel/app-error.ts'
import type { Deps } from '../deps.ts'
import { hashOf } from '../sessions/refresh-tokens.ts'
import { eraseUser } from '../store/erase-user.ts'
import { endSessionsOf } from '../store/sessions.ts'
import { getOwnAccount, lockOwnAccount, requirePassword } from './own-account.ts'

/**
 * Deletes the own account: what others keep of it loses its name, and everything that only the account needed is gone, all of it
 * or nothing. Throws `account_has_orders` with their codes and `account_has_balance` while something is open, and `account_needed` to
 * admins.
 */
export async function deleteAccount(
  ctx: Context,
  deps: Deps,
  userId: string,
  password: string | undefined,
): Promise<void> {
  const account = await getOwnAccount(ctx, userId)
  if (account.role === roles.admin) throw fail('account_needed')
  await requirePassword(deps, account, password, 'password')

  const ended = await ctx.transaction(async (tx) => {
    const now = ctx.clock.now()
    // Whatever is being made for this account right now is either seen below or comes too late.
    const { email } = await lockOwnAccount(tx, account)
    const person = { userId, email }
    await requireNothingOpen(deps, tx, person)
    for (const { erase } of deps.personalData) await erase(tx, person)
    const ids = await endSessionsOf(tx, userId, {}, 'account_deleted', now)
    const { firstName, language } = account
    await publish(tx, { type: 'user.deleted', subject: userId }, { formerEmail: email, firstName, language })
    await eraseUser(tx, userId, now)
    return ids
  })
  for (const id of ended) deps.liveSessions.forget(id)
  await deps.limits.loginByAccount.forget(hashOf(account.email.toLowerCase()))
}

async function requireNothingOpen({ personalData }: Deps, tx: Tx, person: Person): Promise<void> {
  const orders: string[] = []
  let balance = 0
  for (const { findOpen } of personalData) {
    const open = (await findOpen?.(tx, person)) ?? {}
    orders.push(...(open.orders ?? []))
    balance += open.balance ?? 0
  }
  if (orders.length > 0) throw fail('account_has_orders', { orders: orders.join(', ') })
  if (balance !== 0) throw fail('account_has_balance', { amount: balance / 100 })
}
