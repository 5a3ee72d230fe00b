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
 * Returns the bytes, in brotli, of the scripts that each page of the built site of a checkout needs before it is alive, by its path. What
 * a page fetches later, as for a dialog or for what is below the screen, does not count.
 * @throws when the site is not built.
 */
export function pageScripts(folder = root): ReadonlyMap<string, number> {
  const sizeOf = (files: ReadonlySet<string>) => [...files].reduce((all, file) => all + size(file, folder), 0)
  return new Map([...filesOfPages(folder)].map(([path, files]) => [path, sizeOf(files)]))
}

/**
 * Returns the bytes, in brotli, of the scripts that a page fetches for a part of it that it imports when it is asked for, by the name of
 * the part's module, in addition to its own.
 * @throws when the site is not built, or has no such page or part.
 */
export function partScripts(path: string, part: string): number {
  const own = filesOfPages(root).get(path)
  const assets = assetsOf(root)
  const first = readdirSync(assets).find((file) => file.startsWith(`${part}-`) && file.endsWith('.js'))
  if (!own || first === undefined) throw new Error(`The built site has no page ${path} with a part ${part}`)
  const needed = new Set([`/assets/${first}`])
  // Grows while it is read: scripts name the scripts that they import.
  for (const file of needed)
    for (const [, name] of readFileSync(join(assets, '..', file), 'utf8').matchAll(/from"\.\/([\w.-]+\.js)"/g))
      needed.add(`/assets/${name}`)
  return [...needed].filter((file) => !own.has(file)).reduce((all, file) => all + size(file, root), 0)
}

const sizes = new Map<string, number>()

function size(file: string, folder: string): number {
  const key = join(folder, file)
  const known = sizes.get(key) ?? brotliBytes([file], folder)
  sizes.set(key, known)
  return known
}

/** The scripts of each page, by its path. */
function filesOfPages(folder: string): ReadonlyMap<string, ReadonlySet<string>> {
  const { entry, routes } = readManifest(assetsOf(folder))
  return new Map(
    Object.values(routes)
      .filter(({ path, index }) => path || index)
      .map((route) => {
        const way = wayTo(route, routes)
        const path = `/${way.flatMap((each) => each.path || []).join('/')}`
        return [path, new Set([entry, ...way].flatMap(({ module, imports = [] }) => [module, ...imports]))]
      }),
  )
}

/** A route with those it is in, the root first. */
function wayTo(route: Route, routes: Manifest['routes']): Route[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId]
  return [...(parent ? wayTo(parent, routes) : []), route]
}

function assetsOf(folder: string): string {
  return join(folder, 'build/client/assets')
}

function readManifest(assets: string): Manifest {
  const name = readdirSync(assets).find((file) => /^manifest-.*\.js$/.test(file))
  if (name === undefined) throw new Error('The site is not built: npm run build')
  const text = readFileSync(join(assets, name), 'utf8')
  // Written by the build: window.__reactRouterManifest={…};
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Manifest
}
