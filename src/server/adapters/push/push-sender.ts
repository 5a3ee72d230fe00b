/** Where a browser is told something, and the keys with which that is encrypted for it. */
export interface PushTarget {
  endpoint: string
  /** The browser's public key and secret, in base64url. */
  p256dh: string
  auth: string
}

export interface Push {
  /** JSON that the site's worker understands; at most some 3 KB. */
  payload: string
  /** A newer push of the same topic replaces one that has not arrived; 1 to 32 characters of base64url. */
  topic: string
  /** Seconds after which it is useless. */
  ttl: number
}

/** A push that was not taken. The reason holds no address and no key. */
export class PushError extends Error {
  readonly reason: string
  readonly isForGood: boolean

  constructor(reason: string, { isForGood, cause }: { isForGood: boolean; cause?: unknown }) {
    super(reason, { cause })
    this.name = 'PushError'
    this.reason = reason
    this.isForGood = isForGood
  }
}

/** Sends to browsers by their push services. */
export interface PushSender {
  /** The key by which browsers know us, in base64url. A subscription holds for one key. */
  publicKey: string
  /** Reports whether an address is that of a push service. */
  isEndpoint(endpoint: string): boolean
  /** Reports whether messages can be encrypted for a browser with these keys. */
  areKeys(keys: Omit<PushTarget, 'endpoint'>): boolean
  /** Sends, and returns whether the subscription is still there. Throws {@link PushError}. */
  send(target: PushTarget, push: Push): Promise<'sent' | 'gone'>
}
