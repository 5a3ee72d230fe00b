import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider'
import type { Clock } from '#server/kernel/clock.ts'

interface Entry {
  payload: AdapterPayload
  /** Milliseconds since 1970; what is older counts as gone. */
  goneAt: number
}

const aDayMs = 24 * 60 * 60 * 1000

/**
 * Where the issuer keeps sign-ins under way: one file each, so that several processes, and one that was started again, can go
 * on with what another began.
 */
export function openShelf(dir: string, clock: Clock): AdapterFactory {
  let written = 0
  const now = () => clock.now().getTime()
  // Ids come from outside; as a hash they are a name and nothing else.
  const fileOf = (model: string, id: string) =>
    join(dir, `${model}.${createHash('sha256').update(id).digest('base64url')}.json`)

  const read = async (file: string): Promise<Entry | undefined> => {
    try {
      const entry = JSON.parse(await readFile(file, 'utf8')) as Entry
      return entry.goneAt > now() ? entry : undefined
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
      throw error
    }
  }
  const write = async (file: string, entry: Entry): Promise<void> => {
    // Renaming is atomic: a reader sees the old entry or the new one, never half of it.
    const draft = join(dir, `.${process.pid}.${++written}`)
    await writeFile(draft, JSON.stringify(entry))
    await rename(draft, file)
  }
  const listEntries = async (): Promise<[string, Entry | undefined][]> => {
    const names = (await readdir(dir)).filter((name) => name.endsWith('.json'))
    return Promise.all(names.map(async (name) => [join(dir, name), await read(join(dir, name))]))
  }
  const remove = (file: string) => rm(file, { force: true })

  return (model): Adapter => {
    const findBy = async (has: (payload: AdapterPayload) => boolean) => {
      const entries = await listEntries()
      return entries.find(
        ([file, entry]) => file.startsWith(join(dir, `${model}.`)) && entry && has(entry.payload),
      )?.[1]?.payload
    }
    return {
      async upsert(id, payload, expiresIn) {
        await mkdir(dir, { recursive: true })
        for (const [file, entry] of await listEntries()) if (!entry) await remove(file)
        await write(fileOf(model, id), { payload, goneAt: now() + (expiresIn ? expiresIn * 1000 : aDayMs) })
      },
      find: async (id) => (await read(fileOf(model, id)))?.payload,
      findByUid: (uid) => findBy((payload) => payload.uid === uid),
      findByUserCode: (userCode) => findBy((payload) => payload.userCode === userCode),
      async consume(id) {
        const entry = await read(fileOf(model, id))
        const consumed = Math.floor(now() / 1000)
        if (entry) await write(fileOf(model, id), { ...entry, payload: { ...entry.payload, consumed } })
      },
      destroy: (id) => remove(fileOf(model, id)),
      async revokeByGrantId(grantId) {
        for (const [file, entry] of await listEntries()) if (entry?.payload.grantId === grantId) await remove(file)
      },
    }
  }
}
