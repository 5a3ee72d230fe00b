// Part of the build: the service worker of the caterer's pages, with the list of the files that the kitchen sheet needs offline.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'vite'
import { paths } from '../src/contract/paths.ts'

const root = join(import.meta.dirname, '..')
const client = join(root, 'build/client')
const assets = join(client, 'assets')
const names = readdirSync(assets)
const read = (name: string) => readFileSync(join(assets, name), 'utf8')

interface Route {
  module: string
  imports: string[]
  css: string[]
  clientLoaderModule?: string
  hydrateFallbackModule?: string
}

/** What the router loads for each page, as it wrote it for browsers. */
function readManifest() {
  const name = names.find((one) => /^manifest-\w+\.js$/.test(one))
  if (name === undefined) throw new Error('the build has no manifest of its routes')
  const text = read(name)
  const { entry, routes } = JSON.parse(text.slice(text.indexOf('=') + 1).replace(/;\s*$/, '')) as {
    entry: { module: string; imports: string[] }
    routes: Record<string, Route>
  }
  const of = ['root', 'routes/kitchen/frame', 'routes/kitchen/kitchen-sheet'].map((id) => {
    const route = routes[id]
    if (!route) throw new Error(`the build has no route ${id}`)
    return route
  })
  const start = [
    entry.module,
    ...entry.imports,
    ...of.flatMap(({ module, imports, css, clientLoaderModule = module, hydrateFallbackModule = module }) => [
      module,
      ...imports,
      ...css.map((path) => path.replace(/#.*$/, '')),
      clientLoaderModule,
      hydrateFallbackModule,
    ]),
  ]
  return { name, start }
}

/** Fonts of scripts that few sheets need weigh more than all the rest; without a network the phone's own letters do. */
const isFetchedOnline = (name: string) => /devanagari/.test(name) || isManifest(name)
const isManifest = (name: string) => name.startsWith('manifest-')

/** Adds what files import, immediately or later, and the fonts and pictures of their styles. */
function withImported(start: readonly string[]): string[] {
  const candidates = names.filter((one) => /\.(js|css|woff2|svg)$/.test(one) && !isFetchedOnline(one))
  const found = new Set<string>()
  const next = start.map((path) => basename(path))
  for (let name = next.pop(); name !== undefined; name = next.pop()) {
    if (found.has(name)) continue
    found.add(name)
    if (!/\.(js|css)$/.test(name)) continue
    const text = read(name)
    next.push(...candidates.filter((one) => one !== name && text.includes(one)))
  }
  return [...found].sort()
}

const { name: manifest, start } = readManifest()
const mark = `/assets/${manifest}`
const files = ['/favicon.svg', mark, ...withImported(start).map((name) => `/assets/${name}`)]
const id = createHash('sha256').update(files.join('\n')).digest('base64url').slice(0, 12)
await build({
  root,
  configFile: false,
  logLevel: 'warn',
  define: { BUILD_OF_WORKER: JSON.stringify({ id, page: paths.kitchenSheet(), mark, files }) },
  build: {
    outDir: join(client, 'caterer-dashboard'),
    copyPublicDir: false,
    lib: { entry: join(root, 'src/worker/worker.ts'), formats: ['iife'], name: 'worker', fileName: () => 'worker.js' },
  },
})
