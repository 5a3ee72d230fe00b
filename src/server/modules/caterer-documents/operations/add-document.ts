import type { CatererDocument } from '#contract/endpoints/caterer-documents.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import type { DocumentKind } from '#contract/rules/caterer-document.ts'
import { ImageError, type DocumentFile } from '#server/adapters/image-encoder/image-encoder.ts'
import { StoreError } from '#server/adapters/store-error.ts'
import { fail } from '#server/kernel/app-error.ts'
import { userOf, type Context, type Queryable } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import { errorName } from '#server/kernel/log.ts'
import type { Upload, UploadedFile } from '#server/kernel/upload.ts'
import { askForReview, lockOfferer } from '#server/modules/caterers/index.ts'
import type { Deps } from '../deps.ts'
import { listShown } from '../queries/shown.ts'
import { countDocuments, insertDocument, markStored, removeDocument } from '../store.ts'
import { deleteFiles } from './delete-files.ts'
import { requireOwner } from '#server/modules/members/index.ts'
import { placeOf } from './place.ts'

/**
 * Reads, examines, encrypts and stores a document of the caller's caterer, which is reviewed again when it was asked for changes.
 * Of one that is not taken, that the store does not take, or whose client leaves before the answer, nothing stays.
 */
export async function addDocument(
  ctx: Context,
  deps: Deps,
  catererId: string,
  { kind, upload }: { kind: DocumentKind; upload: Upload },
): Promise<CatererDocument[]> {
  const { userId } = userOf(ctx)
  await requireOwner(ctx, ctx.db, catererId)
  await deps.uploadsByAccount.take(userId)
  await requireRoom(ctx.db, catererId)
  const given = await upload.read({ missing: 'document_needed', tooLarge: 'document_too_large' })
  const file = await examined(deps, given, upload.signal)

  const { store, sealer } = deps
  const id = ctx.newId()
  const key = keyOf(id)
  await ctx.transaction(async (tx) => {
    // Uploads to one caterer are counted one after the other.
    await lockOfferer(tx, catererId)
    await requireOwner(ctx, tx, catererId)
    await requireRoom(tx, catererId)
    const { type: mediaType, bytes } = file
    const document = { id, catererId, userId, kind, mediaType, bytes: bytes.length }
    await insertDocument(tx, { ...document, store: store.name, key, sealedWith: sealer.keyId }, ctx.clock.now())
  })
  // The row comes first: what is stored without one would never be found again.
  try {
    await store.put(key, sealer.seal(file.bytes, placeOf(id)))
    // Nobody hears this.
    if (upload.signal.aborted) throw fail('malformed')
    await finish(ctx, { catererId, id, kind })
  } catch (error) {
    const removed = await removeDocument(ctx.db, { catererId, id }, ctx.clock.now())
    await deleteFiles(ctx, deps, [removed ?? { id, key }])
    if (!(error instanceof StoreError)) throw error
    ctx.log.error({ err: errorName(error), reason: error.reason }, 'document upload failed')
    throw fail('document_store_unavailable', { name: given.name })
  }
  return listShown(ctx.db, catererId)
}

/** Shows a document whose file is stored. */
async function finish(
  ctx: Context,
  { catererId, id, kind }: { catererId: string; id: string; kind: DocumentKind },
): Promise<void> {
  await ctx.transaction(async (tx) => {
    const now = ctx.clock.now()
    await askForReview(tx, catererId, now)
    if (!(await markStored(tx, id, now))) throw fail('session_ended')
    const event = { type: 'caterer.document_added', subject: catererId } as const
    await publish(tx, event, {}, { after: { document: id, kind } })
  })
}

async function requireRoom(db: Queryable, catererId: string): Promise<void> {
  const { perCaterer } = limits.catererDocument
  if ((await countDocuments(db, catererId)) >= perCaterer) throw fail('documents_limit', { max: perCaterer })
}

const problemCodes = {
  unsupported: 'document_type_unsupported',
  unreadable: 'document_unreadable',
  locked: 'document_locked',
  unsafe: 'document_unsafe',
  busy: 'busy',
} as const satisfies Record<ImageError['problem'], ErrorCode>

async function examined(
  { encoder }: Pick<Deps, 'encoder'>,
  { name, bytes }: UploadedFile,
  signal: AbortSignal,
): Promise<DocumentFile> {
  if (bytes.length === 0) throw fail('document_unreadable', { name })
  try {
    return await encoder.encodeDocument(bytes, signal)
  } catch (error) {
    if (!(error instanceof ImageError)) throw error
    throw error.problem === 'busy' ? fail('busy') : fail(problemCodes[error.problem], { name })
  }
}

/** Two characters of chance as a folder, so that none holds all files. */
function keyOf(id: string): string {
  const name = id.toLowerCase()
  return `documents/${name.slice(-2)}/${name}`
}
