import { limits } from '#contract/limits.ts'
import type { DocumentKind, DocumentType } from '#contract/rules/caterer-document.ts'
import { StoreError } from '#server/adapters/store-error.ts'
import { fail } from '#server/kernel/app-error.ts'
import type { Context } from '#server/kernel/context.ts'
import { publish } from '#server/kernel/events.ts'
import { errorName } from '#server/kernel/log.ts'
import { SealError } from '#server/kernel/sealing/sealed.ts'
import type { Deps } from '../deps.ts'
import { findShown } from '../queries/shown.ts'
import { requireOwner } from '#server/modules/members/index.ts'
import { maxFileBytes, placeOf } from './place.ts'

/** A document as it is downloaded. */
export interface DocumentContent {
  kind: DocumentKind
  mediaType: DocumentType
  createdAt: Date
  body: Uint8Array<ArrayBuffer>
}

/** Returns a document of the caller's caterer, as {@link readDocument}. */
export async function readOwnDocument(
  ctx: Context,
  deps: Deps,
  catererId: string,
  id: string,
): Promise<DocumentContent> {
  await requireOwner(ctx, ctx.db, catererId)
  return readDocument(ctx, deps, catererId, id)
}

/**
 * Decrypts a document and records that the caller saw it; nobody gets one of which that could not be recorded. Throws
 * `document_not_found`, and `document_unavailable` while the store fails or the key is missing.
 */
export async function readDocument(
  ctx: Context,
  { store, sealer }: Pick<Deps, 'store' | 'sealer'>,
  catererId: string,
  id: string,
): Promise<DocumentContent> {
  const found = await findShown(ctx.db, catererId, id)
  if (!found) throw fail('document_not_found')
  const { kind, mediaType, createdAt } = found
  const body = await contentOf(ctx, { store, sealer }, found)
  await ctx.transaction((tx) =>
    publish(tx, { type: 'caterer.document_viewed', subject: catererId }, {}, { after: { document: id, kind } }),
  )
  return { kind, mediaType, createdAt, body: new Uint8Array(body) }
}

async function contentOf(
  ctx: Context,
  { store, sealer }: Pick<Deps, 'store' | 'sealer'>,
  file: { id: string; key: string; store: string },
): Promise<Buffer> {
  try {
    if (file.store !== store.name) throw new StoreError(`kept_in_${file.store}`)
    const sealed = await store.get(file.key, maxFileBytes(limits.catererDocument.maxBytes))
    return sealer.open(sealed, placeOf(file.id))
  } catch (error) {
    if (!(error instanceof StoreError || error instanceof SealError)) throw error
    ctx.log.error({ err: errorName(error), reason: error.reason, document: file.id }, 'document reading failed')
    throw fail('document_unavailable')
  }
}
