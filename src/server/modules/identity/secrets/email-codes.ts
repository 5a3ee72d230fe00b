import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto'
import { limits } from '#contract/limits.ts'

/** Account and address that a code belongs to. */
export interface CodeOwner {
  userId: string
  email: string
}

/** Makes and checks the codes that confirm an email address. Only their hash is stored. */
export interface EmailCodes {
  /** Returns a random code. Leading zeros are part of it. */
  create(): string
  /** Returns the hash to store. Code, account and address all enter it. */
  hashOf(code: string, owner: CodeOwner): string
  /** Reports whether a code belongs to a stored hash. Takes the same time for every wrong code. */
  matches(code: string, owner: CodeOwner, hash: string): boolean
}

/** A million codes are searched in a second, so the hash is keyed: a copy of the database reveals no code. */
export function createEmailCodes(secret: string): EmailCodes {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'pangat email code', 32))
  const { digits } = limits.emailCode
  const digest = (code: string, { userId, email }: CodeOwner) =>
    createHmac('sha256', key)
      .update(JSON.stringify([code, userId, email.toLowerCase()]))
      .digest()
  return {
    create: () => String(randomInt(10 ** digits)).padStart(digits, '0'),
    hashOf: (code, owner) => digest(code, owner).toString('base64url'),
    matches(code, owner, hash) {
      const stored = Buffer.from(hash, 'base64url')
      const given = digest(code, owner)
      return stored.length === given.length && timingSafeEqual(stored, given)
    },
  }
}
