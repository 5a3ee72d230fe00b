import { join } from 'node:path'

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

const framework = /\/node_modules\/(react|react-dom|react-router|@react-router|scheduler)\//
/** Messages and icons are taken one by one from a list that names all, so being reachable says nothing about them. */
const takenSingly = /\/src\/messages\/messages\/(?!ui_|shell_)|\/lucide-react\/dist\/esm\/icons\//

const everyPage = reachableFrom('root.tsx')
const home = reachableFrom('routes/public/home.tsx')
const search = reachableFrom('routes/public/search.tsx')

/**
 * A few files instead of forty crumbs: the framework, what every page needs, and what the public pages share. Measured on
 * Home: 38 files with 127 kB (brotli) before.
 */
export const chunkGroups = [
  { name: 'framework', test: framework, priority: 3 },
  { name: (id: string, graph: ModuleGraph) => (everyPage(id, graph) ? 'every-page' : null), priority: 2 },
  {
    name: (id: string, graph: ModuleGraph) => (home(id, graph) && search(id, graph) ? 'public-pages' : null),
    priority: 1,
  },
]

/** Whether a module is imported, however indirectly, by one of ours. The graph is walked once. */
function reachableFrom(entry: string): (id: string, graph: ModuleGraph) => boolean {
  let found: ReadonlySet<string> | undefined
  return (id, graph) =>
    !takenSingly.test(id) && (found ??= walk(join(import.meta.dirname, 'src/web', entry), graph)).has(id)
}

function walk(start: string, graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set<string>()
  const next = [start]
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    if (found.has(id)) continue
    found.add(id)
    next.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}
