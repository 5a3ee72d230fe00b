import { keepPreviousData } from '@tanstack/react-query'
import { isCancellable, isOver, wasPaid } from '#contract/rules/order-life-cycle.ts'
import { Download, FileText } from 'lucide-react'
import type { OrderDocument } from '#contract/endpoints/orders/documents.ts'
import type { OrderView } from '#contract/endpoints/orders/order.ts'
import { formatMoment } from '#contract/values/calendar.ts'
import { formatRupees } from '#contract/values/money.ts'
import type { OrderState } from '#contract/values/order-state.ts'
import { usePrivateQuery } from '#web/shared/query/query-client.ts'
import { m } from '#messages'
import { Button } from '#web/ui/controls/button.tsx'
import { ErrorState } from '#web/ui/display/empty-state.tsx'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { documentsQuery } from './documents-query.ts'
import { FoldedSection } from './folded-section.tsx'
import { useDownload } from './use-download.ts'

const kinds: Record<OrderDocument['kind'], () => string> = {
  receipt: m.orders_document_receipt,
  invoice: m.orders_document_invoice,
  bill_of_supply: m.orders_document_bill_of_supply,
  refund_voucher: m.orders_document_refund_voucher,
  credit_note: m.orders_document_credit_note,
}

/** Receipt, invoice and what else was issued for the order, as PDF; or when the first will come. */
export function DocumentsSection({ order }: { order: OrderView }) {
  const { documents, failed, load } = useDocuments(order)
  const toCome = toComeOf(order.state)
  return (
    <FoldedSection title={m.orders_documents()}>
      {failed ? (
        <ErrorState level={3} title={m.orders_documents_failed()} text={m.orders_failed_text()} onRetry={load} />
      ) : !documents ? (
        <>
          <VisuallyHidden>{m.ui_loading()}</VisuallyHidden>
          <Skeleton className="h-16" />
        </>
      ) : (
        <>
          {documents.length > 0 && (
            <ul aria-label={m.orders_documents()} className="flex flex-col">
              {documents.map((issued) => (
                <DocumentRow key={issued.id} issued={issued} />
              ))}
            </ul>
          )}
          {documents.length === 0 && <p>{whyNone(order)}</p>}
          {toCome && <p className="mt-2 text-sm text-ink-soft">{toCome}</p>}
        </>
      )}
    </FoldedSection>
  )
}

function DocumentRow({ issued }: { issued: OrderDocument }) {
  const { busy, download } = useDownload()
  const name = kinds[issued.kind]()
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-3 first:pt-0 last:border-0 last:pb-0">
      <FileText aria-hidden size={28} strokeWidth={1.5} className="shrink-0 text-leaf" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{name}</p>
        <p className="figures text-sm wrap-anywhere text-ink-soft">
          {m.orders_document_of({ number: issued.number, amount: formatRupees(issued.amount) })}
        </p>
        <p className="figures text-sm text-ink-soft">{formatMoment(new Date(issued.issuedAt))}</p>
      </div>
      <Button
        size="small"
        className="print:hidden"
        icon={<Download aria-hidden size={18} />}
        pending={busy}
        aria-label={m.orders_document_download({ name, number: issued.number })}
        onClick={() => void download(issued.pdf)}
      >
        {m.orders_document_pdf()}
      </Button>
    </li>
  )
}

function whyNone({ state }: OrderView): string {
  if (isOver(state) && !wasPaid(state)) return m.orders_documents_unpaid()
  return state === 'completed' ? m.orders_documents_never() : m.orders_documents_none()
}

/** Which document comes next, and with what. */
function toComeOf(state: OrderState): string | undefined {
  if (state === 'awaiting_payment') return m.orders_documents_with_payment()
  return isCancellable(state) ? m.orders_documents_with_supply() : undefined
}

/** Documents, reloaded whenever the order's state changes; earlier ones stay visible until then. */
function useDocuments(order: OrderView) {
  const { data, isLoadingError, refetch } = usePrivateQuery(documentsQuery(order), {
    placeholderData: keepPreviousData,
  })
  return { documents: data, failed: isLoadingError, load: () => void refetch() }
}
