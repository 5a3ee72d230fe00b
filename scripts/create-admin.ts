// npm run admin:create -- EMAIL: prints a one-time link with which the first admin sets a password.
import { z } from 'zod'
import { newId } from '#server/kernel/ids.ts'
import { ConfigError, environment, loadConfig } from '#server/kernel/config.ts'
import { systemClock } from '#server/kernel/clock.ts'
import { openDatabase } from '#server/kernel/database/database.ts'
import { databaseLocation } from '#server/kernel/database/location.ts'
import { DirectoryInUse } from '#server/kernel/database/directory-lock.ts'
import { createLog } from '#server/kernel/log.ts'
import { migrate } from '#server/kernel/database/migrate.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { inviteAdmin } from '#server/modules/identity/index.ts'

const email = z.email().safeParse(process.argv[2])
if (!email.success) fail('Please give an e-mail address: npm run admin:create -- you@your-company.example')

try {
  await createAdmin(email.data)
} catch (error) {
  if (error instanceof ConfigError || error instanceof DirectoryInUse) fail(error.message)
  if (error instanceof AppError) fail(`${email.data} belongs to a customer or caterer. Please choose another address.`)
  throw error
}

async function createAdmin(address: string): Promise<void> {
  const config = loadConfig(environment)
  const log = createLog(config.logLevel)
  const database = await openDatabase(databaseLocation(config))
  try {
    await migrate(database)
    const { db, reader, transaction } = database
    const actor = { kind: 'system', name: 'admin:create' } as const
    const secret = await inviteAdmin({ clock: systemClock, db, reader, newId, transaction, log, actor }, address)
    console.log(`Open this link within 24 hours to set the password of ${address}. It works once:`)
    console.log(`${config.publicUrl.origin}/reset-password#${secret}`)
  } finally {
    await database.close()
  }
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
