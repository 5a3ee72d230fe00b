import { ConfigError } from '#server/kernel/config.ts'
import { DirectoryInUse } from '#server/kernel/database/directory-lock.ts'

/** Ends the process with the cause; expected causes are printed without a stack. */
export function exitWithError(error: unknown): never {
  const expected = error instanceof ConfigError || error instanceof DirectoryInUse || isPortTaken(error)
  process.stderr.write(
    `${expected ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  )
  process.exit(1)
}

function isPortTaken(error: unknown): error is Error {
  return error instanceof Error && (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
}
