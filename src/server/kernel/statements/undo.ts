import { sqlStateOf } from '../database/database-errors.ts'
import { sql, type Sql } from './statement.ts'

/** An expression that undoes the statement which evaluates it; {@link undoReasonOf} reads the reason from the error. */
export function undoStatement(reason: Sql<string> | string): Sql<string> {
  return sql<string>`undo_statement(${reason})`
}

/** Why a statement undid itself; undefined for any other error. */
export function undoReasonOf(error: unknown): string | undefined {
  return error instanceof Error && sqlStateOf(error) === 'UNDO1' ? error.message : undefined
}
