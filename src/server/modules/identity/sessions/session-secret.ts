import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Config } from '#server/kernel/config.ts'
import { createOnce } from '#server/kernel/create-once.ts'

/** The secret from which all session keys come: the configured one, else one made once and kept in the data directory. */
export async function sessionSecret({
  sessionSecret,
  dataDir,
}: Pick<Config, 'sessionSecret' | 'dataDir'>): Promise<string> {
  return sessionSecret ?? createOnce(join(dataDir, 'session-secret'), () => randomBytes(48).toString('base64url'))
}
