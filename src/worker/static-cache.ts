import { build } from './build.ts'

const prefix = 'pangat-static-'
const current = `${prefix}${build.id}`

/**
 * Caches the page and its files, all or nothing. Rejects where the server has another build already, or still: the browser then
 * tries again at the next visit.
 */
export async function fillStaticCache(): Promise<void> {
  const page = await fetch(build.page, { credentials: 'omit', cache: 'no-store' })
  const isOfBuild = page.ok && (await page.clone().text()).includes(build.mark)
  if (!isOfBuild) throw new Error('the page is of another build')
  const cache = await caches.open(current)
  // Their names change with their content, so what the browser has is good.
  await cache.addAll(build.files)
  await cache.put(build.page, page)
}

/** Deletes the files of other builds. */
export async function deleteOtherBuilds(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith(prefix) && name !== current).map((name) => caches.delete(name)),
  )
}

/** Returns the cached page or file of this build; undefined when the browser has thrown it away. */
export async function findCached(path: string): Promise<Response | undefined> {
  const cache = await caches.open(current)
  return cache.match(path)
}
