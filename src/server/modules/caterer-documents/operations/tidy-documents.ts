import { limits } from '#contract/limits.ts'
import { StoreError } from '#server/adapters/store-error.ts'
import type { Context } from '#server/kernel/context.ts'
import { SealError } from '#server/kernel/sealing/sealed.ts'
import { rejectedSince } from '#server/modules/caterers/index.ts'
import type { Deps } from '../deps.ts'
import { listRemoved, listSealedOtherwise, removeUnfinished, removeUploadedUntil, saveKey } from '../store.ts'
import { announceRemoved } from './announce-removed.ts'
import { deleteFiles } from './delete-files.ts'
import { maxFileBytes, placeOf } from './place.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
/** Files of one round. */
const batch = 50

/**
 * Deletes documents of caterers that were rejected 90 days ago, uploads that never ended, and the files of removed documents; then
 * encrypts by the present key what an old one encrypted. Idempotent; safe to run concurrently.
 */
export async function tidyDocuments(ctx: Context, deps: Deps): Promise<void> {
  const now = ctx.clock.now()
  await removeOfRejected(ctx, now)
  await removeUnfinished(ctx.db, new Date(now.getTime() - hourMs), now)
  await deleteFiles(ctx, deps, await listRemoved(ctx.db, deps.store.name, batch))
  await sealAnew(ctx, deps)
}

/** What a rejected caterer uploads later is kept for as long, since it may be approved after all. */
async function removeOfRejected(ctx: Context, now: Date): Promise<void> {
  const until = new Date(now.getTime() - limits.catererDocument.rejectedDays * dayMs)
  await ctx.transaction(async (tx) => {
    await announceRemoved(tx, await removeUploadedUntil(tx, rejectedSince(until), until, now))
  })
}

/** The file is replaced before its row says so; until then either key opens it, since the file names its own. */
async function sealAnew(ctx: Context, { store, sealer }: Deps): Promise<void> {
  let after = ''
  for (;;) {
    const files = await listSealedOtherwise(ctx.db, { keyId: sealer.keyId, store: store.name, after, most: batch })
    for (const { id, key } of files) {
      after = id
      try {
        const place = placeOf(id)
        const sealed = await store.get(key, maxFileBytes(limits.catererDocument.maxBytes))
        await store.put(key, sealer.seal(sealer.open(sealed, place), place))
        // It was removed meanwhile.
        if (!(await saveKey(ctx.db, id, sealer.keyId))) await store.remove(key)
      } catch (error) {
        if (!(error instanceof StoreError || error instanceof SealError)) throw error
        ctx.log.warn({ reason: error.reason, document: id }, 'document key change delayed')
      }
    }
    if (files.length < batch) return
  }
}
