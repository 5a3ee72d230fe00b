import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import { createOnce } from '#server/kernel/create-once.ts'

export interface IssuerSecrets {
  /** Signs tokens. */
  key: JWK
  /** Signs the issuer's cookies. */
  cookies: string
}

/** The issuer's secrets, kept in `dir`: tokens outlive a restart, and all processes have the same. */
export async function issuerSecrets(dir: string): Promise<IssuerSecrets> {
  return JSON.parse(await createOnce(join(dir, 'secrets.json'), newSecrets)) as IssuerSecrets
}

async function newSecrets(): Promise<string> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const key = await exportJWK(privateKey)
  const kid = await calculateJwkThumbprint(key)
  return JSON.stringify({
    key: { ...key, kid, alg: 'RS256', use: 'sig' },
    cookies: randomBytes(32).toString('base64url'),
  } satisfies IssuerSecrets)
}
