// npm run backup -- FILE: writes database, pictures, documents and secrets to one new file, beside the running product or without it.
import { environment, loadConfig } from '#server/kernel/config.ts'
import { endWithReason } from './backup/end-with-reason.ts'
import { writeBackup } from './backup/write-backup.ts'

const now = new Date().toISOString().slice(0, 19).replaceAll(':', '')
const target = process.argv[2] ?? `pangat-${now}.tar`
try {
  const { files, build } = await writeBackup(loadConfig(environment), target)
  console.log(`${target} holds the database and ${Object.keys(files).length - 2} other files, of build ${build}.`)
  console.log('Whoever reads it has all data and the keys to it: encrypt it before it leaves this machine.')
} catch (error) {
  endWithReason(error)
}
