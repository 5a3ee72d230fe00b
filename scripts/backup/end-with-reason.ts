import { ConfigError } from '#server/kernel/config.ts'
import { DirectoryInUse } from '#server/kernel/database/directory-lock.ts'
import { BackupError } from './manifest.ts'

/** Ends the process with 1 and a sentence for the operator; what nobody expects is thrown on with its stack. */
export function endWithReason(error: unknown): never {
  const isExpected = error instanceof BackupError || error instanceof ConfigError || error instanceof DirectoryInUse
  if (!isExpected) throw error
  console.error(error.message)
  process.exit(1)
}
