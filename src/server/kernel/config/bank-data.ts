import { z } from 'zod'
import { keyBytes } from '../sealing/sealed.ts'

/** Keys of bank details and documents. Undefined in demo mode: then one is made once and kept in the data directory. */
export type BankDataKeys = { current: Buffer; old: Buffer | undefined } | undefined

const cure = 'make one with: openssl rand -base64 32'
const key = (name: string) =>
  z
    .string()
    .refine((text) => isKey(text), `${name} must be ${keyBytes} bytes in base64; ${cure}`)
    .optional()

/** The settings of the keys, each checked by itself. */
export const bankDataSettings = { BANK_DATA_KEY: key('BANK_DATA_KEY'), BANK_DATA_KEY_OLD: key('BANK_DATA_KEY_OLD') }

/** What keeps the keys from being used together. No message repeats a value. */
export function bankDataProblems(given: Record<string, string | undefined>): string[] {
  const { PANGAT_MODE, BANK_DATA_KEY, BANK_DATA_KEY_OLD } = given
  if (!BANK_DATA_KEY) {
    if (BANK_DATA_KEY_OLD) return ['BANK_DATA_KEY_OLD needs BANK_DATA_KEY: the key with which new data is encrypted']
    return PANGAT_MODE === 'production' ? [`BANK_DATA_KEY is required in production; ${cure}`] : []
  }
  if (isKey(BANK_DATA_KEY) && new Set(Buffer.from(BANK_DATA_KEY, 'base64')).size < 8)
    return [`BANK_DATA_KEY looks like a placeholder; ${cure}`]
  return BANK_DATA_KEY === BANK_DATA_KEY_OLD ? ['BANK_DATA_KEY_OLD must be another key than BANK_DATA_KEY'] : []
}

export function bankDataKeysFrom(env: {
  BANK_DATA_KEY?: string | undefined
  BANK_DATA_KEY_OLD?: string | undefined
}): BankDataKeys {
  if (env.BANK_DATA_KEY === undefined) return undefined
  const old = env.BANK_DATA_KEY_OLD
  return {
    current: Buffer.from(env.BANK_DATA_KEY, 'base64'),
    old: old === undefined ? undefined : Buffer.from(old, 'base64'),
  }
}

/** Reports whether a text is a key of {@link keyBytes} bytes in base64. */
export function isKey(text: string): boolean {
  return /^[A-Za-z0-9+/]{43}=$/.test(text) && Buffer.from(text, 'base64').length === keyBytes
}
