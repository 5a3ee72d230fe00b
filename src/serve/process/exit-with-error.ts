import { ConfigError } from '#server/kernel/config.ts'
import { DatabaseUnavailable } from '#server/kernel/database/database-errors.ts'
import { DirectoryInUse } from '#server/kernel/database/directory-lock.ts'
import { DirectoryUnusable } from '#server/kernel/database/data-directory.ts'
import { MigrationsMissing } from '#server/kernel/database/migrate.ts'
import { EngineHung } from './watch-engine.ts'

/** Causes that their message says whole. */
const expected = [ConfigError, DirectoryInUse, DirectoryUnusable, EngineHung, MigrationsMissing]

/** Ends the process with the cause; expected causes are printed without a stack. */
export function exitWithError(error: unknown): never {
  process.stderr.write(`${messageOf(error)}\n`)
  process.exit(1)
}

/** What the operator reads of an error that ends the process. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (expected.some((kind) => error instanceof kind) || isPortTaken(error)) return error.message
  if (error instanceof DatabaseUnavailable)
    return `The database that DATABASE_URL names cannot be reached: ${reasonOf(error)}. Start PostgreSQL, or correct DATABASE_URL.`
  return error.stack ?? error.message
}

/** A host with several addresses fails with one error for all of them, which says nothing itself. */
function reasonOf({ message, cause }: Error): string {
  if (cause instanceof AggregateError) return cause.errors.map(({ message }: Error) => message).join(', ')
  return message
}

function isPortTaken(error: Error): boolean {
  return (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
}
