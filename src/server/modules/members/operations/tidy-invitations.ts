import type { Context } from '#server/kernel/context.ts'
import { deleteExpiredInvitations } from '../store.ts'

/** Deletes invitations that have expired. Idempotent; safe to run concurrently. */
export async function tidyInvitations(ctx: Context): Promise<void> {
  await deleteExpiredInvitations(ctx.db, ctx.clock.now())
}
