import { select, type Expressions, type RowOfExpressions } from './select.ts'
import { raw, Sql, writtenOnce, type Part } from './statement.ts'

/** A select that stands where a table does; its properties are what it reads. */
export type DerivedTable<Row> = { readonly [Name in keyof Row]: Sql<Row[Name]> } & Part

/**
 * Writes a select as a source of other statements, under a name that they do not use: `derivedTable('caterer', { id: c.id })`from ${c}``
 * is joined by `join ${caterer} on ${caterer.id} = …`. A plain one costs nothing: the planner reads its tables in its place.
 */
export function derivedTable<const Read extends Expressions>(
  alias: string,
  expressions: Read,
): (strings: TemplateStringsArray, ...values: readonly unknown[]) => DerivedTable<RowOfExpressions<Read>> {
  return (strings, ...values) => {
    const source = writtenOnce(new Sql(['(', `) ${alias}`], [select(expressions)(strings, ...values)]))
    const columns = Object.keys(expressions).map((name) => [name, raw(`${alias}."${name}"`)])
    const itself = { ...Object.fromEntries(columns), appendTo: source.appendTo }
    // Each expression has become a column of its name; entries do not carry that in their type.
    return itself as DerivedTable<RowOfExpressions<Read>>
  }
}
