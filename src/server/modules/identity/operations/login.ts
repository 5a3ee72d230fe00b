import type { Context } from '#server/kernel/context.ts'
import { networkOf, type RateLimit } from '#server/kernel/rate-limit.ts'
import { fail } from '#server/kernel/app-error.ts'
import type { Device, Deps } from '../deps.ts'
import { verifyPassword } from '../secrets/password-hash.ts'
import { findByEmail } from '../queries.ts'
import { hashOf } from '../sessions/refresh-tokens.ts'
import { lockUser } from '../store/accounts.ts'
import { openSession, signedIn, type SignedIn } from './open-session.ts'

/**
 * Signs in with email and password. An unknown address and a wrong password are rejected alike and take as long.
 * Failed attempts are counted; successful ones are not. Throws `busy` when too many passwords wait to be checked.
 */
export async function login(
  ctx: Context,
  deps: Deps,
  given: { email: string; password: string },
  device: Device,
): Promise<SignedIn> {
  const found = await findByEmail(ctx.db, given.email)
  const knownAs = found && deps.knownDevices.idIn(device.marks, found)
  const attempt = attemptOf(deps, given.email, device, knownAs)
  await attempt.take()

  const isRight = await verifyPassword(
    given.password,
    found?.passwordHash,
    knownAs === undefined ? 'stranger' : 'known',
  ).catch(async (error: unknown) => {
    await attempt.release()
    throw error
  })
  if (!found || !isRight) throw fail('login_failed')

  const opened = await ctx.transaction(async (tx) => {
    // While hashing, another request may have set a password and ended all sessions; then this one must not be created.
    const held = await lockUser(tx, found.id)
    if (!held || held.passwordHash !== found.passwordHash) throw fail('login_failed')
    return openSession(ctx, tx, deps, found.id, device.userAgent)
  })
  await attempt.succeed()
  const marks = deps.knownDevices.add(device.marks, found)
  return { ...(await signedIn(ctx, deps, { userId: found.id, ...opened })), marks }
}

/**
 * What an attempt counts against: on a device that the account knows, that device alone, so that neither strangers who guess nor
 * others at the same network address lock its owner out; else the account and the network.
 */
function attemptOf({ limits }: Deps, email: string, { ip }: Device, knownAs: string | undefined) {
  const { loginByAccount, loginByAddress, loginByDevice } = limits
  const account = hashOf(email.toLowerCase())
  const network = networkOf(ip)
  if (knownAs !== undefined) return counted([[loginByDevice, `${account} ${knownAs}`]], [])
  return counted([[loginByAccount, account]], [[loginByAddress, network]])
}

type Count = readonly [RateLimit, key: string]

/** Takes attempts of all limits. A success makes those of the account start again and returns only its own to the network. */
function counted(own: readonly Count[], shared: readonly Count[]) {
  return {
    async take() {
      for (const [limit, key] of [...shared, ...own]) await limit.take(key)
    },
    async release() {
      for (const [limit, key] of [...shared, ...own]) await limit.release(key)
    },
    async succeed() {
      for (const [limit, key] of own) await limit.forget(key)
      for (const [limit, key] of shared) await limit.release(key)
    },
  }
}
