import type { CatererDocument } from '#contract/endpoints/caterer-documents.ts'
import { limits } from '#contract/limits.ts'
import { documentUploadTypes, type DocumentKind } from '#contract/rules/caterer-document.ts'
import { uploadFile } from '#web/shared/api/upload-file.ts'
import type { UploadKind } from '#web/shared/upload/upload-kind.ts'
import { m } from '#messages'

const { maxBytes, perCaterer } = limits.catererDocument

/** Documents of one kind, each of which becomes the list of all documents. */
export function documentUploads(catererId: string, kind: DocumentKind): UploadKind<CatererDocument[]> {
  return {
    maxBytes,
    types: documentUploadTypes,
    // A photograph of a phone is often too large; a PDF cannot be drawn again here.
    canShrink: ({ type }) => type.startsWith('image/'),
    text: {
      wrongType: m.error_document_type_unsupported,
      tooLarge: m.error_document_too_large,
      failed: m.upload_failed,
      noRoom: () => m.caterer_documents_full({ max: perCaterer }),
    },
    send: (file, name, options) =>
      uploadFile(
        'POST /api/caterer/{id}/documents',
        { params: { id: catererId }, query: { kind } },
        { file, name },
        options,
      ),
    report({ uploaded, failed }) {
      const done = { text: m.caterer_documents_added({ count: uploaded }), kind: 'success' as const }
      const errors = failed.map((name) => ({ text: m.upload_failed({ name }), kind: 'error' as const }))
      return [...(uploaded > 0 ? [done] : []), ...errors]
    },
  }
}
