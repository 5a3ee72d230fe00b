import type { Config } from '#server/kernel/config.ts'
import { localPrivateStore } from './local-private-store.ts'
import type { PrivateStore } from './private-store.ts'
import { s3PrivateStore } from './s3-private-store.ts'

/** The store of private files, as configured. */
export function configuredPrivateStore({
  privateFiles,
  dataDir,
}: Pick<Config, 'privateFiles' | 'dataDir'>): PrivateStore {
  return privateFiles.store === 's3' ? s3PrivateStore(privateFiles) : localPrivateStore(dataDir)
}
