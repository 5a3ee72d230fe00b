import * as endpoints from '#contract/endpoints/caterer-documents.ts'
import { dayInIndia } from '#contract/values/calendar.ts'
import type { Api, FileReply } from '#server/http/api.ts'
import type { CatererDocuments } from './index.ts'
import type { DocumentContent } from './operations/read-document.ts'

export function bindCatererDocuments(api: Api, documents: CatererDocuments): void {
  api.on(endpoints.listCatererDocuments, (ctx, { params }) => documents.list(ctx, params.id))
  api.upload(endpoints.addCatererDocument, (ctx, upload, { params, query }) =>
    documents.add(ctx, params.id, { kind: query.kind, upload }),
  )
  api.file(endpoints.getCatererDocument, async (ctx, { params: { id, documentId } }) =>
    fileOf(await documents.readOwn(ctx, id, documentId)),
  )
  api.on(endpoints.deleteCatererDocument, (ctx, { params: { id, documentId } }) =>
    documents.delete(ctx, id, documentId),
  )
  api.file(endpoints.getReviewedDocument, async (ctx, { params: { id, documentId } }) =>
    fileOf(await documents.read(ctx, id, documentId)),
  )
}

/** The name that its uploader gave it is not kept: it may tell more than the document. */
function fileOf({ kind, mediaType, createdAt, body }: DocumentContent): FileReply {
  const ending = mediaType === 'application/pdf' ? 'pdf' : 'jpg'
  return { body, name: `${kind.replaceAll('_', '-')}-${dayInIndia(createdAt)}.${ending}`, type: mediaType }
}
