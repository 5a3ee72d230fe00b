import type { AuditedAct } from '#contract/endpoints/approval.ts'
import type { Context } from '#server/kernel/context.ts'
import { listActs } from '#server/modules/audit/index.ts'
import { findUsers } from '#server/modules/identity/index.ts'

/** Returns a page of the audit with the names of those who acted, which the audit itself does not have. */
export async function readAudit(
  ctx: Context,
  asked: { subject?: string | undefined; before?: string | undefined },
): Promise<{ items: AuditedAct[]; hasMore: boolean }> {
  const { acts, hasMore } = await listActs(ctx.db, asked)
  const users = await findUsers(ctx, [...new Set(acts.flatMap(({ actor }) => userIn(actor) ?? []))])
  const nameOf = (actor: string | null) => {
    const user = users.get(userIn(actor) ?? '')
    return user ? `${user.firstName} ${user.lastName}`.trim() : (actor ?? '')
  }
  const items = acts.map(({ actor, at, party, before, after, ...act }) => ({
    ...act,
    at: at.toISOString(),
    by: nameOf(actor),
    ...(party === null ? {} : { party }),
    ...(before === null ? {} : { before: { ...before } }),
    ...(after === null ? {} : { after: { ...after } }),
  }))
  return { items, hasMore }
}

/** Id of the account in an actor such as `user:01K…`. */
function userIn(actor: string | null): string | undefined {
  return actor?.startsWith('user:') ? actor.slice('user:'.length) : undefined
}
