import { readdirSync } from 'node:fs'
import { join } from 'node:path'

interface ModuleGraph {
  getModuleInfo(id: string): {
    importedIds: readonly string[]
    dynamicallyImportedIds: readonly string[]
    code: string | null
  } | null
}

/** A file of modules that pages load together. */
interface Chunk {
  /** A bit for each page that loads it. */
  pages: bigint
  modules: string[]
  /** Estimate in bytes, compressed. */
  bytes: number
}

const root = join(import.meta.dirname, 'src/web')
const pages = ['public', 'booking', 'account', 'kitchen', 'office'].flatMap((audience) =>
  readdirSync(join(root, 'routes', audience))
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => `${audience}/${file}`),
)
/** The frame is on each page of a caterer's business but these. */
const frame = 'kitchen/frame.tsx'
const outsideFrame = new Set(['kitchen/caterer-home.tsx', 'kitchen/join-team.tsx'])

const publicPages = pages.reduce((set, page, at) => (page.startsWith('public/') ? set | (1n << BigInt(at)) : set), 0n)
const allPages = (1n << BigInt(pages.length)) - 1n
const [publicWeight, partWeight] = [2, 0.25]

const framework = /\/node_modules\/(react|react-dom|react-router|@react-router|scheduler)\//

/** Compressed, what a file costs in addition to its modules: they compress worse alone, and name what they take from each other. */
const bytesOfFile = 250
/** Of a module's code, what is left of it minified and compressed. */
const compressed = 0.2
/** Chunks that import each other in a row, at most. */
const levels = 60

/**
 * A few files instead of crumbs of 200 bytes, which compress badly, without a page loading much that it does not need
 * (`docs/decisions/0471`). Chunks that others import are taken first, because a group takes the imports of its modules with them.
 */
export const chunkGroups = [
  { name: 'framework', test: framework, priority: levels + 1 },
  ...Array.from({ length: levels }, (_, level) => ({
    name: (id: string, graph: ModuleGraph) => chunkOf(id, level, graph),
    priority: levels - level,
  })),
]

let planned: ReadonlyMap<string, { name: string; level: number }> | undefined

function chunkOf(id: string, level: number, graph: ModuleGraph): string | null {
  planned ??= plan(graph)
  const chunk = planned.get(id)
  return chunk?.level === level ? chunk.name : null
}

/** Returns for each module that pages load first the name of its chunk, and how many chunks in a row that one imports. */
function plan(graph: ModuleGraph): ReadonlyMap<string, { name: string; level: number }> {
  const chunks = merged(chunksBySet(graph), graph)
  const imports = importsOf(chunks, graph)
  const levelOf = new Map<Chunk, number>()
  const level = (chunk: Chunk): number => {
    const known = levelOf.get(chunk)
    if (known !== undefined) return known
    // Until it is known: modules that import each other are in one chunk but for those of the framework.
    levelOf.set(chunk, 0)
    const own = Math.max(0, ...[...(imports.get(chunk) ?? [])].map((each) => level(each) + 1))
    levelOf.set(chunk, own)
    return own
  }
  return new Map(
    chunks.flatMap((chunk, at) => {
      const name = (chunk.pages & allPages) === allPages ? 'every-page' : `pages-${at}`
      return chunk.modules.map((id) => [id, { name, level: level(chunk) }] as const)
    }),
  )
}

/**
 * A chunk for each set of pages, and of parts that are loaded when they are asked for, that need the same, however indirectly. A part
 * needs what not all of the pages that ask for it have loaded.
 */
