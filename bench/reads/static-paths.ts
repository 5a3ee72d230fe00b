import { get } from '../shared/get.ts'

/** Returns the paths of the first script and the first picture that a page names. */
export async function staticPaths(origin: string, page: string): Promise<{ script: string; picture: string }> {
  const { text } = await get(origin + page)
  const found = (pattern: RegExp): string => {
    const path = pattern.exec(text)?.[1]
    if (path === undefined) throw new Error(`${page} names nothing like ${pattern.source}`)
    return path
  }
  return {
    script: found(/"(\/assets\/entry\.client[^" ]*\.js)[" ]/),
    picture: found(/<img[^>]+src="(\/pictures\/[^"]+)"/),
  }
}
