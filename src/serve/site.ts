import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { createRequestHandler, RouterContextProvider, ServerBuild } from 'react-router'
import type { Contacts } from '#contract/contacts.ts'
import type { SiteText } from '#contract/site-text.ts'
import type { PublicRead } from '#contract/request-path.ts'
import type { ProviderForPages } from '#server/adapters/identity-provider/configured-provider.ts'
import type { ViteDevServer } from 'vite'
import { renderPage } from './rendering/busy-pages.ts'
import { createPageRoutes } from './metrics/page-routes.ts'

/** Renders pages. */
export interface Site {
  answer(request: Request): Promise<Response>
}

/** A page that is the same for everyone; src/web/cached-pages.ts says which. */
export interface CachedPage {
  /** Path and query that stand for every spelling of the page. */
  address: string
  /** 'filtered': one of the many that differ by filters; 'placed': a list around a point, of which there is no end; 'plain': all others. */
  kind: 'plain' | 'filtered' | 'placed'
  /**
   * What of the catalogue the page shows: a list that any caterer may be part of, the home page, or the caterers of these ids
   * and slugs. 'texts' do not depend on the catalogue.
   */
  shows: 'lists' | 'home' | 'texts' | readonly string[]
}

export interface CacheableSite extends Site {
  /** Returns the page that a URL asks for; undefined when it must be rendered for each request. */
  cachedPage(url: URL): CachedPage | undefined
}

/** The site as it was built. */
export interface BuiltSite extends CacheableSite {
  /** Returns the texts of its pages, for the assistant. */
  texts(): SiteText[]
  /** Names the route of a page by its path. */
  routeOf(pathname: string): string
}

/** Exports of the site's entry module other than the renderer. */
interface Entry {
  cachedPage: CacheableSite['cachedPage']
  siteTexts: BuiltSite['texts']
  contextFor(send: SiteOptions['api'], settings: SiteSettings, read: SiteOptions['read']): RouterContextProvider
  settle(settings: SiteSettings): void
  createRequestHandler: typeof createRequestHandler
}

/** What every page is told of the configuration. All of it is public. */
interface SiteSettings {
  publicUrl: string
  /** Other origins that forms may post to. */
  formOrigins: readonly string[]
  /** Other origins that pictures are loaded from: the image store. */
  imageOrigins: readonly string[]
  /** Undefined: no page talks to Google. */
  googleMapsKey: string | undefined
  /** Undefined: nothing of others counts visits. `reportsTo` are the origins that its script may send to. */
  googleTag: { id: string; origin: string; reportsTo: readonly string[] } | undefined
  /** Undefined: people sign in by email and password alone. */
  provider: ProviderForPages | undefined
  /** How people reach the operator. */
  contacts: Contacts
  /** True: pages that only demonstrations have are there. */
  isDemo: boolean
  /** True: assistants of others may ask at /mcp. */
  hasMcp: boolean
}

export interface SiteOptions extends SiteSettings {
  /** Answers a request to the API in process. */
  api(path: string, init: RequestInit): Promise<Response>
  /** Reads of the API that are open to everyone, without a request; the site has no other way to the data than these two. */
  read?: PublicRead
}

/** The site as `npm run build` left it. */
export async function builtSite(options: SiteOptions): Promise<BuiltSite> {
  const build = (await import(
    pathToFileURL(join(import.meta.dirname, '../../build/server/index.js')).href
  )) as ServerBuild
  const { cachedPage, siteTexts } = entryOf(build)
  return {
    ...createSite(build, options, 'production'),
    cachedPage,
    texts: siteTexts,
    routeOf: createPageRoutes(build.routes),
  }
}

/** The site from its sources, the newest at each request. */
export function sourceSite(vite: ViteDevServer, options: SiteOptions): Site {
  const newest = () =>
    vite.ssrLoadModule('virtual:react-router/server-build') as Promise<unknown> as Promise<ServerBuild>
  return createSite(newest, options, 'development')
}

/** @param build what each request asks for, or the build itself, for which React Router prepares its routes once */
function createSite(
  build: ServerBuild | (() => Promise<ServerBuild>),
  options: SiteOptions,
  mode: 'production' | 'development',
): Site {
  let handler: ReturnType<typeof createRequestHandler> | undefined
  return {
    async answer(request) {
      const entry = entryOf(typeof build === 'function' ? await build() : build)
      handler ??= entry.createRequestHandler(build, mode)
      const render = handler
      entry.settle(options)
      return renderPage(options.api, async (api) => render(request, entry.contextFor(api, options, options.read)))
    },
  }
}

/** The build's type knows only the default export of the entry; ours exports these as well. */
function entryOf(build: ServerBuild): Entry {
  return build.entry.module as unknown as Entry
}
