import {
  getEventFile as getEventFileEndpoint,
  getPaperFile,
  listPapers as listEndpoint,
  type Paper,
} from '#contract/endpoints/order-papers.ts'
import { Id } from '#contract/endpoints/shared.ts'
import { toRupees } from '#contract/values/money.ts'
import type { Api } from '#server/http/api.ts'
import { fail } from '#server/kernel/app-error.ts'
import { paperFile, type Document } from '#server/modules/documents/index.ts'
import { getEventFile } from '../operations/reading/get-event-file.ts'
import { getPaper, listPapers } from '../operations/reading/get-papers.ts'

/** The papers of an order and its entry for calendars. */
export function bindPapers(api: Api, site: URL): void {
  api.on(listEndpoint, async (ctx, { params }) => (await listPapers(ctx, params.id)).map(paperView))

  api.file(getPaperFile, async (ctx, { params }) => {
    const paper = await getPaper(ctx, idOf(params.id), idOf(idOfFile(params.file)))
    const body = await paperFile(paper)
    return { body, name: `${paper.number.replaceAll('/', '-')}.pdf` }
  })
  api.file(getEventFileEndpoint, async (ctx, { params }) => {
    const id = idOf(params.id)
    return { body: await getEventFile(ctx, id, site), name: `pangat-${id}.ics` }
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

function paperView({ id, kind, number, issuedAt, amount, orderId }: Document): Paper {
  const pdf = `/api/orders/${orderId}/documents/${id}.pdf`
  return { id, kind, number, issuedAt: issuedAt.toISOString(), amount: toRupees(amount), pdf }
}
