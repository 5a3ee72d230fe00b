import { hash } from 'node:crypto'
import { sharedCaching } from '#contract/rules/shared-caching.ts'
import type { Json } from '#server/kernel/json.ts'
import { encodeOnce, type EncodedJson, type EncodedText } from './encoded-body.ts'

/** How caches treat an answer that is the same for everyone: they keep it for a while, or keep it and ask each time. */
export type Caching = 'for a while' | 'each time'

/** Returns the `Cache-Control` of an answer that is made now. */
export function cacheControlOf(caching: Caching | undefined, now: Date): string {
  return caching === 'each time' ? 'no-cache' : sharedCaching(now)
}

/** JSON that a cache may keep for everyone: its tag, the same in all encodings, and how it is made in one that a client accepts. */
export interface SharedJson {
  tag: string
  encode(accepted: string | undefined): EncodedText | Promise<EncodedText>
}

/** What was compressed in advance. */
export function ofEncodings(json: EncodedJson<unknown>): SharedJson {
  return { tag: `W/${json.etag}`, encode: (accepted) => json.encode(accepted) }
}

/** What was made for one answer. */
export function ofText(json: Json<unknown>): SharedJson {
  const { text, tag } = json
  return {
    tag: `W/"${tag ?? hash('sha1', text, 'base64url')}"`,
    encode: (accepted) => encodeOnce(json, accepted),
  }
}

/** Reports whether a client has the answer with that tag, by its `If-None-Match`. */
export function isKnown(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false
  const known = ifNoneMatch.split(',').map((given) => given.trim())
  return known.includes(tag) || known.includes('*')
}
