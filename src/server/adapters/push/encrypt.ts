import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { PushTarget } from './push-sender.ts'

/** What chance decides, given by the tests of RFC 8291. */
export interface Chance {
  privateKey: Buffer
  salt: Buffer
}

const recordSize = 4_096
const curve = 'prime256v1'

/**
 * Encrypts a message for a browser, by RFC 8291 (aes128gcm), as one record. Throws when the browser's key is no point of the curve.
 */
export function encrypt(plain: string, { p256dh, auth }: Omit<PushTarget, 'endpoint'>, chance?: Chance): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url')
  const ours = createECDH(curve)
  if (chance) ours.setPrivateKey(chance.privateKey)
  else ours.generateKeys()
  const salt = chance?.salt ?? randomBytes(16)
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours.getPublicKey()])
  const input = derive(ours.computeSecret(theirs), Buffer.from(auth, 'base64url'), keyInfo, 32)
  const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  // The delimiter of the last record.
  const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.update(Buffer.of(2)), cipher.final()])
  const head = Buffer.alloc(5)
  head.writeUInt32BE(recordSize)
  head.writeUInt8(ours.getPublicKey().length, 4)
  return Buffer.concat([salt, head, ours.getPublicKey(), sealed, cipher.getAuthTag()])
}

function derive(input: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', input, salt, info, bytes))
}

/** Reports whether a browser's key and secret can be encrypted for: a point of the curve, and 16 bytes. */
export function areKeys({ p256dh, auth }: Omit<PushTarget, 'endpoint'>): boolean {
  if (Buffer.from(auth, 'base64url').length !== 16) return false
  try {
    encrypt('', { p256dh, auth })
    return true
  } catch {
    // Node says so by an error alone.
    return false
  }
}
