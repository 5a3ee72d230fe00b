import { FilePlus } from 'lucide-react'
import { useId } from 'react'
import type { CatererDocument } from '#contract/endpoints/caterer-documents.ts'
import { limits } from '#contract/limits.ts'
import { documentUploadTypes, type DocumentKind } from '#contract/rules/caterer-document.ts'
import { DocumentLine } from '#web/shared/caterer-documents/document-line.tsx'
import { dayAdded, kindText } from '#web/shared/caterer-documents/document-text.ts'
import { FilePicker } from '#web/shared/upload/file-picker.tsx'
import { UploadRow } from '#web/shared/upload/upload-row.tsx'
import { useUploads, type OnUnderWay } from '#web/shared/upload/use-uploads.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { askFirst } from '#web/ui/overlays/alert-dialog.tsx'
import { documentUploads } from './document-uploads.ts'
import type { Documents } from './use-documents.ts'

interface DocumentsOfKindProps {
  catererId: string
  kind: DocumentKind
  documents: readonly CatererDocument[]
  /** Documents that may still be added, of any kind. */
  room: number
  state: Documents
  onUnderWay: OnUnderWay
}

const hints: Partial<Record<DocumentKind, () => string>> = {
  fssai_licence: m.caterer_documents_fssai_hint,
  cancelled_cheque: m.caterer_documents_cheque_hint,
}

/** One kind of document: what was uploaded, what is on its way, and a picker for more. */
export function DocumentsOfKind({ catererId, kind, documents, room, state, onUnderWay }: DocumentsOfKindProps) {
  const id = useId()
  const uploads = useUploads({ kind: documentUploads(catererId, kind), room, onUploaded: state.added, onUnderWay })
  const name = kindText[kind]()
  const hint = hints[kind]?.()
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium">{name}</legend>
      {hint && <p className="text-sm text-ink-soft">{hint}</p>}
      {documents.length > 0 && (
        <ul
          aria-label={m.caterer_documents_of_kind({ kind: name })}
          className="mt-2 rounded-box border border-line bg-surface p-3"
        >
          {documents.map((document) => (
            <DocumentLine
              key={document.id}
              document={document}
              path={`/api/caterer/${catererId}/documents/${document.id}`}
            >
              <RemoveButton document={document} state={state} />
            </DocumentLine>
          ))}
        </ul>
      )}
      {uploads.items.length > 0 && (
        <ul className="mt-2 flex flex-col gap-2" aria-label={m.upload_under_way()}>
          {uploads.items.map((item) => (
            <UploadRow key={item.id} item={item} uploads={uploads} />
          ))}
        </ul>
      )}
      {room > 0 ? (
        <FilePicker
          id={id}
          types={documentUploadTypes}
          label={m.caterer_documents_add_kind({ kind: name })}
          hint={m.caterer_documents_kinds()}
          onFiles={uploads.add}
          button={
            <>
              <FilePlus aria-hidden size={20} />
              {m.caterer_documents_add()}
            </>
          }
        />
      ) : (
        <p className="mt-2 text-sm text-ink-soft">
          {m.caterer_documents_full({ max: limits.catererDocument.perCaterer })}
        </p>
      )}
    </fieldset>
  )
}

function RemoveButton({ document, state }: { document: CatererDocument; state: Documents }) {
  const about = { kind: kindText[document.kind](), day: dayAdded(document) }
  const remove = async () => {
    const answers = { no: m.caterer_documents_keep(), yes: m.caterer_documents_remove_yes() }
    if (await askFirst(m.caterer_documents_remove_question(about), answers)) await state.remove(document.id)
  }
  return (
    <Button
      variant="quiet"
      size="small"
      pending={state.removing === document.id}
      aria-label={m.caterer_documents_remove_kind(about)}
      onClick={() => void remove()}
    >
      {m.caterer_documents_remove()}
    </Button>
  )
}
