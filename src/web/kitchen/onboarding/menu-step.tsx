import { Link, useNavigate } from 'react-router'
import type { OwnCaterer } from '#contract/endpoints/caterers.ts'
import type { User } from '#contract/endpoints/identity.ts'
import type { OwnOffer } from '#contract/endpoints/offer/own-offer.ts'
import { paths } from '#contract/paths.ts'
import { m } from '#messages'
import { MenuForm } from '#web/kitchen/menus/menu-form.tsx'
import { useMenuForm } from '#web/kitchen/menus/use-menu-form.ts'
import { useSubmitMenus } from '#web/kitchen/menus/use-submit-menus.ts'
import { Button } from '#web/ui/controls/button.tsx'

interface MenuStepProps {
  user: User
  caterer: OwnCaterer
  offer: OwnOffer
}

/** Step 2. It leads to step 3 once all menus were processed (R279). */
export function MenuStep({ user, caterer, offer }: MenuStepProps) {
  const navigate = useNavigate()
  const form = useMenuForm(user, offer)
  const next = paths.onboarding({ step: 3 })
  const submitting = useSubmitMenus({
    form,
    catererId: caterer.id,
    offer,
    onDone: () => void navigate(next),
  })
  const isDone = offer.menus.length > 0 && form.work.length === 0
  return (
    <div className="flex flex-col gap-4">
      <MenuForm form={form} submitting={submitting} cateringType={caterer.cateringType} />
      {isDone && <Button asLink={(look) => <Link to={next} {...look} />}>{m.onboarding_to_step_3()}</Button>}
    </div>
  )
}
