import { useId } from 'react'
import type { CatererDocument } from '#contract/endpoints/caterer-documents.ts'
import { limits } from '#contract/limits.ts'
import { documentKinds } from '#contract/rules/caterer-document.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import type { OnUnderWay } from '#web/shared/upload/use-uploads.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { DocumentsOfKind } from './documents-of-kind.tsx'
import { useDocuments, type Documents } from './use-documents.ts'

const { perCaterer, rejectedDays } = limits.catererDocument

interface DocumentsSectionProps {
  /** Undefined while there is no caterer. */
  catererId: string | undefined
  onUnderWay: OnUnderWay
}

/** What a caterer shows for its approval; for its owner, once there is a caterer. */
export function DocumentsSection({ catererId, onUnderWay }: DocumentsSectionProps) {
  const id = useId()
  const { user } = useSession()
  const isOwner = user?.part === undefined || user.part === 'owner'
  return (
    <section id="documents" aria-labelledby={id} className="flex scroll-mt-24 flex-col gap-4 border-b border-line pb-6">
      <h2 id={id} className="headline text-heading">
        {m.caterer_documents_title()}
      </h2>
      <p className="text-ink-soft">
        {m.caterer_documents_lead()} {m.caterer_documents_rejected({ days: rejectedDays })}
      </p>
      {!isOwner && <p>{m.caterer_documents_owner_only()}</p>}
      {isOwner && catererId === undefined && <p>{m.caterer_documents_after_saving()}</p>}
      {isOwner && catererId !== undefined && <OwnDocuments catererId={catererId} onUnderWay={onUnderWay} />}
    </section>
  )
}

function OwnDocuments({ catererId, onUnderWay }: { catererId: string; onUnderWay: OnUnderWay }) {
  const state = useDocuments(catererId)
  const { documents, failed, load } = state
  if (documents) return <Kinds {...{ catererId, documents, state, onUnderWay }} />
  if (!failed)
    return (
      <div>
        <VisuallyHidden>{m.ui_loading()}</VisuallyHidden>
        <Skeleton className="h-[32rem] sm:h-[26.5rem]" />
      </div>
    )
  return (
    <div role="alert" className="flex flex-col items-start gap-3 rounded-box bg-sunken p-4">
      <p className="font-medium">{m.caterer_documents_failed()}</p>
      <p>{m.caterer_documents_failed_text()}</p>
      <Button onClick={load}>{m.ui_retry()}</Button>
    </div>
  )
}

interface KindsProps {
  catererId: string
  documents: readonly CatererDocument[]
  state: Documents
  onUnderWay: OnUnderWay
}

function Kinds({ catererId, documents, ...rest }: KindsProps) {
  return (
    <>
      <p className="figures text-sm text-ink-soft">
        {m.caterer_documents_count({ count: documents.length, max: perCaterer })}
      </p>
      {documentKinds.map((kind) => (
        <DocumentsOfKind
          key={kind}
          catererId={catererId}
          kind={kind}
          documents={documents.filter((document) => document.kind === kind)}
          room={perCaterer - documents.length}
          {...rest}
        />
      ))}
    </>
  )
}
