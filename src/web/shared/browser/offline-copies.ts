import { now } from '#web/ui/now.ts'

/** Whose copies they are: an account, and the caterer for which it acts. */
export interface CopyOwner {
  id: string
  catererId?: string | undefined
}

const prefix = 'pangat-account-'
const nameOf = ({ id, catererId = '' }: CopyOwner) => `${prefix}${id}-${catererId}`

const keptMs = 7 * 24 * 60 * 60_000
const savedAt = 'x-saved-at'

/**
 * Copies of what an account has opened, for when the server cannot be reached, in caches of this browser that only its pages and
 * its worker can read. They are kept for 7 days and no longer than the session. Browsers without such caches, and pages that are
 * not opened by https, keep none.
 */
export async function saveCopy(owner: CopyOwner, path: string, value: unknown): Promise<void> {
  const cache = await openCopies(owner)
  if (!cache) return
  const at = String(now().getTime())
  await cache.put(path, new Response(JSON.stringify(value), { headers: { [savedAt]: at } }))
  for (const request of await cache.keys()) {
    if (isOld(await cache.match(request))) await cache.delete(request)
  }
}

/** Returns the copy of this owner; undefined where there is none, or none of the last 7 days. */
export async function findCopy(owner: CopyOwner, path: string): Promise<unknown> {
  const cache = await openCopies(owner)
  const copy = await cache?.match(path)
  return isOld(copy) ? undefined : copy?.json()
}

/** Deletes the copies of every account, or of every other one than `except`. */
export async function deleteCopies(except?: CopyOwner): Promise<void> {
  if (!globalThis.caches) return
  const kept = except && nameOf(except)
  // A browser that forbids its caches has nothing in them.
  const names = await caches.keys().catch((): string[] => [])
  await Promise.all(names.filter((name) => name.startsWith(prefix) && name !== kept).map((name) => caches.delete(name)))
}

/** Returns undefined where the browser has no caches, or forbids them. */
function openCopies(owner: CopyOwner): Promise<Cache | undefined> {
  return globalThis.caches?.open(nameOf(owner)).catch(() => undefined) ?? Promise.resolve(undefined)
}

function isOld(copy: Response | undefined): boolean {
  return copy !== undefined && now().getTime() - Number(copy.headers.get(savedAt)) > keptMs
}
