import { shareCardSize } from '#contract/values/share-card.ts'
import type { ImageFileName } from '#server/adapters/images/image-store.ts'
import { StoreError } from '#server/adapters/store-error.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Deps } from '../deps.ts'
import { deletePictures, type RemovedPicture } from '../store.ts'

/** Deletes the files of removed pictures and then their rows. While the store fails, the rest is left to the job. */
export async function deleteRemoved(ctx: Context, { store }: Deps, removed: readonly RemovedPicture[]): Promise<void> {
  const gone: string[] = []
  try {
    for (const { id, key, widths } of removed) {
      await store.remove(key, filesOf(widths))
      gone.push(id)
    }
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    ctx.log.warn({ reason: error.reason }, 'picture removal delayed')
  }
  if (gone.length > 0) await deletePictures(ctx.db, gone)
}

function filesOf(widths: readonly number[]): ImageFileName[] {
  const sizes = widths.flatMap((width): ImageFileName[] => [
    { width, format: 'avif' },
    { width, format: 'webp' },
  ])
  return [...sizes, { width: shareCardSize.width, format: 'jpg' }]
}
