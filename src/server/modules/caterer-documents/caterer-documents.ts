import type { CatererDocument } from '#contract/endpoints/caterer-documents.ts'
import { limits } from '#contract/limits.ts'
import type { DocumentKind } from '#contract/rules/caterer-document.ts'
import type { Context } from '#server/kernel/context.ts'
import type { RateLimits } from '#server/kernel/rate-limit.ts'
import type { Upload } from '#server/kernel/upload.ts'
import type { Deps } from './deps.ts'
import { addDocument } from './operations/add-document.ts'
import { deleteDocument } from './operations/delete-document.ts'
import { listOwnDocuments } from './operations/list-own-documents.ts'
import { readDocument, readOwnDocument, type DocumentContent } from './operations/read-document.ts'
import { tidyDocuments } from './operations/tidy-documents.ts'

/** Documents that caterers show for their approval. */
export interface CatererDocuments {
  list(ctx: Context, catererId: string): Promise<CatererDocument[]>
  add(ctx: Context, catererId: string, given: { kind: DocumentKind; upload: Upload }): Promise<CatererDocument[]>
  /** For the owner. */
  readOwn(ctx: Context, catererId: string, id: string): Promise<DocumentContent>
  /** For admins. */
  read(ctx: Context, catererId: string, id: string): Promise<DocumentContent>
  delete(ctx: Context, catererId: string, id: string): Promise<CatererDocument[]>
  /** A background job. */
  tidy(ctx: Context): Promise<void>
}

export function createCatererDocuments({
  rateLimits,
  ...given
}: Omit<Deps, 'uploadsByAccount'> & { rateLimits: RateLimits }): CatererDocuments {
  const { uploadsAnHour } = limits.catererDocument
  const uploadsByAccount = rateLimits('document-uploads', { tries: uploadsAnHour, seconds: 60 * 60 })
  const deps: Deps = { ...given, uploadsByAccount }
  return {
    list: listOwnDocuments,
    add: (ctx, catererId, given) => addDocument(ctx, deps, catererId, given),
    readOwn: (ctx, catererId, id) => readOwnDocument(ctx, deps, catererId, id),
    read: (ctx, catererId, id) => readDocument(ctx, deps, catererId, id),
    delete: (ctx, catererId, id) => deleteDocument(ctx, deps, catererId, id),
    tidy: (ctx) => tidyDocuments(ctx, deps),
  }
}
