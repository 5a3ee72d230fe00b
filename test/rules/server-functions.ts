import ts from 'typescript'
import type { Source } from './sources.ts'

/** What a parameter stands for, in the order in which a function takes them. */
const order = ['ctx', 'tx or db', 'deps', 'input'] as const
type Kind = (typeof order)[number]

interface ServerFunction {
  path: string
  name: string
  kinds: Kind[]
  body: string
}

/** Exported functions that take their arguments in another order than context, transaction, dependencies, input. */
export function misordered(sources: readonly Source[]): string[] {
  return functionsOf(sources)
    .filter(({ kinds }) => kinds.some((kind, i) => order.indexOf(kind) < order.indexOf(kinds[i - 1] ?? 'ctx')))
    .map(({ path, name, kinds }) => `${path}: ${name}(${kinds.join(', ')})`)
}

const lock = /\bfor (?:no key )?(?:update|share)\b|\bfor key share\b|\bpg_advisory_xact_lock\b|\blockNamed\(/

/** Writes lock what they write, and claims of due rows skip what is locked. */
const isNoLock = /\b(?:update|delete from) \$\{|\bskip locked\b/

/** Exported functions that lock something for their caller, who cannot see it from their name. */
export function unnamedLocks(sources: readonly Source[]): string[] {
  return functionsOf(sources)
    .filter(({ name, body }) => lock.test(body) && !isNoLock.test(body) && !/^lock[A-Z]/.test(name))
    .map(({ path, name }) => `${path}: ${name}`)
}

function functionsOf(sources: readonly Source[]): ServerFunction[] {
  return sources.flatMap(({ path, text }) => {
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest)
    return file.statements
      .filter(ts.isFunctionDeclaration)
      .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
      .map((one) => ({
        path,
        name: one.name?.text ?? 'default',
        kinds: one.parameters.map((parameter) => kindOf(parameter, file)),
        body: one.body?.getText(file) ?? '',
      }))
  })
}

function kindOf({ name, type, initializer }: ts.ParameterDeclaration, file: ts.SourceFile): Kind {
  const text = type?.getText(file) ?? initializer?.getText(file) ?? ''
  // What binds endpoints takes the API as operations take the context.
  if (/^(?:Pick<)?(?:Context|Api)\b/.test(text) || name.getText(file) === 'ctx') return 'ctx'
  if (/^(?:Tx|Queryable|ctx\.db)$/.test(text)) return 'tx or db'
  return /^(?:Pick<|Omit<)?\w*(?:Deps|Settings)\b/.test(text) ? 'deps' : 'input'
}
