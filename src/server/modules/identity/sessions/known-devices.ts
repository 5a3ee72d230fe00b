import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Clock } from '#server/kernel/clock.ts'
import { newSecret } from './refresh-tokens.ts'

/** What a mark is bound to: a new password makes all devices of the account unknown. */
export interface Owner {
  id: string
  passwordHash: string | undefined
}

/** Recognises browsers in which an account was signed in, by a mark that they keep in a cookie. */
export interface KnownDevices {
  /** Returns the id of the device as this account knows it, undefined when the account does not know it. */
  idIn(marks: string | undefined, owner: Owner): string | undefined
  /** Returns the marks of a device after a sign-in; undefined for an account without a password, which nobody can guess. */
  add(marks: string | undefined, owner: Owner): string | undefined
}

export const knownDeviceDays = 180
const lifetime = knownDeviceDays * 24 * 60 * 60
/** Accounts that a shared browser is known to; the one that signed in last comes first. */
const mostAccounts = 3
const pattern = /^([\w-]{43})\.(\d{10})\.([\w-]{43})$/

/** The key is derived from the secret of sessions, so another secret makes all devices unknown. */
export function createKnownDevices(secret: string, clock: Clock): KnownDevices {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'pangat known device', 32))
  const seconds = () => Math.floor(clock.now().getTime() / 1000)
  const sign = (id: string, expiresAt: string, { id: userId, passwordHash }: Owner) =>
    createHmac('sha256', key)
      .update(JSON.stringify([id, expiresAt, userId, passwordHash]))
      .digest()
  const idOf = (mark: string, owner: Owner) => {
    const [, id = '', expiresAt = '', signature = ''] = pattern.exec(mark) ?? []
    if (owner.passwordHash === undefined || id === '' || Number(expiresAt) <= seconds()) return undefined
    const isSigned = timingSafeEqual(sign(id, expiresAt, owner), Buffer.from(signature, 'base64url'))
    return isSigned ? id : undefined
  }
  return {
    idIn: (marks, owner) =>
      marksIn(marks)
        .map((mark) => idOf(mark, owner))
        .find((id) => id !== undefined),
    add(marks, owner) {
      if (owner.passwordHash === undefined) return undefined
      const given = marksIn(marks)
      // A device keeps its id, so that signing in again is no way to more attempts.
      const id = given.map((mark) => idOf(mark, owner)).find((known) => known !== undefined) ?? newSecret()
      const expiresAt = String(seconds() + lifetime)
      const own = `${id}.${expiresAt}.${sign(id, expiresAt, owner).toString('base64url')}`
      return [own, ...given.filter((mark) => idOf(mark, owner) === undefined)].slice(0, mostAccounts).join('~')
    },
  }
}

function marksIn(marks: string | undefined): string[] {
  return (marks ?? '').split('~', mostAccounts).filter((mark) => pattern.test(mark))
}
