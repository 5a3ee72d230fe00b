import type { MemberPart } from '#contract/rules/member-part.ts'
import { roleNames, type RoleId, type RoleName } from '#contract/values/role.ts'
import { fail } from './app-error.ts'
import type { Clock } from './clock.ts'
import type { Log } from './log.ts'

/** Who asks. `sessionId` is that of the access token, `catererId` and `part` are those of a member of a caterer. */
export type Actor =
  | { kind: 'visitor' }
  | {
      kind: 'user'
      userId: string
      role: RoleId
      sessionId: string
      /** The address of the account was confirmed when its session was last looked at, at most a minute ago. */
      hasConfirmedEmail: boolean
      catererId: string | undefined
      part: MemberPart | undefined
    }
  | { kind: 'system'; name: string }

/** A way to reach the database. Opaque: only stores can open it, with `kernel/sql.ts`. */
export interface Queryable {
  readonly engine: 'pglite' | 'postgres'
}

/** A transaction handle: all queries through it commit or roll back together. */
export interface Tx extends Queryable {
  readonly inTransaction: true
}

/** How a transaction is run. */
export interface TransactionOptions {
  /**
   * The work runs one statement, which commits by itself: without `begin` and `commit`, in one round trip. What the work throws after
   * it undoes nothing; a second statement throws.
   */
  oneStatement?: true
}

/** What every operation gets: who asks, when, and where things are kept. */
export interface Context {
  actor: Actor
  clock: Clock
  log: Log
  db: Queryable
  newId(): string
  /**
   * Reads what is long and may be asked of a standby, such as an export, on one that has caught up with this moment, where there is one.
   * `read` may run again on the primary.
   */
  reader<T>(read: (db: Queryable) => Promise<T>): Promise<T>
  /** Aborted when the process is asked to end: work that goes on and on, such as a queue of emails, stops between two items. */
  stopping?: AbortSignal
  /**
   * Runs `work` in one transaction and returns its result; anything thrown rolls back.
   * `work` may run again after a deadlock or serialization failure, so it must touch nothing but `tx`.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>
}

/** What the contexts of a process share. */
export interface SharedContext extends Pick<Context, 'clock' | 'db' | 'newId' | 'reader' | 'stopping'> {
  /** As that of a context, on behalf of an actor. */
  transaction<T>(work: (tx: Tx) => Promise<T>, actor?: Actor, options?: TransactionOptions): Promise<T>
}

/** Returns the context of one request or job. */
export function contextFor(shared: SharedContext, { actor, log }: Pick<Context, 'actor' | 'log'>): Context {
  return { ...shared, actor, log, transaction: (work, options) => shared.transaction(work, actor, options) }
}

/** The signed-in user, for operations behind an endpoint that requires one. */
export function userOf(ctx: Context): Extract<Actor, { kind: 'user' }> {
  if (ctx.actor.kind !== 'user') throw new Error('this operation is bound to an endpoint without sign-in')
  return ctx.actor
}

/** Returns the caterer for which the caller acts. Throws `not_allowed` to an account that acts for none. */
export function catererOf(ctx: Context): string {
  const { catererId } = userOf(ctx)
  if (catererId === undefined) throw fail('not_allowed')
  return catererId
}

/** In which capacity an actor acts. Stored with what was done, since accounts change their role and caterers their owner. */
export type ActorParty = RoleName | 'visitor' | 'system'

export function partyOf(actor: Actor): ActorParty {
  return actor.kind === 'user' ? roleNames[actor.role] : actor.kind
}

export function actorName(actor: Actor): string {
  if (actor.kind === 'user') return `user:${actor.userId}`
  return actor.kind === 'system' ? `system:${actor.name}` : 'visitor'
}
