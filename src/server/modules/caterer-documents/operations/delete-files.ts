import { StoreError } from '#server/adapters/store-error.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Deps } from '../deps.ts'
import { deleteDocuments, type StoredFile } from '../store.ts'

/** Deletes the files of removed documents and then their rows. While the store fails, the rest is left to the job. */
export async function deleteFiles(
  ctx: Context,
  { store }: Pick<Deps, 'store'>,
  files: readonly StoredFile[],
): Promise<void> {
  const gone: string[] = []
  try {
    for (const { id, key } of files) {
      await store.remove(key)
      gone.push(id)
    }
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    ctx.log.warn({ reason: error.reason }, 'document removal delayed')
  }
  if (gone.length > 0) await deleteDocuments(ctx.db, gone)
}
