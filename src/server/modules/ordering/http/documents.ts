import {
  getEventFile as getEventFileEndpoint,
  getDocumentFile,
  listDocuments as listEndpoint,
  type OrderDocument,
} from '#contract/endpoints/orders/documents.ts'
import { Id } from '#contract/endpoints/shared.ts'
import { toRupees } from '#contract/values/money.ts'
import type { Api } from '#server/http/api.ts'
import { fail } from '#server/kernel/app-error.ts'
import { documentFile, type Document } from '#server/modules/documents/index.ts'
import type { OrderingDeps } from '../deps.ts'
import { getEventFile } from '../operations/reading/get-event-file.ts'
import { getDocument, listDocuments } from '../operations/reading/get-documents.ts'

/** The documents of an order and its entry for calendars. */
export function bindDocuments(api: Api, deps: OrderingDeps): void {
  api.on(listEndpoint, async (ctx, { params }) => (await listDocuments(ctx, params.id)).map(documentView))

  api.file(getDocumentFile, async (ctx, { params }) => {
    const document = await getDocument(ctx, { orderId: idOf(params.id), documentId: idOf(idOfFile(params.file)) })
    const body = await documentFile(document)
    return { body, name: `${document.number.replaceAll('/', '-')}.pdf` }
  })
  api.file(getEventFileEndpoint, async (ctx, { params }) => {
    const id = idOf(params.id)
    return { body: await getEventFile(ctx, deps, id), name: `pangat-${id}.ics` }
  })
}

function idOfFile(name: string): string {
  return /^(.*)\.pdf$/.exec(name)?.[1] ?? ''
}

/** What is no id is as missing as an order that is not there. */
function idOf(text: string): string {
  const id = Id.safeParse(text)
  if (!id.success) throw fail('order_not_found')
  return id.data
}

function documentView({ id, kind, number, issuedAt, amount, orderId }: Document): OrderDocument {
  const pdf = `/api/orders/${orderId}/documents/${id}.pdf`
  return { id, kind, number, issuedAt: issuedAt.toISOString(), amount: toRupees(amount), pdf }
}
