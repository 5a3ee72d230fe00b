import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[]; code: string | null } | null
}

/** Where a module is needed, however indirectly; what is loaded when it is asked for does not count. */
interface Use {
  onEveryPage: boolean
  /** By Home and the search. */
  onHome: boolean
  onPublicPages: boolean
  inWorkplaceFrame: boolean
  /** Pages of a caterer's business. */
  workplace: readonly string[]
  /** All pages. */
  pages: readonly string[]
}

const root = join(import.meta.dirname, 'src/web')
const pages = ['public', 'booking', 'account', 'kitchen', 'office'].flatMap((audience) =>
  readdirSync(join(root, 'routes', audience))
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => `${audience}/${file}`),
)
const frame = 'kitchen/frame.tsx'
const outsideFrame = new Set([frame, 'kitchen/caterer-home.tsx', 'kitchen/join-team.tsx'])

const framework = /\/node_modules\/(react|react-dom|react-router|@react-router|scheduler)\//
const queries = /\/node_modules\/@tanstack\//
const forms = /\/src\/web\/shared\/form\//

/**
 * A few files instead of crumbs of 200 bytes, which compress badly, without a page loading what it does not need: modules share a
 * file when the same pages need them (`docs/decisions/0471`). What more pages need is taken first, because a group takes the imports
 * of its modules with them.
 */
export const chunkGroups = [
  { name: 'framework', test: framework },
  group('every-page', (use) => use.onEveryPage),
  group('fields', (use) => use.onHome && use.workplace.length > 1),
  group('widgets', (use) => use.onHome && use.workplace.some((page) => page !== 'kitchen/onboarding.tsx')),
  group('public-pages', (use) => use.onHome),
  group('shared', (use) => use.onPublicPages && (use.inWorkplaceFrame || use.workplace.length > 1)),
  { name: 'queries', test: queries },
  group('forms', (use, id) => !use.onPublicPages && forms.test(id)),
  ...pages.map((_, at) => samePages(pages.length - at)),
].map((each, at, all) => ({ ...each, priority: all.length - at }))

function group(name: string, holds: (use: Use, id: string) => boolean) {
  return { name: (id: string, graph: ModuleGraph) => (holds(useOf(id, graph), id) ? name : null) }
}

const names = new Map<string, string>()

/** Files of what the same `count` private pages need, at least two of them a caterer's, or their frame. */
function samePages(count: number) {
  return {
    name(id: string, graph: ModuleGraph) {
      const use = useOf(id, graph)
      if (use.pages.length !== count || use.onPublicPages) return null
      if (use.inWorkplaceFrame) return 'workplace'
      if (use.workplace.length < 2) return null
      const key = use.pages.join()
      const name = names.get(key) ?? `private-${names.size + 1}`
      names.set(key, name)
      return name
    },
  }
}

const found = new Map<string, Use>()

function useOf(id: string, graph: ModuleGraph): Use {
  const known = found.get(id)
  if (known) return known
  const users = pages.filter((page) => reach(`routes/${page}`, graph).has(id))
  const use = {
    onEveryPage: reach('root.tsx', graph).has(id),
    onHome: users.includes('public/home.tsx') && users.includes('public/search.tsx'),
    onPublicPages: users.some((page) => page.startsWith('public/')),
    inWorkplaceFrame: users.includes(frame),
    workplace: users.filter((page) => page.startsWith('kitchen/') && !outsideFrame.has(page)),
    pages: users,
  }
  found.set(id, use)
  return use
}

const reached = new Map<string, ReadonlySet<string>>()

/** All that one of our modules imports, however indirectly. */
function reach(entry: string, graph: ModuleGraph): ReadonlySet<string> {
  const known = reached.get(entry)
  if (known) return known
  const all = new Set<string>()
  const next = [join(root, entry)]
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    if (all.has(id)) continue
    all.add(id)
    const { importedIds = [], code } = graph.getModuleInfo(id) ?? {}
    next.push(...importedIds.flatMap((imported) => taken(imported, code ?? '')))
  }
  reached.set(entry, all)
  return all
}

const iconList = join(import.meta.dirname, 'node_modules/lucide-react/dist/esm/lucide-react.mjs')
const iconFiles = new Map(
  [...readFileSync(iconList, 'utf8').matchAll(/export \{([^}]*)\} from '(.*)'/g)].flatMap(([, list = '', file = '']) =>
    [...list.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, join(iconList, '..', file)] as const),
  ),
)
const messages = join(import.meta.dirname, 'src/messages/messages')

/** What code takes of a module that it imports. Icons and messages are taken one by one from a list that names all. */
function taken(imported: string, code: string): string[] {
  if (imported === iconList) {
    const list = /import \{([^}]*)\} from ["']lucide-react["']/.exec(code)?.[1] ?? ''
    return list.split(',').flatMap((name) => iconFiles.get(name.trim().split(' ')[0] ?? '') ?? [])
  }
  if (!imported.startsWith(messages)) return [imported]
  return [...code.matchAll(/\bm\.([a-z]\w*)/g)].map(([, key]) => join(messages, `${key}.js`))
}
