import type { User } from '#contract/endpoints/identity.ts'
import type { OwnOffer } from '#contract/endpoints/offer/own-offer.ts'
import { MenuForm } from '#web/kitchen/menus/menu-form.tsx'
import { useMenuForm } from '#web/kitchen/menus/use-menu-form.ts'
import { useSubmitMenus } from '#web/kitchen/menus/use-submit-menus.ts'
import { OfferSkeleton } from '#web/kitchen/offer/offer-gate.tsx'
import { useOwnCaterer } from '#web/kitchen/onboarding/use-own-caterer.ts'
import { m } from '#messages'
import { ErrorState } from '#web/ui/display/empty-state.tsx'

interface MenusPartProps {
  user: User
  catererId: string
  offer: OwnOffer
}

/** Menu categories and their dishes, with the diets that the caterer's profile names. */
export function MenusPart(props: MenusPartProps) {
  const own = useOwnCaterer(props.user)
  if (own.state === 'failed') return <ErrorState title={m.manage_load_failed()} onRetry={own.retry} />
  return own.caterer ? <Menus {...props} cateringType={own.caterer.cateringType} /> : <OfferSkeleton />
}

type MenusProps = MenusPartProps & Pick<Parameters<typeof MenuForm>[0], 'cateringType'>

function Menus({ user, catererId, offer, cateringType }: MenusProps) {
  const form = useMenuForm(user, offer)
  const submitting = useSubmitMenus({ form, catererId, offer, onDone: () => undefined })
  return (
    <div className="max-w-3xl">
      <MenuForm form={form} submitting={submitting} cateringType={cateringType} />
    </div>
  )
}
