import type { User } from '#contract/endpoints/identity.ts'
import { readStored, sessionKeys } from '#web/shared/browser/storage.ts'

/**
 * The user as local storage holds it: sealed with AES-GCM under a key that this browser made for itself, keeps in IndexedDB
 * and does not let out. Without a secure context there is no such key, and the user is simply not kept.
 */
export async function seal(user: User): Promise<string | undefined> {
  try {
    const key = await ownKey()
    if (!key) return undefined
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const sealed = await crypto.subtle.encrypt(
      { name: 'AES-GCM', iv },
      key,
      new TextEncoder().encode(JSON.stringify(user)),
    )
    return `${toText(iv)}.${toText(new Uint8Array(sealed))}`
  } catch {
    // Private windows of some browsers have no IndexedDB; the session works without.
    return undefined
  }
}

/** The kept user; undefined when there is none or it cannot be opened here. */
export async function openStoredUser(): Promise<User | undefined> {
  const [iv, sealed] = (readStored(sessionKeys.user) ?? '').split('.')
  if (!iv || !sealed) return undefined
  try {
    const key = await ownKey()
    if (!key) return undefined
    const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: toBytes(iv) }, key, toBytes(sealed))
    // AES-GCM is authenticated: what opens was sealed by `seal` above.
    return JSON.parse(new TextDecoder().decode(opened)) as User
  } catch {
    return undefined
  }
}

const storeName = 'keys'
const keyName = 'user'

async function ownKey(): Promise<CryptoKey | undefined> {
  if (!globalThis.isSecureContext || !globalThis.indexedDB) return undefined
  const fresh = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const database = await answerOf(openDatabase())
  try {
    // One transaction: of two tabs that start at the same time, the second finds the key of the first.
    const keys = database.transaction(storeName, 'readwrite').objectStore(storeName)
    const found = (await answerOf(keys.get(keyName))) as CryptoKey | undefined
    if (!found) await answerOf(keys.add(fresh, keyName))
    return found ?? fresh
  } finally {
    database.close()
  }
}

function openDatabase(): IDBOpenDBRequest {
  const request = indexedDB.open('pangat', 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName))
  return request
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')))
  })
}

function toText(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}
