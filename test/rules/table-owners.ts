import type { Source } from './sources.ts'

/** Tables by owner: a module, or `kernel`. */
export type Owners = Readonly<Record<string, readonly string[]>>

const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm
/** Where SQL, or a typed table, names a table. A list after `from` may name several. */
const named =
  /(?:\b(?:from|join|into|update|using|only)\s+|null::)((?:[a-z_]+(?:\s+(?:as\s+)?[a-z]\w*)?\s*,\s*)*[a-z_]+)\b|\btable(?:<[^(]*>)?\('([a-z_]+)'\)/g

/** The places where a file of the server names a table that its module does not own, as `path: table (owner)`. */
export function foreignTables(sources: readonly Source[], owners: Owners): string[] {
  const ownerOf = new Map(Object.entries(owners).flatMap(([owner, tables]) => tables.map((table) => [table, owner])))
  return sources.flatMap(({ path, text }) => {
    const module = moduleOf(path)
    return tablesNamed(text).flatMap((table) => {
      const owner = ownerOf.get(table)
      return owner === undefined || owner === module ? [] : [`${path}: ${table} (${owner})`]
    })
  })
}

function moduleOf(path: string): string {
  return /^src\/server\/modules\/([^/]+)\//.exec(path)?.[1] ?? 'kernel'
}

function tablesNamed(text: string): string[] {
  const code = text.replace(comments, ' ')
  const found = [...code.matchAll(named)].flatMap(([, list, typed]) => typed ?? (list ?? '').split(',').map(firstWord))
  return [...new Set(found)]
}

function firstWord(text: string): string {
  return text.trim().split(/\s/)[0] ?? ''
}
