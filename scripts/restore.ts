// npm run restore -- FILE: restores a backup into the empty database and data folder that the settings name.
import { environment, loadConfig } from '#server/kernel/config.ts'
import { endWithReason } from './backup/end-with-reason.ts'
import { BackupError } from './backup/manifest.ts'
import { restoreBackup } from './backup/restore-backup.ts'

try {
  const archive = process.argv[2]
  if (!archive) throw new BackupError('Name the backup: npm run restore -- FILE')
  const { manifest, secrets } = await restoreBackup(loadConfig(environment), archive)
  console.log(`Restored the backup of ${manifest.createdAt}, by build ${manifest.build}.`)
  if (secrets)
    console.log(`Set these as they were before the start, and then delete ${secrets.file}: ${secrets.names.join(', ')}`)
} catch (error) {
  endWithReason(error)
}
