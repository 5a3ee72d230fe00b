import type { ReviewList } from '#contract/endpoints/approval.ts'
import { paths } from '#contract/paths.ts'
import type { ListParams } from './approval-queries.ts'

/** The lists in the order of their tabs. */
export const shownLists = [
  'new',
  'revised',
  'changes_requested',
  'approved',
  'rejected',
  'suspended',
] as const satisfies readonly ReviewList[]

/** Reads which list the URL asks for; what it does not know is the first page of new profiles. */
export function listParamsOf(params: URLSearchParams): ListParams {
  const list = shownLists.find((known) => known === params.get('list')) ?? 'new'
  const page = Number(/^[1-9]\d{0,4}$/.exec(params.get('page') ?? '')?.[0] ?? 1)
  return { list, page }
}

/** Returns the path of a list. */
export function pathOfList({ list, page }: ListParams): string {
  return paths.adminCaterers({ list: list === 'new' ? undefined : list, page: page === 1 ? undefined : page })
}
