import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../shared/processes.ts'
import { brotliBytes } from './first-load.ts'

/** The part of React Router's list of the built site that is read here; scripts by their paths in URLs. */
interface Manifest {
  entry: { module: string; imports: readonly string[] }
  routes: Readonly<Record<string, Route>>
}

interface Route {
  parentId?: string
  path?: string
  index?: boolean
  module: string
  imports?: readonly string[]
}

/**
 * Returns the bytes, in brotli, of the scripts that each page of the built site needs before it is alive, by its path. What a page
 * fetches later, as for a dialog or for what is below the screen, does not count.
 * @throws when the site is not built.
 */
export function pageScripts(): ReadonlyMap<string, number> {
  const { entry, routes } = readManifest()
  const sizes = new Map<string, number>()
  const size = (file: string) => {
    const known = sizes.get(file) ?? brotliBytes([file])
    sizes.set(file, known)
    return known
  }
  return new Map(
    Object.values(routes)
      .filter(({ path, index }) => path || index)
      .map((route) => {
        const way = wayTo(route, routes)
        const files = new Set([entry, ...way].flatMap(({ module, imports = [] }) => [module, ...imports]))
        const path = `/${way.flatMap((each) => each.path || []).join('/')}`
        return [path, [...files].reduce((all, file) => all + size(file), 0)]
      }),
  )
}

/** A route with those it is in, the root first. */
function wayTo(route: Route, routes: Manifest['routes']): Route[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId]
  return [...(parent ? wayTo(parent, routes) : []), route]
}

function readManifest(): Manifest {
  const assets = join(root, 'build/client/assets')
  const name = readdirSync(assets).find((file) => /^manifest-.*\.js$/.test(file))
  if (name === undefined) throw new Error('The site is not built: npm run build')
  const text = readFileSync(join(assets, name), 'utf8')
  // Written by the build: window.__reactRouterManifest={…};
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Manifest
}
