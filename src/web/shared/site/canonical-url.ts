import type { RouterContextProvider } from 'react-router'

/**
 * Returns the canonical URL of the page that a URL asks for, as path and query: known values only, encoded, in one order. The
 * path is the one that was asked for, because the browser continues from it. Undefined when this is no URL of the page, or
 * when it has a value that anyone can make up without end; the page is then rendered for its request alone. Pure.
 */
export type CanonicalUrl = (url: URL) => string | undefined

/** Returns the function of a page at one path, which reads no parameter. */
export function fixedUrl(path: string): CanonicalUrl {
  return ({ pathname }) => (pathname === path ? path : undefined)
}

/** What the loader of a public page is given. The request is not part of it, because its URL may hold more than the canonical one. */
export interface PublicArgs<Params> {
  context: Readonly<RouterContextProvider>
  params: Params
  url: URL
}

/**
 * Makes the loader of a public page from the function that names its canonical URL. `load` is given that URL where there is one,
 * so it reads no more than the page cache knows; else it is given the URL as requested.
 */
export function publicLoader<Params, Loaded>(
  canonical: CanonicalUrl,
  load: (args: PublicArgs<Params>) => Loaded,
): (args: PublicArgs<Params>) => Loaded {
  return ({ context, params, url }) => load({ context, params, url: new URL(canonical(url) ?? url, url) })
}
