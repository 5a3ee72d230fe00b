import type { DocumentKind, DocumentType } from '#contract/rules/caterer-document.ts'
import { table } from '#server/kernel/sql.ts'

export const catererDocuments = table<'caterer_documents', { kind: DocumentKind; media_type: DocumentType }>(
  'caterer_documents',
)
