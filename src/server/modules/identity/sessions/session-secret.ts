import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { ConfigError, type Config } from '#server/kernel/config.ts'
import { createOnce } from '#server/kernel/create-once.ts'

/** Characters of the shortest secret that is accepted, as of a configured one. */
const leastLength = 32

/** The secret from which all session keys come: the configured one, else one made once and kept in the data directory. */
export async function sessionSecret({
  sessionSecret,
  dataDir,
}: Pick<Config, 'sessionSecret' | 'dataDir'>): Promise<string> {
  if (sessionSecret !== undefined) return sessionSecret
  const file = join(dataDir, 'session-secret')
  const created = await createOnce(file, () => randomBytes(48).toString('base64url'))
  // A file that was emptied or cut would be a key that anyone can guess.
  if (created.length < leastLength)
    throw new ConfigError([`${file} holds no secret: restore it, or remove it, which signs everybody out`])
  return created
}
