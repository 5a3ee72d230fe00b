import ts from 'typescript'
import { expect, test } from 'vitest'
import { isTest, sourcesBelow, type Source } from './sources.ts'

/** Which parameter comes where: who acts and when, the transaction where there is one, what the operation works with, its input. */
const order = ['context', 'transaction', 'dependencies', 'input'] as const

function kindOf(parameter: ts.ParameterDeclaration): number {
  const type = parameter.type?.getText() ?? ''
  if (/^(Pick<)?\w*Context\b/.test(type)) return 0
  if (/^Tx\b/.test(type)) return 1
  return /^(Pick<)?\w*Deps\b/.test(type) ? 2 : 3
}

/** 'file: name(first, second)' of each exported function whose parameters are in another order. */
function disordered({ path, text }: Source): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  return file.statements.flatMap((statement) => {
    if (!ts.isFunctionDeclaration(statement)) return []
    if (!statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return []
    const kinds = statement.parameters.map(kindOf)
    if (kinds.every((kind, at) => kind >= (kinds[at - 1] ?? 0))) return []
    return [`${path}: ${statement.name?.text}(${kinds.map((kind) => order[kind]).join(', ')})`]
  })
}

test('operations take context, transaction, dependencies and input, in this order', () => {
  const operations = sourcesBelow('src/server/modules').filter(
    (source) => /\/operations\//.test(source.path) && !isTest(source),
  )
  expect(operations.length).toBeGreaterThan(100)
  expect(operations.flatMap(disordered)).toEqual([])
})

test('another order is found', () => {
  const text = 'export async function cancel(id: string, ctx: Context, deps: MoneyDeps): Promise<void> {}'
  expect(disordered({ path: 'seed.ts', text })).toEqual(['seed.ts: cancel(input, context, dependencies)'])
})