function chunksBySet(graph: ModuleGraph): Chunk[] {
  const needed = new Map<string, bigint>()
  const asking = new Map<string, bigint>()
  const need = (entry: string, by: bigint, onPages: bigint) => {
    for (const id of reach(entry, graph)) {
      if (framework.test(id)) continue
      needed.set(id, (needed.get(id) ?? 0n) | by)
      for (const part of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
        asking.set(part, (asking.get(part) ?? 0n) | onPages)
    }
  }
  for (const [at, page] of pages.entries()) {
    const bit = 1n << BigInt(at)
    need(join(root, 'root.tsx'), bit, bit)
    need(join(root, 'routes', page), bit, bit)
    if (page.startsWith('kitchen/') && !outsideFrame.has(page)) need(join(root, 'routes', frame), bit, bit)
  }
  const parts: { bit: bigint; onPages: bigint }[] = []
  // Grows while it is read: parts ask for parts.
  for (const [part, onPages] of asking) {
    const bit = 1n << BigInt(pages.length + parts.length)
    parts.push({ bit, onPages })
    need(part, bit, onPages)
  }
  const sets = new Map<bigint, Chunk>()
  for (const [id, by] of needed) {
    const lacking = parts.filter(({ bit, onPages }) => (by & bit) !== 0n && (onPages & ~by) !== 0n)
    const set = lacking.reduce((all, { bit }) => all | bit, by & allPages)
    // What parts alone need is left to the bundler.
    if ((set & allPages) === 0n) continue
    const chunk = sets.get(set) ?? { pages: set, modules: [], bytes: 0 }
    chunk.modules.push(id)
    chunk.bytes += (graph.getModuleInfo(id)?.code?.length ?? 0) * (id.startsWith(messages) ? 0.1 : compressed)
    sets.set(set, chunk)
  }
  return [...sets.values()]
}

/** Merges chunks as long as pages load less by it: one file less against what not all of its pages need. */
function merged(all: readonly Chunk[], graph: ModuleGraph): Chunk[] {
  let chunks = [...all]
  let pairs = chunks.flatMap((a, at) => pairsOf(a, chunks.slice(at + 1)))
  for (;;) {
    const imports = importsOf(chunks, graph)
    pairs.sort((one, other) => other.saved - one.saved)
    const dragging = new Set<(typeof pairs)[number]>()
    const best = pairs.find((pair) => {
      const { a, b, saved } = pair
      if (isBetween(a, b, imports) || isBetween(b, a, imports)) return false
      if (saved > draggedBytes(a, b, imports)) return true
      dragging.add(pair)
      return false
    })
    if (!best) return chunks
    const { a, b } = best
    const both = { pages: a.pages | b.pages, modules: [...a.modules, ...b.modules], bytes: a.bytes + b.bytes }
    chunks = chunks.filter((chunk) => chunk !== a && chunk !== b)
    pairs = pairs.filter((pair) => !dragging.has(pair) && pair.a !== a && pair.b !== a && pair.a !== b && pair.b !== b)
    for (const chunk of importedWith(a, b, imports)) chunk.pages |= both.pages & allPages
    pairs.push(...pairsOf(both, chunks))
    chunks.push(both)
  }
}

/** Bytes that pages load of other chunks alone because one of the two imports them. */
function draggedBytes(a: Chunk, b: Chunk, imports: ReadonlyMap<Chunk, ReadonlySet<Chunk>>): number {
  // Parts are asked for by pages that may have loaded it.
  const by = (a.pages | b.pages) & allPages
  let bytes = 0
  for (const chunk of importedWith(a, b, imports))
    if ((by & ~chunk.pages) !== 0n) bytes += loads(by & ~chunk.pages) * (chunk.bytes + bytesOfFile)
  return bytes
}

/** All chunks but the two that one of them imports, however indirectly. */
function importedWith(a: Chunk, b: Chunk, imports: ReadonlyMap<Chunk, ReadonlySet<Chunk>>): ReadonlySet<Chunk> {
  const found = new Set<Chunk>([a, b])
  // Grows while it is read.
  for (const chunk of found) for (const each of imports.get(chunk) ?? []) found.add(each)
  found.delete(a)
  found.delete(b)
  return found
}

/** The pairs of a chunk that are worth being one. */
function pairsOf(a: Chunk, others: readonly Chunk[]) {
  return others.map((b) => ({ a, b, saved: savedBy(a, b) })).filter(({ saved }) => saved > 0)
}

/** How often a chunk is loaded: pages that people find first count several times, parts that are asked for less than once. */
function loads(set: bigint): number {
  const [all, ofPages, ofPublic] = [count(set), count(set & allPages), count(set & publicPages)]
  return ofPages + (publicWeight - 1) * ofPublic + partWeight * (all - ofPages)
}

/** Bytes that all pages together load less once two chunks are one. */
function savedBy(a: Chunk, b: Chunk): number {
  const cost = ({ pages: set, bytes }: Pick<Chunk, 'pages' | 'bytes'>) => loads(set) * (bytes + bytesOfFile)
  return cost(a) + cost(b) - cost({ pages: a.pages | b.pages, bytes: a.bytes + b.bytes })
}

function importsOf(chunks: readonly Chunk[], graph: ModuleGraph): Map<Chunk, Set<Chunk>> {
  const holder = new Map(chunks.flatMap((chunk) => chunk.modules.map((id) => [id, chunk] as const)))
  const imports = new Map(chunks.map((chunk) => [chunk, new Set<Chunk>()]))
  for (const [id, chunk] of holder)
    for (const imported of importedBy(id, graph)) {
      const other = holder.get(imported)
      if (other && other !== chunk) imports.get(chunk)?.add(other)
    }
  return imports
}

/** Whether one chunk imports another through a third: as one they would import each other with it. */
function isBetween(from: Chunk, to: Chunk, imports: ReadonlyMap<Chunk, ReadonlySet<Chunk>>): boolean {
  const seen = new Set<Chunk>([to])
  const next = [...(imports.get(from) ?? [])].filter((chunk) => chunk !== to)
  for (let chunk = next.pop(); chunk; chunk = next.pop()) {
    if (seen.has(chunk)) continue
    seen.add(chunk)
    const further = imports.get(chunk) ?? []
    for (const each of further) {
      if (each === to) return true
      next.push(each)
    }
  }
  return false
}

function count(set: bigint): number {
  let ones = 0
  for (let rest = set; rest > 0n; rest &= rest - 1n) ones += 1
  return ones
}

/** All that a module imports, however indirectly, and itself. */
function reach(entry: string, graph: ModuleGraph): ReadonlySet<string> {
  const all = new Set<string>()
  const next = [entry]
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    if (all.has(id)) continue
    all.add(id)
    next.push(...importedBy(id, graph))
  }
  return all
}

const known = new Map<string, readonly string[]>()

function importedBy(id: string, graph: ModuleGraph): readonly string[] {
  const found = known.get(id)
  if (found) return found
  const { importedIds = [], code } = graph.getModuleInfo(id) ?? {}
  const imported = importedIds.flatMap((each) => taken(each, code ?? ''))
  known.set(id, imported)
  return imported
}

const messages = join(import.meta.dirname, 'src/messages/single/messages')

/** What code takes of a module that it imports. Messages are taken one by one from a list that names all. */
function taken(imported: string, code: string): string[] {
  if (!imported.startsWith(messages)) return [imported]
  return [...code.matchAll(/\bm\.([a-z]\w*)/g)].map(([, key]) => join(messages, `${key}.js`))
}
