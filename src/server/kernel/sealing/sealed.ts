import { createCipheriv, createDecipheriv, createHmac, hash, randomBytes } from 'node:crypto'

/** Thrown for bytes that were changed, that belong elsewhere, or whose key is not set. Says nothing about their content. */
export class SealError extends Error {
  readonly reason: 'malformed' | 'key_unknown' | 'not_authentic'
  constructor(reason: SealError['reason'], options?: ErrorOptions) {
    super(`sealed bytes cannot be opened: ${reason}`, options)
    this.name = 'SealError'
    this.reason = reason
  }
}

/** Encrypts what is private, such as documents and bank details (docs/decisions/0410). */
export interface Sealer {
  /** Name of the key with which it seals; stored beside what was sealed, so that what an old key sealed is found. */
  keyId: string
  /** Encrypts bytes for one place: `place` names where they are kept, and elsewhere they cannot be opened. */
  seal(plain: Uint8Array, place: string): Buffer
  /**
   * Decrypts what {@link seal} returned for this place, by the present or the old key.
   * @throws SealError
   */
  open(sealed: Uint8Array, place: string): Buffer
  /** Returns a keyed hash by which equal values are found; another key gives another. */
  fingerprint(value: string): string
}

/** Returns what `open` opens; undefined where it throws a {@link SealError}, so that one of many keeps no other waiting. */
export function ifOpened<T>(open: () => T): T | undefined {
  try {
    return open()
  } catch (error) {
    if (error instanceof SealError) return undefined
    throw error
  }
}

const cipher = 'aes-256-gcm'
/** The sealed bytes begin with the version, the key's name, the nonce and the tag. */
const [version, idBytes, nonceBytes, tagBytes] = [1, 6, 12, 16]
const headBytes = 1 + idBytes + nonceBytes + tagBytes
export const keyBytes = 32

/** Seals with the first key; opens what that key or the old one sealed. Keys are 32 bytes. */
export function createSealer(current: Buffer, old?: Buffer): Sealer {
  const keys = new Map([old, current].flatMap((key) => (key ? [[idOf(key).toString('hex'), key]] : [])))
  const keyId = idOf(current)
  return {
    keyId: keyId.toString('hex'),
    seal(plain, place) {
      const nonce = randomBytes(nonceBytes)
      const encryption = createCipheriv(cipher, current, nonce, { authTagLength: tagBytes })
      const start = Buffer.from([version, ...keyId])
      encryption.setAAD(boundTo(start, place))
      const encrypted = Buffer.concat([encryption.update(plain), encryption.final()])
      return Buffer.concat([start, nonce, encryption.getAuthTag(), encrypted])
    },
    open(sealed, place) {
      const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength)
      if (bytes.length < headBytes || bytes[0] !== version) throw new SealError('malformed')
      const key = keys.get(bytes.toString('hex', 1, 1 + idBytes))
      if (!key) throw new SealError('key_unknown')
      const nonceAt = 1 + idBytes
      const tagAt = nonceAt + nonceBytes
      const decryption = createDecipheriv(cipher, key, bytes.subarray(nonceAt, tagAt), { authTagLength: tagBytes })
      decryption.setAAD(boundTo(bytes.subarray(0, nonceAt), place))
      decryption.setAuthTag(bytes.subarray(tagAt, headBytes))
      try {
        return Buffer.concat([decryption.update(bytes.subarray(headBytes)), decryption.final()])
      } catch (error) {
        throw new SealError('not_authentic', { cause: error })
      }
    },
    fingerprint: (value) => createHmac('sha256', current).update(`fingerprint ${value}`, 'utf8').digest('base64url'),
  }
}

/** What is authenticated besides the bytes themselves. */
function boundTo(start: Buffer, place: string): Buffer {
  return Buffer.concat([start, Buffer.from(place, 'utf8')])
}

/** A name that tells nothing of the key: the beginning of its hash. */
function idOf(key: Buffer): Buffer {
  return hash('sha256', Buffer.concat([Buffer.from('pangat sealing key '), key]), 'buffer').subarray(0, idBytes)
}
