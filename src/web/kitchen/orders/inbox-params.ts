import { inboxParts, type InboxPart } from '#contract/rules/inbox-part.ts'

/** Parameters of the link to the inbox. */
export interface InboxParams {
  show: InboxPart
  /** What is searched for; empty for nothing. */
  q: string
  /** Counted from 1. */
  page: number
}

const mostPages = 99_999

/** Reads the parameters of the inbox. Unknown parts become what is to be answered, invalid pages the first. */
export function inboxParamsOf(params: URLSearchParams): InboxParams {
  const page = Number(params.get('page') ?? '1')
  return {
    show: inboxParts.find((part) => part === params.get('show')) ?? 'to_answer',
    q: (params.get('q') ?? '').trim(),
    page: Number.isInteger(page) && page >= 1 && page <= mostPages ? page : 1,
  }
}

/** Returns the query of a link to the inbox, without what is usual. A search is one through all parts. */
export function inboxLink({ show = 'to_answer', q = '', page = 1 }: Partial<InboxParams>) {
  return { show: q || show === 'to_answer' ? undefined : show, q, page: page > 1 ? page : undefined }
}
