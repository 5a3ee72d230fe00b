import { createECDH } from 'node:crypto'
import { z } from 'zod'

/** The keys with which we sign what browsers are told. */
export interface PushConfig {
  /** In base64url, as browsers get it: a point of 65 bytes. */
  publicKey: string
  privateKey: string
  /** How push services reach the operator: a mailto: or https: address. */
  subject: string
  /** In demo mode an origin that counts as a push service. */
  testOrigin: string | undefined
}

const cure = 'make a pair with: npm run push:keys'
const key = (name: string, characters: number) =>
  z
    .string()
    .regex(new RegExp(`^[A-Za-z0-9_-]{${characters}}$`), `${name} must be a key in base64url; ${cure}`)
    .optional()

export const pushSettings = {
  VAPID_PUBLIC_KEY: key('VAPID_PUBLIC_KEY', 87),
  VAPID_PRIVATE_KEY: key('VAPID_PRIVATE_KEY', 43),
  VAPID_SUBJECT: z
    .string()
    .regex(
      /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
      'VAPID_SUBJECT must be an address such as mailto:you@pangat.example',
    )
    .optional(),
  PUSH_TEST_ORIGIN: z
    .string()
    .refine(
      (text) => URL.canParse(text) && new URL(text).origin === text,
      'PUSH_TEST_ORIGIN must be an origin such as http://127.0.0.1:4000',
    )
    .optional(),
}

const names = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] as const

/** What keeps the keys from being used together. No message repeats a value. */
export function pushProblems(given: Record<string, string | undefined>): string[] {
  const missing = names.filter((name) => !given[name])
  const problems: string[] = []
  if (missing.length > 0 && missing.length < names.length)
    problems.push(`To tell browsers of orders, please set ${missing.join(' and ')} too`)
  if (missing.length === 0 && publicKeyOf(given['VAPID_PRIVATE_KEY'] ?? '') !== given['VAPID_PUBLIC_KEY'])
    problems.push(`VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be a pair; ${cure}`)
  if (given['PUSH_TEST_ORIGIN'] && given['PANGAT_MODE'] === 'production')
    problems.push('PUSH_TEST_ORIGIN is for tests; please remove it in production')
  return problems
}

export function pushFrom(env: { [Name in keyof typeof pushSettings]?: string | undefined }): PushConfig | undefined {
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT, PUSH_TEST_ORIGIN: testOrigin } = env
  if (VAPID_PUBLIC_KEY === undefined || VAPID_PRIVATE_KEY === undefined || VAPID_SUBJECT === undefined) return undefined
  return { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY, subject: VAPID_SUBJECT, testOrigin }
}

/** A new pair, in base64url. */
export function newPushKeys(): { publicKey: string; privateKey: string } {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  // A private key of fewer bytes has leading zeros left out.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32)
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') }
}

function publicKeyOf(privateKey: string): string | undefined {
  const pair = createECDH('prime256v1')
  try {
    pair.setPrivateKey(privateKey, 'base64url')
    return pair.getPublicKey('base64url')
  } catch {
    // No key of the curve.
    return undefined
  }
}
