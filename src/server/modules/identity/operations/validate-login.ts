import { roles } from '#contract/values/role.ts'
import type { ProvenPerson } from '#server/adapters/identity-provider/provider.ts'
import type { Context, Tx } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import { networkOf } from '#server/kernel/rate-limit.ts'
import { fail } from '#server/kernel/app-error.ts'
import type { Device, Deps } from '../deps.ts'
import { lockLinkedAccount, linkIdentity, lockByEmail, spendIdToken, voidWaysIn } from '../store/provider.ts'
import { findOwnAccount } from '../queries.ts'
import { hashOf } from '../sessions/refresh-tokens.ts'
import { insertUser, saveVerified } from '../store/accounts.ts'
import { endSessionsOf } from '../store/sessions.ts'
import { openSession, signedIn, type SignedIn } from './open-session.ts'

export interface ProviderLogin {
  /** The id_token, sent as the bearer. */
  idToken: string | undefined
  /** What the client gave the provider to repeat. */
  nonce: string | undefined
}

/** Someone whose address the provider has confirmed. */
type Known = ProvenPerson & { email: string }

/**
 * Signs a customer in by an id_token of the identity provider, once. The first time an account is found by its email
 * address or made, with role 2 whatever was asked for; afterwards issuer and subject alone say whose it is (C71).
 */
export async function validateLogin(
  ctx: Context,
  deps: Deps,
  given: ProviderLogin,
  device: Device,
): Promise<SignedIn & { registered: boolean }> {
  const { provider, limits, liveSessions } = deps
  if (!provider) throw fail('not_found')
  const network = networkOf(device.ip)
  await limits.loginByAddress.take(network)
  const { idToken } = given
  const proof = idToken ? await provider.prove(idToken) : 'untrue'
  if (proof === 'no_answer') throw fail('provider_unreachable')
  if (!idToken || proof === 'untrue' || proof.nonce !== given.nonce) throw fail('provider_token_invalid')
  const { email } = proof
  if (email === undefined) throw fail('provider_email_unverified')

  const { ended, registered, ...opened } = await ctx.transaction(async (tx) => {
    const now = ctx.clock.now()
    const spent = { hash: hashOf(idToken), refusedFrom: proof.refusedFrom }
    if (!(await spendIdToken(tx, spent, now))) throw fail('provider_token_invalid')
    const { userId, ended, registered } = await accountOf(ctx, tx, { ...proof, email })
    return { userId, ended, registered, ...(await openSession(ctx, tx, deps, userId, device.userAgent)) }
  })
  for (const sessionId of ended) liveSessions.forget(sessionId)
  await limits.loginByAddress.release(network)
  const account = await findOwnAccount(ctx.db, opened.userId)
  const marks = account && deps.knownDevices.add(device.marks, account)
  return { ...(await signedIn(ctx, deps, opened)), registered, marks }
}

type JoinedPassword = 'none' | 'valid' | 'void'

type Found = NonNullable<Awaited<ReturnType<typeof lockByEmail>>> & { isNew?: true }

interface Joined {
  userId: string
  /** Sessions that another person may have started. */
  ended: string[]
  /** True when the account was made just now. */
  registered: boolean
}

/**
 * Finds the account of a person at a provider, or creates it. The first time an identity joins an existing account, its sessions
 * end and its owner is told by email; a password of an address that was never confirmed is void.
 */
async function accountOf(ctx: Context, tx: Tx, person: Known): Promise<Joined> {
  const linked = await lockLinkedAccount(tx, person)
  if (linked?.isDeleted) throw fail('provider_account_deleted')
  if (linked) return { userId: requireCustomer(linked), ended: [], registered: false }

  const known: Found = (await lockByEmail(tx, person.email)) ?? (await createAccount(ctx, tx, person))
  const userId = requireCustomer(known)
  const now = ctx.clock.now()
  const isFirst = await linkIdentity(tx, { issuer: person.issuer, subject: person.subject, userId }, now)
  const registered = known.isNew === true
  if (registered || !isFirst) return { userId, ended: [], registered }
  if (!known.isVerified) {
    // Anyone can register with an address that is not theirs, and expect its owner.
    await saveVerified(tx, userId, person.email, now)
    await voidWaysIn(tx, userId, now)
  }
  await publish(tx, { type: 'user.provider_joined', subject: userId }, { password: passwordAfterJoin(known) })
  const ended = await endSessionsOf(tx, userId, {}, 'joined_by_provider', now)
  return { userId, ended, registered }
}

/** What became of the password of an account that a provider's identity joined, for the email to its owner. */
function passwordAfterJoin({ hasPassword, isVerified }: Found): JoinedPassword {
  if (!hasPassword) return 'none'
  return isVerified ? 'valid' : 'void'
}

async function createAccount(ctx: Context, tx: Tx, { email, firstName, lastName }: Known): Promise<Found> {
  const userId = ctx.newId()
  const now = ctx.clock.now()
  // The part before the @ is never empty.
  const name = firstName || (email.split('@')[0] ?? email)
  const user = {
    id: userId,
    role: roles.customer,
    email,
    phone: undefined,
    firstName: name,
    lastName,
    passwordHash: undefined,
  } as const
  if (await insertUser(tx, user, now)) {
    await saveVerified(tx, userId, email, now)
    await publish(tx, { type: 'user.registered', subject: userId })
    return { id: userId, role: user.role, isVerified: true, hasPassword: false, isNew: true }
  }
  // A concurrent request created the account.
  const theirs = await lockByEmail(tx, email)
  if (!theirs) throw fail('account_exists')
  return theirs
}

/** Caterers and admins sign in with a password: a provider's word is not enough for what they may do (C57). */
function requireCustomer({ id, role }: { id: string; role: string }): string {
  if (role !== roles.customer) throw fail('provider_customers_only')
  return id
}
