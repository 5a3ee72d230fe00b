import type { CatererView } from '#contract/endpoints/caterers.ts'
import { ApiError } from '#web/shared/api/api-error.ts'
import { publicApi } from '#web/shared/api/public-api.ts'
import type { Draft } from '#web/shared/draft/draft-shape.ts'
import { reloadDraft } from '#web/shared/draft/draft-store.ts'
import { offerFrom, type Offer } from '#web/shared/draft/offer.ts'

/** Everything that ordering is about, or why there is nothing to order. */
export type Ordering =
  | { state: 'ready'; caterer: CatererView; offer: Offer }
  | { state: 'no_draft' }
  /** Caterer or package has gone since the draft was begun. */
  | { state: 'gone'; caterer: CatererView | undefined }
  | { state: 'failed' }

/** Reads the draft and loads its caterer, menus and package. Never throws: what is typed must stay in sight. */
export async function loadOrdering(): Promise<Ordering> {
  const draft = reloadDraft()
  if (!draft) return { state: 'no_draft' }
  try {
    return await loadFor(draft)
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { state: 'gone', caterer: undefined }
    return { state: 'failed' }
  }
}

/** False once the order was begun again with another package, as in another tab. */
export function isAbout(draft: Pick<Draft, 'packageId'>, { offer }: { offer: Pick<Offer, 'id'> }): boolean {
  return draft.packageId === offer.id
}

async function loadFor({ catererId, packageId }: Draft): Promise<Ordering> {
  const params = { catererId }
  const [caterer, menus, packages] = await Promise.all([
    publicApi('GET /api/caterer/{id}', { params: { id: catererId } }),
    publicApi('GET /api/menus/caterer/{catererId}', { params }),
    publicApi('GET /api/dishes/caterer/{catererId}', { params }),
  ])
  const pack = packages.find((candidate) => candidate.id === packageId)
  return pack ? { state: 'ready', caterer, offer: offerFrom(pack, menus) } : { state: 'gone', caterer }
}
