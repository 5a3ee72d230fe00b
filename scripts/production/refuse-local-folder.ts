import { onPostgres } from '#test/support/postgres.ts'
import { freePort, spawnProduct } from '#test/support/product.ts'

/** Longer than a start takes on a busy machine. */
const patienceMs = 60_000

/**
 * Starts the product with its files in a local folder while the database holds the row of a process on another machine. Returns a line that
 * says what was seen. @throws when it does not end by itself, with an exit code of 1 and the other machine's name
 */
export async function refuseLocalFolder(settings: Record<string, string>, databaseUrl: string): Promise<string> {
  await onPostgres(
    databaseUrl,
    `insert into processes (id, host, boot) values ('elsewhere', 'app-elsewhere', 'another boot')`,
  )
  const product = spawnProduct({ ...settings, PORT: String(await freePort()) })
  const timer = setTimeout(() => product.child.kill('SIGKILL'), patienceMs)
  try {
    const exit = await new Promise<number | null>((resolve) => product.child.once('close', resolve))
    if (exit !== 1 || !product.output().includes('runs on app-elsewhere as well'))
      throw new Error(`a second machine with local folders ended with ${exit}:\n${product.output()}`)
  } finally {
    clearTimeout(timer)
    await onPostgres(databaseUrl, `delete from processes where id = 'elsewhere'`)
  }
  return 'refused to start on a local folder while another machine runs'
}
