import { listPapers as listEndpoint, type Paper } from '#contract/endpoints/ordering.ts'
import { Id } from '#contract/endpoints/shared.ts'
import { toRupees } from '#contract/values/money.ts'
import type { Api } from '../../http/api.ts'
import { refuse } from '../../kernel/refusal.ts'
import { drawDocument, type Document } from '../documents/index.ts'
import { getEventFile } from './operations/get-event-file.ts'
import { getPaper, listPapers } from './operations/get-papers.ts'

/** The papers of an order and its entry for calendars: files, so two of the routes answer no JSON. */
export function bindPapers(api: Api, site: URL): void {
  api.on(listEndpoint, async (ctx, { params }) => (await listPapers(ctx, params.id)).map(paperView))

  api.raw.get('/api/orders/:id/documents/:file{.+\\.pdf}', async (c) => {
    const ctx = api.contextOf(c)
    if (ctx.actor.kind !== 'user') throw refuse('not_signed_in')
    const paper = await getPaper(ctx, idOf(c.req.param('id')), idOf(c.req.param('file').slice(0, -'.pdf'.length)))
    return c.body(new Uint8Array(await drawDocument(paper)), 200, {
      'Content-Type': 'application/pdf',
      ...fileHeaders(`${paper.number.replaceAll('/', '-')}.pdf`),
    })
  })

  api.raw.get('/api/orders/:id/event.ics', async (c) => {
    const ctx = api.contextOf(c)
    if (ctx.actor.kind !== 'user') throw refuse('not_signed_in')
    const id = idOf(c.req.param('id'))
    return c.body(await getEventFile(ctx, id, site), 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      ...fileHeaders(`pangat-${id}.ics`),
    })
  })
}

/** What is no id is as missing as an order that is not there. */
function idOf(text: string): string {
  const id = Id.safeParse(text)
  if (!id.success) throw refuse('order_not_found')
  return id.data
}

function fileHeaders(name: string): Record<string, string> {
  return { 'Content-Disposition': `attachment; filename="${name}"`, 'Cache-Control': 'no-store' }
}

function paperView({ id, kind, number, issuedAt, amount, orderId }: Document): Paper {
  const pdf = `/api/orders/${orderId}/documents/${id}.pdf`
  return { id, kind, number, issuedAt: issuedAt.toISOString(), amount: toRupees(amount), pdf }
}
