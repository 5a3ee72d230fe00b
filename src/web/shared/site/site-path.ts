/** Placeholder origin for parsing paths; it is never requested. */
const base = 'https://site.invalid'

/**
 * The path and query of an address within this site, else `/`. Whatever a browser could understand as another site's is
 * none: two slashes, backslashes, schemes, and whatever cannot be seen.
 */
export function sitePath(text: string | null | undefined): string {
  if (!text || !/^\/(?![/\\])[!-~]*$/.test(text) || text.includes('\\') || !URL.canParse(text, base)) return '/'
  const { origin, pathname, search } = new URL(text, base)
  return origin === base && !pathname.startsWith('//') ? pathname + search : '/'
}
