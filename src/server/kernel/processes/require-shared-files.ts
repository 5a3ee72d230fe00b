import { ConfigError, type Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import type { Machine } from './machine.ts'
import { otherMachines } from './processes.ts'

/**
 * Makes sure that production keeps no files in a folder of this machine while others run the product as well: their users would not see
 * them. @throws ConfigError
 */
export async function requireSharedFiles(
  database: Pick<Database, 'db'>,
  { mode, images, privateFiles }: Pick<Config, 'mode' | 'images' | 'privateFiles'>,
  machine: Machine,
): Promise<void> {
  const cures = [
    ...(images.store === 'local' ? ['IMAGE_STORE=s3 or cloudinary for pictures'] : []),
    ...(privateFiles.store === 'local' ? ['S3_PRIVATE_BUCKET for documents of caterers'] : []),
  ]
  if (mode !== 'production' || cures.length === 0) return
  const others = await otherMachines(database, machine)
  if (others.length === 0) return
  throw new ConfigError([
    `The product runs on ${others.join(' and ')} as well, which cannot read the files of this machine. ` +
      `Please set ${cures.join(' and ')}. A process that was killed there counts for a minute`,
  ])
}
