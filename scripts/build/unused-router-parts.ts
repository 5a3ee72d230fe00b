import type { Plugin } from 'vite'
import { changeBrowserModules } from './change-browser-modules.ts'

const known = [
  'consumeInstrumentationClientResultMetaReceiver',
  'getRouteInstrumentationUpdates',
  'instrumentClientSideRouter',
  'instrumentHandler',
  'instrumentationResultMetaContext',
]

/**
 * Leaves out of scripts what React Router measures loaders and navigations with: it is called alone where an application instruments its
 * router, which ours does not, and the bundler cannot see that.
 */
export function unusedRouterParts(): Plugin {
  return changeBrowserModules('unused-router-parts', (code, id) => {
    if (!id.endsWith('/react-router/dist/production/lib/router/instrumentation.js')) return undefined
    const exported = /export \{ ([^}]*) \};?\s*$/.exec(code)?.[1]?.split(', ').toSorted()
    if (exported?.join() !== known.join()) throw new Error('the instrumentation of React Router has another shape')
    return `
      const none = () => undefined
      export {
        none as consumeInstrumentationClientResultMetaReceiver,
        none as getRouteInstrumentationUpdates,
        none as instrumentClientSideRouter,
        none as instrumentHandler,
        none as instrumentationResultMetaContext,
      }`
  })
}
