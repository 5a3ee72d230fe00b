import { roles } from '#contract/values/role.ts'
import { useRequireRole } from '#web/shared/session/use-require-role.ts'
import { WrongRole } from '#web/shared/sign-in/wrong-role.tsx'
import { CustomisePage } from '#web/booking/customise/customise-page.tsx'
import { CustomiseSkeleton } from '#web/booking/customise/customise-skeleton.tsx'
import { currentDraft, replaceDraft, useDraft } from '#web/shared/draft/draft-store.ts'
import { isAbout, loadOrdering } from '#web/booking/steps/load-ordering.ts'
import { refit } from '#web/shared/draft/suggested-menu.ts'
import { ReloadPrompt, NoDraft, NothingToOrder } from '#web/booking/steps/ordering-states.tsx'
import { pageMeta } from '#web/shared/site/page-meta.ts'
import { isOtherFragment } from '#web/shared/api/same-data.ts'
import { m } from '#messages'
import type { Route } from './+types/customise.ts'

export const meta = () => pageMeta({ title: m.customise_title(), indexed: false })

/** Loads what is being ordered, removes what the menu no longer has, and starts with the menu that the package suggests. */
export async function clientLoader() {
  const ordering = await loadOrdering()
  const draft = currentDraft()
  // Another tab may have begun another order while this one was fetched.
  if (ordering.state !== 'ready' || !draft || !isAbout(draft, ordering)) return { ordering, gone: [] }
  const fitted = refit(draft, ordering.offer)
  replaceDraft(fitted.draft)
  return { ordering, gone: fitted.gone }
}

/** Walking from category to category changes only the address. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: {
  currentUrl: URL
  nextUrl: URL
  defaultShouldRevalidate: boolean
}) {
  const onlyWalks = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return defaultShouldRevalidate && !onlyWalks && !isOtherFragment(currentUrl, nextUrl)
}

export const HydrateFallback = CustomiseSkeleton

export default function Customise({ loaderData: { ordering, gone } }: Route.ComponentProps) {
  const draft = useDraft()
  const admission = useRequireRole(roles.customer)
  if (admission.state === 'wrong_role') return <WrongRole needed="2" user={admission.user} />
  if (ordering.state !== 'ready') return <NothingToOrder ordering={ordering} />
  if (!draft) return <NoDraft />
  if (!isAbout(draft, ordering)) return <ReloadPrompt key={draft.packageId} shape={<CustomiseSkeleton />} />
  return <CustomisePage caterer={ordering.caterer} offer={ordering.offer} draft={draft} gone={gone} />
}
