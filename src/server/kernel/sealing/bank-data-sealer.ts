import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { isKey } from '../config/bank-data.ts'
import { createOnce } from '../create-once.ts'
import { createSealer, keyBytes, type Sealer } from './sealed.ts'

/** Returns what encrypts bank details and documents. The demo's key is created once and kept in the data directory. */
export async function bankDataSealer({
  bankDataKeys,
  dataDir,
}: Pick<Config, 'bankDataKeys' | 'dataDir'>): Promise<Sealer> {
  if (bankDataKeys) return createSealer(bankDataKeys.current, bankDataKeys.old)
  const file = join(dataDir, 'bank-data-key')
  const created = await createOnce(file, () => randomBytes(keyBytes).toString('base64'))
  if (!isKey(created)) throw new Error(`${file} holds no key`)
  return createSealer(Buffer.from(created, 'base64'))
}
