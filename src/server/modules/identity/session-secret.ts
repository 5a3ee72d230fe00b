import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#server/kernel/config.ts'

/** The secret from which all session keys come: the configured one, else one made once and kept in the data directory. */
export async function sessionSecret({
  sessionSecret,
  dataDir,
}: Pick<Config, 'sessionSecret' | 'dataDir'>): Promise<string> {
  if (sessionSecret) return sessionSecret
  await mkdir(dataDir, { recursive: true })
  const kept = join(dataDir, 'session-secret')
  const mine = join(dataDir, `session-secret.${process.pid}`)
  await writeFile(mine, randomBytes(48).toString('base64url'), { mode: 0o600 })
  try {
    // A link appears whole or not at all: of several processes that start at once, one secret wins and none reads half of it.
    await link(mine, kept)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(mine, { force: true })
  }
  return readFile(kept, 'utf8')
}
