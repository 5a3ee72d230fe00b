import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'

/** What the built site offers to the process that serves it. */
export interface Site {
  answer(request: Request): Promise<Response>
}

interface Entry {
  contextFor(send: (path: string, init: RequestInit) => Promise<Response>, publicUrl: string): RouterContextProvider
  allowFormsTo(origins: readonly string[]): void
}

export interface SiteOptions {
  /** Answers a request to the API in process. */
  api(path: string, init: RequestInit): Promise<Response>
  publicUrl: string
  formOrigins: readonly string[]
  mode: 'production' | 'development'
}

/** Makes the site's request handler from a build, or from a function that gives the newest one while developing. */
export function createSite(build: ServerBuild | (() => Promise<ServerBuild>), options: SiteOptions): Site {
  const handler = createRequestHandler(build, options.mode)
  return {
    async answer(request) {
      const current = typeof build === 'function' ? await build() : build
      const entry = current.entry.module as unknown as Entry
      entry.allowFormsTo(options.formOrigins)
      return handler(request, entry.contextFor(options.api, options.publicUrl))
    },
  }
}
