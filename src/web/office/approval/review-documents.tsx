import type { ReviewDetail } from '#contract/endpoints/approval.ts'
import { actsQuery } from '#web/office/audit/audit-query.ts'
import { DocumentLine } from '#web/shared/caterer-documents/document-line.tsx'
import { queryClient } from '#web/shared/query/query-client.ts'
import { m } from '#messages'
import { OfficeSection } from './office-section.tsx'

/** What a caterer uploaded for its approval. Downloads are recorded, and the record is shown anew. */
export function ReviewDocuments({ detail: { caterer, documents } }: { detail: ReviewDetail }) {
  const { id } = caterer
  const recorded = () => void queryClient().invalidateQueries({ queryKey: actsQuery(id).queryKey })
  return (
    <OfficeSection title={m.office_documents()}>
      {documents.length === 0 ? (
        <p className="text-ink-soft">{m.office_documents_none()}</p>
      ) : (
        <>
          <p className="text-ink-soft">{m.office_documents_recorded()}</p>
          <ul aria-label={m.office_documents()}>
            {documents.map((document) => (
              <DocumentLine
                key={document.id}
                isNamed
                document={document}
                path={`/api/admin/caterers/${id}/documents/${document.id}`}
                onDownloaded={recorded}
              />
            ))}
          </ul>
        </>
      )}
    </OfficeSection>
  )
}
